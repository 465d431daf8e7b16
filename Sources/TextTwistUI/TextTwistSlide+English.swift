import Kit

extension TextTwistSlide {
  static let english = TextTwistSlide(
    rack: "lnatpe",
    words: [
      "ant", "ape", "let", "net", "pan", "pen", "lane", "late", "plan", "tale", "panel", "petal", "plane",
      "planet",
    ],
    found: ["ant", "net", "pen", "plan", "tale", "panel"], entered: "pl")
}
