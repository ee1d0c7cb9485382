import JSON
import Records
import Testing
import Workspace

/// The checklists and simulation exercises that this repository brings along.
@Suite struct ChecklistContentTests {
  static let manual = [
    "bold-text", "captions", "contrast", "dark-mode", "inverted-colours", "keyboard", "one-handed",
    "orientation", "reduced-motion", "screen-reader", "switch-control", "text-size",
    "voice-control",
  ]
  static let simulations = [
    "simulate-balloon", "simulate-blurred-sight", "simulate-coloured-sight",
    "simulate-screen-curtain",
  ]

  private static func records() throws -> [RecordFile] {
    let workspace = try Repository.workspace()
    return try WorkspaceFiles.listShared(in: workspace).filter { $0.role == .checklist }
      .map { RecordLoader.read($0, in: workspace) }
  }

  private static func list(_ id: String) throws -> Checklist {
    let file = try #require(try records().first { Text.isSame($0.file.stem, id) })
    #expect(file.faults.isEmpty)
    return try #require(file.record(Checklist.self))
  }

  @Test func eachHasItsFileAndNoOtherIsThere() throws {
    #expect(
      try Self.records().map(\.file.stem).sorted() == (Self.manual + Self.simulations).sorted())
  }

  @Test(arguments: manual + simulations) func aQuestionIsOneOfYesAndNo(_ id: String) throws {
    let list = try Self.list(id)
    #expect((4...8).contains(list.questions.count) && list.minutes != nil)
    #expect(list.preparation != nil && list.purpose != nil && !list.title.isEmpty)
    var texts: Set<Text> = []
    for question in list.questions {
      #expect(question.text.hasSuffix("?") && question.text.count { $0 == "?" } == 1)
      #expect(question.text.count <= 160 && texts.insert(Text(question.text)).inserted)
      #expect(question.favourable == .yes)
      #expect(question.beyondWcag == question.criteria.isEmpty, "\(question.id)")
      for place in question.criteria {
        let criterion = try #require(
          WCAGCatalogue.shared.criteria.first { $0.place == place }, "\(question.id)")
        #expect(criterion.obsolete == nil)
      }
    }
  }

  @Test(arguments: manual) func manualChecksAreExpertEvidence(_ id: String) throws {
    #expect(try Self.list(id).evidenceKind == .expert)
  }

  /// What simulates a moment must say so before it begins, and never decides anything.
  @Test(arguments: simulations) func simulationsComeWithTheirCautions(_ id: String) throws {
    let list = try Self.list(id)
    #expect(list.evidenceKind == .simulated)
    let cautions = try #require(list.cautions)
    for words in ["a moment, not a life", "new to it", "pity", "never count"] {
      #expect(cautions.contains(words), "\(words)")
    }
    let afterwards = try #require(list.afterwards)
    for words in ["Talk about it", "another task", "with somebody who uses this every day"] {
      #expect(afterwards.contains(words), "\(words)")
    }
    #expect(list.questions.allSatisfy { !$0.decides })
  }

  @Test func aScreenReaderIsAskedFourQuestionsAScreen() throws {
    #expect(
      try Self.list("screen-reader").questions.map(\.id) == [
        "in-order", "nothing-missing", "nothing-unexpected", "not-tiring",
      ])
  }

  /// Flashes are measured and never tried with people, so no other list asks about them.
  @Test func flashesAreMeasured() throws {
    for id in Self.manual + Self.simulations {
      for question in try Self.list(id).questions {
        let names = question.criteria.contains { $0 == Place("2.3.1") || $0 == Place("2.3.2") }
        #expect(!names || question.id == "flashes-measured")
      }
    }
    let question = try #require(try Self.list("reduced-motion").question("flashes-measured"))
    #expect(question.how?.contains("No answer by eye") == true)
  }

  /// A key of a list that asks the same of all its questions makes no difference between criteria that are tried.
  @Test func whatDecidesNamesOneCriterion() throws {
    for id in Self.manual {
      for question in try Self.list(id).questions where question.decides {
        #expect(question.criteria.count == 1, "\(id) \(question.id)")
      }
    }
  }

  /// Which good answers settle a criterion alone: whoever changes one has WCAG's wording before them.
  @Test func whatDecidesIsListed() throws {
    let decides = try Self.manual.flatMap { id in
      try Self.list(id).questions.filter(\.decides).map { "\(id) \($0.id)" }
    }
    #expect(
      decides == [
        "bold-text no-text-pictures", "captions recorded-captions", "captions live-captions",
        "captions film-or-text", "captions film-described", "captions sound-as-text",
        "captions sound-stops", "contrast text", "contrast text-enhanced", "contrast controls",
        "contrast not-colour-alone", "keyboard all-by-keys", "keyboard no-trap",
        "keyboard in-order", "keyboard focus-seen", "keyboard focus-not-covered",
        "keyboard skip-blocks", "keyboard single-keys", "one-handed one-pointer",
        "one-handed no-drag", "one-handed large-enough", "one-handed larger-still",
        "one-handed slip-off", "orientation both-ways", "reduced-motion setting-followed",
        "reduced-motion flashes-measured", "switch-control no-clock", "text-size no-sideways",
      ])
  }

  /// "Is nothing …?" and "Is there no …?" are answered the wrong way round.
  @Test(arguments: manual + simulations) func noQuestionIsNegative(_ id: String) throws {
    for question in try Self.list(id).questions {
      let words = question.text.lowercased().split { !$0.isLetter }
      for word in ["nothing", "no", "not", "never", "nobody"] {
        let isTrouble = words.contains { $0 == word }
        #expect(!isTrouble || Self.negatives.contains(question.id), "\(id) \(question.text)")
      }
    }
  }

  /// Where the negative word is not what is asked about.
  static let negatives: Set<String> = [
    "still-fits", "nothing-cut", "told-otherwise", "heard-the-result",
  ]
}
