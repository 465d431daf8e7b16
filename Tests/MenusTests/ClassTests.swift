import Engines
import Play
import Records
import ScreenTesting
import Storage
import TestSupport
import Testing

@testable import Kit

/// A class: a teacher's folder of lists, and the homes of those who learn from it.
@Suite struct ClassTests {
  private static let first = Day(year: 2026, month: 9, day: 1)
  private static let language = TestSupport.language("de")

  /// The rows of the teacher's lists.
  private struct Teacher {
    var lists: [[(word: String, meaning: String)]] = []
    private var count = 0

    /// A word that no other has, of letters only.
    mutating func word() -> (word: String, meaning: String) {
      count += 1
      let letters = String(String(count + 1000).map { Array("abcdefghij")[Int(String($0))!] })
      return (
        ["die ", "der ", "das ", ""][count % 4] + letters + "o" + ["", ", -n"][count % 2],
        "meaning \(letters)"
      )
    }

    func write(_ list: Int, in folder: TemporaryFolder) throws {
      let rows = lists[list].map { "\($0.word)\t\($0.meaning)\n" }.joined()
      try folder.write(rows, to: "lists/lesson\(list + 1).tsv")
    }
  }

  /// Somebody's vocabularies, as the program has them.
  private final class Shelf: @unchecked Sendable {
    let folder: TemporaryFolder
    var lists: [String: Vocabulary] = [:]
    var news: [(title: String, new: Int)] = []
    init() throws { folder = try TemporaryFolder() }
    var vocabularies: String { folder.path + "/vocabulary/" }
  }

  private struct Learner {
    let shelf: Shelf
    let store = RecordStore.inMemory()
    var context: Context
    /// What a word's box and misses are to be, by the letters of the word.
    var boxes: [String: (box: Int, missed: Int, due: Int)] = [:]

    init(_ name: String, today: @escaping @Sendable () -> Day) throws {
      let shelf = try Shelf()
      self.shelf = shelf
      var library = Library.sample()
      library.hasVocabularies = { _ in !shelf.lists.isEmpty }
      library.vocabularies = { _ in shelf.lists.keys.sorted().map { shelf.lists[$0]! } }
      library.list = { shelf.lists[$0] }
      library.saveList = { list throws(InputProblem) in shelf.lists[list.name] = list }
      library.listNews = { ClassFolder.news(in: shelf.vocabularies).map { ($0.title, $0.new) } }
      var settings = Settings()
      (settings.language, settings.words) = ("en", "de")
      context = Context(
        Profile(
          player: name, settings: settings, language: ClassTests.language, choices: Games.all.choices, seed: 3
        ),
        Services(
          library: library, games: .all, records: store, today: today, hoursLeft: { 7 },
          resolve: { _, _ in .stay }))
    }

    /// The words of all lists, by their letters; those that are gone rest.
    var listed: Set<String> {
      let words = shelf.lists.values.flatMap(\.entries)
      return Set(words.map { String(ClassTests.language.alphabet.letters(of: $0.phrase)) })
    }

    /// How many words are due on a day.
    func due(on day: Day) -> Int {
      let listed = listed
      return boxes.count { listed.contains($0.key) && $0.value.due <= day.number }
    }

    /// Looks into the teacher's folder as a start does.
    /// - Returns: how many files were read.
    mutating func look(into path: String) throws -> Int {
      var folder = ClassFolder(in: shelf.vocabularies)
      let (language, library, store) = (ClassTests.language, context.services.library, store)
      let lists = try folder.update(from: path, language: "de", report: { Issue.record("\($0)") }) {
        (file, name) throws(InputProblem) in
        let table = try VocabularyFile(bytes(ofFile: file) ?? [], file: file, language: "de", names: [:])
        let list = try table.vocabulary(name: name, language.alphabet) { _ in }.vocabulary
        let update = try library.bringUpToDate(list, language, store)
        return ClassFolder.List(title: update.title, words: update.words, new: update.new)
      }
      return lists?.count ?? -1
    }
  }

  private final class Clock: @unchecked Sendable { var day = ClassTests.first }

