import Kit

extension TextTwistSettingsStrings {
  static let dutch = TextTwistSettingsStrings(key: "t", timer: "Met een klok, of alle tijd die je wilt.")
}
