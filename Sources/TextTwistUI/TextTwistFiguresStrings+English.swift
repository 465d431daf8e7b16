import Kit

extension TextTwistFiguresStrings {
  static let english = TextTwistFiguresStrings(
    chart: "Points a rack",
    racks: { $0 == 1 ? "rack" : "racks" }, best: "points, the best game",
    bestRack: "points, the best rack", bingos: { $0 == 1 ? "six-letter word" : "six-letter words" },
    last: { $0 == 1 ? "Last rack" : "Last \($0) racks" }, note: "All words of a rack double its points.")
}