  @Test(
    "thirty homes and twenty lists that change ten times in sixty days: boxes stay, news come once, reports are right"
  )
  func sixtyDays() throws {
    var (generator, teacher) = (SplitMix64(seed: 6262), Teacher())
    let (school, clock) = (try TemporaryFolder(), Clock())
    for list in 0..<20 {
      teacher.lists.append((0..<12).map { _ in teacher.word() })
      try teacher.write(list, in: school)
    }
    let path = school.path + "/lists"
    var learners = try (0..<30).map { try Learner("Pupil\($0)") { clock.day } }
    for index in learners.indices {
      let taken = try learners[index].look(into: path)
      let isNews = learners[index].context.readListNews()
      #expect(taken == 20 && !isNews)
    }
    let changes = Set((1...10).map { $0 * 6 - 3 })
    // What each has not been told yet.
    var untold = learners.map { _ in [String: Int]() }
    for number in 0..<60 {
      clock.day = Day(number: Self.first.number + number)
      if changes.contains(number) {
        let list = generator.below(20)
        // Some words go, some come, and they are in another order.
        let gone = generator.below(3)
        let new = 1 + generator.below(6)
        teacher.lists[list].removeFirst(gone)
        teacher.lists[list] += (0..<new).map { _ in teacher.word() }
        teacher.lists[list].reverse()
        try teacher.write(list, in: school)
        for index in untold.indices { untold[index]["lesson\(list + 1)", default: 0] += new }
      }
      for index in learners.indices where generator.below(2) > 0 {
        let files = try learners[index].look(into: path)
        #expect(files == untold[index].count)
        learners[index].context.readListNews()
        let told = Dictionary(
          uniqueKeysWithValues: learners[index].context.profile.listNews.map { ($0.title, $0.new) })
        #expect(told == untold[index], "day \(number)")
        untold[index] = [:]
        let isAgain = learners[index].context.readListNews()
        #expect(!isAgain)
        try practise(&learners[index], &generator)
      }
    }
    for index in learners.indices { try expectReport(of: &learners[index]) }
    let boxes = learners.flatMap { $0.boxes.values.map(\.box) }
    #expect(Set(boxes) == [1, 2, 3, 4, 5])
  }

