extension Vocabulary {
  /// Whether a word has the letters of a rack of Text Twist.
  public func hasRacks(_ alphabet: Alphabet) -> Bool {
    entries.contains { alphabet.word($0.phrase)?.count == Rack.size }
  }
}

extension Lexicon {
  /// The words of racks whose six letters are a word of a vocabulary: its words are common, and of the list's others those
  /// of six letters count but deal no rack.
  public init(racksOf vocabulary: Vocabulary, in lexicon: Lexicon, _ alphabet: Alphabet) {
    var lines: [String] = []
    var listed: Set<String> = []
    for (word, entry) in lexicon.scan() {
      let length = lexicon.letterCount(word)
      guard Rack.wordLengths.contains(length) else { continue }
      let text = lexicon.text(word)
      let isOwn = vocabulary.entry(of: text) != nil
      if isOwn { listed.insert(text) }
      let tier: Tier =
        entry.tier == .neverShown ? .neverShown : isOwn ? .common : length == Rack.size ? .rare : entry.tier
      let mark = entry.isFit || tier == .neverShown ? "" : "u"
      let spelling = lexicon.spelling(of: text)
      lines.append("\(text) \(tier.mark)\(mark)" + (spelling == text ? "" : " \(spelling)"))
    }
    for entry in vocabulary.entries {
      guard let word = alphabet.word(entry.phrase), Rack.wordLengths.contains(word.count),
        listed.insert(word).inserted
      else { continue }
      let spelling = String(entry.phrase.map(alphabet.letterCase.small))
      lines.append("\(word) \(Tier.common.mark)" + (spelling == word ? "" : " \(spelling)"))
    }
    self.init(lines)
  }
}

extension Lexicon.Tier {
  /// The tier as a list states it.
  fileprivate var mark: String { self == .neverShown ? "x" : "\(rawValue)" }
}
