import Engines
import Kit
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Plain

/// Playing on from a move of a finished game, in lines.
struct WhatIfLinesTests {
  @Test(
    "after a replay the number of a move plays on from there; it counts nowhere, and back leads there again")
  func theNumberOfAMovePlaysOn() {
    let records = SharedRecords()
    var talk = Conversation(.game(.hangman), library: .sample(phrases: ["moss"]), records: records)
    talk.type("z", "m", "o", "s")
    talk.type("menu", "replay")
    let tallies = records.tallies(of: "Ada")
    let replay = talk.type("1").lines
    #expect(
      replay.last == "What if? A number plays on after so many moves, and counts nowhere. Enter goes back.")
    let opened = talk.type("2").lines
    #expect(opened.first == "What if: this counts nowhere." && opened.contains { $0.contains("M") })
    talk.type("x")
    #expect(records.savedGames(of: "Ada").isEmpty)
    let end = talk.type("o", "s").lines
    #expect(end.first?.contains("MOSS: right.") == true)
    #expect(talk.session.prompt.contains("back"))
    talk.type("back")
    #expect(talk.session.prompt == "Move?")
    #expect(talk.type("4").lines == ["The game had ended by then, or had no such move."])
    #expect(talk.type("99").lines == ["The game had ended by then, or had no such move."])
    talk.type("")
    #expect(talk.session.prompt == "Number?")
    #expect(records.tallies(of: "Ada") == tallies && records.finishedGames(of: "Ada").count == 1)
  }

  @Test("opened at one move, it goes on from that move when another one was looked at in between")
  func anotherMoveInBetween() {
    let records = SharedRecords()
    var talk = Conversation(.game(.hangman), library: .sample(phrases: ["moss"]), records: records)
    talk.type("z", "m", "o", "s", "menu", "replay", "1")
    let first = talk.type("2").lines
    #expect(first.contains { $0.contains("M, 3 blanks") })
    for number in ["1", "3"] {
      talk.type("m", "o", "s", "back")
      #expect(talk.type(number).lines != first)
    }
    talk.type("m", "o", "s", "back")
    #expect(talk.type("2").lines == first)
  }

  @Test("a match of Ghost and a rack are played on, too") func ghostAndARack() {
    let records = SharedRecords()
    var ghost = Conversation(.game(.ghost), records: records)
    ghost.type("give up", "yes", "menu", "replay", "1")
    #expect(ghost.session.prompt == "Move?")
    #expect(ghost.type("0").lines.first == "What if: this counts nowhere.")
    ghost.type("menu")
    let racks = SharedRecords()
    var twist = Conversation(.game(.textTwist), library: .sample(words: App.conned), records: racks)
    twist.type("code", "give up", "yes", "menu", "replay", "1")
    #expect(twist.type("1").lines.first == "What if: this counts nowhere.")
    twist.type("node")
    #expect(racks.savedGames(of: "Ada").isEmpty && racks.finishedGames(of: "Ada").count == 1)
  }
}