  /// Answers the words of the day, of which a pupil knows some and says of others that they do not know them.
  private func practise(_ learner: inout Learner, _ generator: inout SplitMix64) throws {
    let today = learner.context.services.today()
    learner.context.practising.perDay = [5, 10, 20][generator.below(3)]
    let words = learner.context.practiceBook.due()
    let answered = learner.store.allPracticeWords(of: learner.context.profile.player, language: "de").count {
      $0.answered == today
    }
    #expect(words.count + answered <= max(answered, learner.context.practising.perDay))
    let (due, listed) = (learner.due(on: today), learner.listed)
    #expect(words.allSatisfy { listed.contains($0.word) })
    let old = words.prefix { learner.boxes[$0.word] != nil }
    #expect(
      old.count == min(due, learner.context.practising.perDay)
        && words.dropFirst(old.count).allSatisfy { learner.boxes[$0.word] == nil })
    var play = Practice.begun(with: words, isCounted: true, &learner.context)
    while case .practice(let practice, let game)? = play {
      let (isKnown, word) = (generator.below(4) > 0, practice.word.word)
      let before = learner.boxes[word] ?? (1, 0, 0)
      _ = play?.take(isKnown ? .solution(game.phrase) : .dontKnow, &learner.context)
      #expect(play?.isPlaying == false)
      let box = isKnown ? min(5, before.box + 1) : 1
      learner.boxes[word] = (
        box, before.missed + (isKnown ? 0 : 1), today.number + PracticeWord.days[box - 1]
      )
      play = practice.next(learner.context)
    }
  }

  private func expectReport(of learner: inout Learner) throws {
    let day = learner.context.services.today()
    let (report, today) = (learner.context.practiceBook.report(), day.number)
    let (alphabet, boxes) = (Self.language.alphabet, learner.boxes)
    #expect(report.all.seen == boxes.count)
    #expect(report.all.known == boxes.values.count { $0.box > 1 })
    let due = learner.due(on: day)
    #expect(report.all.due == due && boxes.values.count { $0.due <= today } > due)
    for list in report.lists {
      guard let name = list.name, let words = learner.shelf.lists[name]?.entries else { continue }
      let mine = words.compactMap { boxes[String(alphabet.letters(of: $0.phrase))] }
      #expect(list.words == words.count && list.seen == mine.count)
      #expect(list.known == mine.count { $0.box > 1 } && list.due == mine.count { $0.due <= today })
      let misses = mine.map(\.missed).filter { $0 > 0 }.sorted(by: >).prefix(5)
      #expect(list.hardest.map(\.missed) == Array(misses))
    }
    let listed = learner.listed
    let misses = boxes.filter { listed.contains($0.key) }.values.map(\.missed).filter { $0 > 0 }.sorted(by: >)
      .prefix(5)
    #expect(report.all.hardest.map(\.missed) == Array(misses))
  }

  @Test("a folder that is gone, a name that is taken and a file that is no list change nothing")
  func harmless() throws {
    let school = try TemporaryFolder()
    var learner = try Learner("Ada") { Self.first }
    #expect(throws: InputProblem.self) { try learner.look(into: school.path + "/lists") }
    #expect(ClassFolder(in: learner.shelf.vocabularies).sources.isEmpty)
    try school.write("der Hund\tdog\n", to: "lists/own.tsv")
    try learner.shelf.folder.write("die Katze\tcat\n", to: "vocabulary/own.tsv")
    var folder = ClassFolder(in: learner.shelf.vocabularies)
    var problems: [InputProblem] = []
    let lists = try folder.update(
      from: school.path + "/lists", language: nil, report: { problems.append($0) }
    ) {
      (file, name) throws(InputProblem) in throw InputProblem(file: file, .noWord)
    }
    #expect(lists == [] && problems.map(\.cause) == [.nameOfAnother])
  }

  @Test("the title tells once how many words are new, beside practice") func title() throws {
    let shelf = try Shelf()
    shelf.news = [("lesson 4", 6)]
    var library = Library.sample(vocabulary: ["haus\t\thouse"])
    library.listNews = {
      defer { shelf.news = [] }
      return shelf.news
    }
    var app = App.started(library: library)
    #expect(!app.shows("new words"))
    app.type("s")
    app.press(.escape)
    #expect(app.shows("lesson 4 has 6 new words"))
    app.type("s")
    app.press(.escape)
    #expect(!app.shows("new words") && app.shows("from your vocabulary"))
  }

  @Test("a pasted list is asked about, and becomes one; of one that is there it says what changes")
  func pasted() throws {
    let shelf = try Shelf()
    var library = Library.sample(vocabulary: ["haus\t\thouse"])
    library.list = { shelf.lists[$0] }
    library.saveList = { list throws(InputProblem) in shelf.lists[list.name] = list }
    func letter(_ words: String...) throws -> String {
      let entries = words.map { Vocabulary.Entry($0, meaning: "m" + $0) }
      return try #require(
        ListLetter(name: "lesson1", title: "Lesson 1", language: "nl", entries: entries).text)
    }
    var app = App.started(library: library)
    app.send(.paste(try letter("aap", "noot")))
    #expect(app.shows("Lesson 1: 2 words, Nederlands.") && shelf.lists.isEmpty)
    app.listen()
    app.press(.enter)
    #expect(app.shows("Lesson 1 is yours: 2 words.") && shelf.lists["lesson1"]?.entries.count == 2)
    app.listen()
    app.press(.enter)
    app.send(.paste(try letter("noot", "mies", "wim")))
    #expect(app.shows("2 new, 1 gone"))
    app.listen()
    app.click("Back")
    #expect(shelf.lists["lesson1"]?.entries.count == 2)
    app.send(.paste(String(try letter("noot").dropLast())))
    #expect(app.shows("A character of this list is"))
  }
}
