import Texts

extension Texts {
  /// A number from 2 to 12 in words, any other in figures; 1 has sentences of its own, because of its gender.
  package func numeral(_ count: Int) -> String {
    switch count {
    case 2: self("two")
    case 3: self("three")
    case 4: self("four")
    case 5: self("five")
    case 6: self("six")
    case 7: self("seven")
    case 8: self("eight")
    case 9: self("nine")
    case 10: self("ten")
    case 11: self("eleven")
    case 12: self("twelve")
    default: "\(count)"
    }
  }
}
