import Engines
import Glibc

extension Sentence {
  /// What the system says of an error; in Dutch what players meet most, else as the C library says it.
  public init(errno code: Int32) {
    let english = String(cString: strerror(code))
    let dutch =
      switch code {
      case ENOENT: "dat bestand of die map is er niet"
      case EACCES, EPERM: "geen toegang"
      case EISDIR: "dit is een map"
      case ENOTDIR: "een deel van het pad is geen map"
      case ENOSPC: "de schijf is vol"
      case EROFS: "hier kan niet geschreven worden"
      case EIO: "de schijf geeft een fout"
      default: english
      }
    self.init(english, dutch: dutch)
  }
}
