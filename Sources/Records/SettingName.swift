/// The names under which the choices are saved that other parts of the program set or read, too. They never change.
public enum SettingName {
  public static let language = "language"
  /// The language of the words.
  public static let words = "words"
  public static let theme = "theme"
  public static let mouse = "mouse"
  public static let player = "player"
}
