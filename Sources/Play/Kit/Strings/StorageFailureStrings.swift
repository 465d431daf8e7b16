import Records

/// Why the database cannot be used, in words, to stand after the name of its file.
public enum StorageFailureStrings {
  public static func english(_ failure: StorageFailure) -> String {
    switch failure {
    case .missing: "No such file or directory"
    case .noPermission: "Permission denied"
    case .isFolder: "Is a directory"
    case .notInFolder: "Not a directory"
    case .diskFull: "No space left on device"
    case .readOnlyDisk: "Read-only file system"
    case .ioError: "Input/output error"
    case .system(let message), .sqlite(let message): message
    case .locked: "other programs keep the database locked"
    case .readOnly: "it is read-only"
    case .newer: "it is of a newer version"
    case .notAFile: "it is not a file"
    }
  }

  /// What the system or SQLite says itself stays English.
  public static func dutch(_ failure: StorageFailure) -> String {
    switch failure {
    case .missing: "dat bestand of die map is er niet"
    case .noPermission: "geen toegang"
    case .isFolder: "dit is een map"
    case .notInFolder: "een deel van het pad is geen map"
    case .diskFull: "de schijf is vol"
    case .readOnlyDisk: "hier kan niet geschreven worden"
    case .ioError: "de schijf geeft een fout"
    case .system(let message), .sqlite(let message): message
    case .locked: "andere programma's houden de gegevens op slot"
    case .readOnly: "het mag alleen gelezen worden"
    case .newer: "het is van een nieuwere versie"
    case .notAFile: "het is geen bestand"
    }
  }
}
