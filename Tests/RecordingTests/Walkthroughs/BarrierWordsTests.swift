import Records
import Testing

@testable import Recording

/// What words of a barrier propose, and what a line that answers is read as.
@Suite("Words of barriers") struct BarrierWordsTests {
  struct Row: CustomTestStringConvertible {
    let words: String
    let about: String
    var testDescription: String { words }
  }

  static let rows = [
    Row(words: "all three buttons are called \"Select\"", about: "2.4.6"),
    Row(words: "a fee appears", about: "beConsistent"),
    Row(words: "the picture has no name", about: "4.1.2"),
    Row(words: "an image of the train without words", about: "1.1.1"),
    Row(words: "Pale text on white", about: "1.4.3"),
    Row(words: "it scrolls sideways", about: "1.4.10"),
    Row(words: "needs a long press", about: "2.5.1"),
    Row(words: "one has to drag it", about: "2.5.7"),
    Row(words: "cannot get out of the list", about: "2.1.2"),
    Row(words: "the list closes while she serves somebody", about: "2.2.1"),
    Row(words: "nothing is said", about: "4.1.3"),
    Row(words: "the sun sits on it", about: "considerSituation"),
    Row(words: "it starts by itself", about: "giveControl"),
    Row(words: "card only", about: "offerChoice"),
    Row(words: "it is somehow wrong sc 3.3.1", about: "3.3.1"),
    Row(words: "she recalled her order", about: ""),
    Row(words: "quokka", about: ""),
  ]

  @Test(arguments: rows) func proposes(_ row: Row) {
    let words = BarrierWords(row.words)
    let about = words.places.map(\.description) + words.principles.map(\.id)
    #expect(about.joined(separator: " ") == row.about)
  }

  @Test func aNamedCriterionIsNoPartOfTheWords() {
    #expect(BarrierWords("it is somehow wrong sc 3.3.1").text == "it is somehow wrong")
  }

  @Test(arguments: [
    ("3 all of it", "cannotDo: all of it"), ("1", "doesIt"), ("2: there", "doesNotFind: there"),
    ("4. maybe", "unsure: maybe"),
    ("4 /also 1 Ben: as last week", "unsure | Ben doesIt: as last week"),
    ("4 /also 1: Ben: as last week", "unsure | Ben doesIt: as last week"),
    ("1 /also 2 Ben /also 3 Eva: no", "doesIt | Ben doesNotFind | Eva cannotDo: no"),
  ]) func linesAboutSteps(_ line: String, _ expected: String) throws {
    #expect(try Self.words(line, .before) == expected)
  }

  @Test(arguments: [
    ("y", "yes"), ("n she waits", "no: she waits"), ("Maybe, if it rains", "maybe: if it rains"),
    ("2 never", "no: never"), ("no: never", "no: never"),
  ]) func linesAboutGoals(_ line: String, _ expected: String) throws {
    #expect(try Self.words(line, .goal) == expected)
  }

  @Test(arguments: [
    "", "5", "12", "y", "does it", "1 /also", "1 /also 2", "1 /also 2 : why", "1 /also 9 Ben: so",
    "1 /also 2 P07: so", "1 /also 2 p07-kx4d: so",
  ]) func linesThatSayNothing(_ line: String) {
    #expect(throws: WalkthroughLine.Problem.self) { try WalkthroughLine(line, to: .before) }
  }

  /// "no problem here" may say the opposite of "no".
  @Test func aWordThatGoesOnIsAskedAbout() {
    #expect(throws: WalkthroughLine.Problem.self) {
      try WalkthroughLine("no problem here", to: .goal)
    }
    #expect(throws: WalkthroughLine.Problem.self) { try WalkthroughLine("yes but", to: .goal) }
  }

  private static func words(_ line: String, _ part: WalkthroughPart) throws -> String {
    let line = try WalkthroughLine(line, to: part)
    return ([line.main] + line.others).map { opinion in
      (opinion.by.map { "\($0) " } ?? "") + opinion.answer.id
        + (opinion.why.map { ": \($0)" } ?? "")
    }.joined(separator: " | ")
  }
}
