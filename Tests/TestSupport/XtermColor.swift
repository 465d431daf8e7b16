#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour of xterm's palette of 256, as red, green and blue from 0 to 255.
public struct XtermColor: Equatable, Sendable {
  public var red, green, blue: Int

  public init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Numbers 16 to 255: a cube of six steps for red, green and blue, then greys.
  public init(_ index: Int) {
    precondition((16..<256).contains(index), "the first sixteen are the terminal's own")
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      self.init(red: grey, green: grey, blue: grey)
    } else {
      let steps = [0, 95, 135, 175, 215, 255]
      let cube = index - 16
      self.init(red: steps[cube / 36], green: steps[cube / 6 % 6], blue: steps[cube % 6])
    }
  }

  /// The first sixteen, as xterm has them unless they are changed: eight, and the same brighter.
  public init(first index: Int) {
    let colors = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    let color = colors[index]
    self.init(red: color >> 16, green: color >> 8 & 0xFF, blue: color & 0xFF)
  }

  /// The contrast of two colours according to WCAG 2: from 1 to 21.
  public func contrast(with other: XtermColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Int) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
