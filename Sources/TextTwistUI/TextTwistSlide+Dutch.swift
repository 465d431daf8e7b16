import Kit

extension TextTwistSlide {
  static let dutch = TextTwistSlide(
    rack: "nlkweo",
    words: ["kol", "lek", "nek", "wok", "wol", "kolen", "welk", "wolk", "wolken"],
    found: ["nek", "wol", "welk", "kolen"], entered: "wo")
}
