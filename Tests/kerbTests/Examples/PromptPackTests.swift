import JSON
import Records
import Testing
import Workspace

/// The packs of things to watch for that this repository brings along.
@Suite struct PromptPackTests {
  struct Pack: CustomTestStringConvertible, Sendable {
    let id: String
    let title: String
    var testDescription: String { id }
  }

  static let expected = [
    Pack(id: "age", title: "Age"),
    Pack(id: "autism-and-learning", title: "Autism and learning"),
    Pack(id: "body-and-movement", title: "Body and movement"),
    Pack(id: "deafness-and-hearing", title: "Deafness and hearing"),
    Pack(id: "deceptive-patterns", title: "Deceptive patterns"),
    Pack(id: "digital-literacy", title: "Digital literacy"),
    Pack(id: "gender-and-identity", title: "Gender and identity"),
    Pack(id: "harassment", title: "Harassment"),
    Pack(id: "money", title: "Money"),
    Pack(id: "mood-and-anxiety", title: "Mood and anxiety"),
    Pack(id: "race-nationality-language", title: "Race, nationality and language"),
    Pack(id: "reading-and-dyslexia", title: "Reading and dyslexia"),
    Pack(id: "screen-readers", title: "Screen readers"),
    Pack(id: "sight", title: "Sight"),
  ]

  @Test func everyGroupHasItsPackAndNoOtherIsThere() throws {
    #expect(try Packs.files().map(\.file.stem) == Self.expected.map(\.id))
  }

  @Test(arguments: expected) func aPackIsReadyForSessions(_ pack: Pack) throws {
    let file = try Packs.file(pack.id)
    #expect(file.faults.isEmpty)
    let record = try #require(file.record(PromptPack.self))
    #expect(record.title == pack.title)
    #expect((8...15).contains(record.prompts.count))
    let root = try #require(file.document).root
    #expect(root[key: "language"]?.string == "en")
    let prompts = try #require(root[key: "prompts"])
    for (key, prompt) in prompts.members {
      #expect(prompt[key: "pack"]?.string == pack.id, "\(key.string ?? "")")
    }
  }

  @Test(arguments: expected) func aPromptIsOneQuestionOfOneLine(_ pack: Pack) throws {
    for prompt in try Packs.prompts(pack.id) {
      #expect(prompt.text.hasSuffix("?"), "\(prompt.id)")
      #expect(prompt.text.count { $0 == "?" } == 1, "\(prompt.id)")
      #expect(prompt.text.count <= 160, "\(prompt.id)")
    }
  }

  @Test(arguments: expected) func aPromptBearsOnCriteriaOrGoesBeyondThem(_ pack: Pack) throws {
    for prompt in try Packs.prompts(pack.id) {
      #expect(prompt.criteria.isEmpty == prompt.beyondWcag, "\(prompt.id)")
      for place in prompt.criteria {
        let criterion = try #require(
          WCAGCatalogue.shared.criteria.first { $0.place == place }, "\(prompt.id)")
        #expect(criterion.obsolete == nil, "\(prompt.id): \(criterion.label)")
        #expect(!criterion.isMeasuredOnly, "\(prompt.id): \(criterion.label)")
      }
    }
  }

  /// Without a polarity an answer settles nothing; beyond WCAG it says at least whether it is good news.
  @Test(arguments: expected) func aPromptSaysWhichAnswerSpeaksForTheProduct(_ pack: Pack) throws {
    for prompt in try Packs.prompts(pack.id) {
      #expect(prompt.favourable != nil, "\(prompt.id)")
    }
  }

  struct Tagged: CustomTestStringConvertible, Sendable {
    let pack: String
    let prompt: String
    let criteria: String
    var testDescription: String { prompt }
    init(_ pack: String, _ prompt: String, _ criteria: String) {
      self.pack = pack
      self.prompt = prompt
      self.criteria = criteria
    }
  }

  /// A prompt names a criterion only if the answer against the product is evidence on that very criterion.
  @Test(arguments: [
    Tagged("reading-and-dyslexia", "dark-on-pale", ""),
    Tagged("mood-and-anxiety", "progress-shown", ""),
    Tagged("deafness-and-hearing", "plain-sentences", ""),
    Tagged("race-nationality-language", "later-language", ""),
    Tagged("mood-and-anxiety", "own-pace", "2.2.1 2.2.3"),
    Tagged("mood-and-anxiety", "consequences-first", "2.4.6"),
    Tagged("mood-and-anxiety", "in-control", "2.2.2 2.2.4"),
    Tagged("mood-and-anxiety", "no-surprise", "3.2.5"),
    Tagged("mood-and-anxiety", "person-to-ask", "3.2.6"),
    Tagged("deceptive-patterns", "no-in-sight", "1.4.3 1.4.6"),
    Tagged("digital-literacy", "shows-where", "2.4.8"),
    Tagged("sight", "text-size-kept", ""),
    Tagged("sight", "film-or-text", "1.2.3"),
    Tagged("sight", "film-described", "1.2.5"),
    Tagged("sight", "pop-up-stays", "1.4.13"),
    Tagged("body-and-movement", "stray-letter", "2.1.4"),
    Tagged("body-and-movement", "warned-of-flashes", ""),
    Tagged("screen-readers", "screen-has-title", "2.4.2"),
    Tagged("screen-readers", "link-says-where", "2.4.4"),
    Tagged("screen-readers", "no-stop-missing", "4.1.2"),
    Tagged("screen-readers", "no-stop-unexpected", ""),
    Tagged("screen-readers", "no-stop-tiring", ""),
    Tagged("screen-readers", "actions-offered", "2.1.1 2.5.1"),
  ])
  func noTagStretchesACriterion(_ row: Tagged) throws {
    let prompt = try #require(
      try Packs.prompts(row.pack).first { Text.isSame($0.id, row.prompt) })
    #expect(prompt.criteria.map(\.description).joined(separator: " ") == row.criteria)
    #expect(prompt.beyondWcag == row.criteria.isEmpty)
  }

  /// For people who see, the size of text comes before everything else.
  @Test func textSizeComesFirstForSight() throws {
    #expect(try Packs.prompts("sight").first?.id == "text-size-kept")
  }

  /// A study takes prompts of several packs into one map, and reads them in one list.
  @Test func promptsAreDistinctOverAllPacks() throws {
    var ids: Set<Text> = []
    var texts: Set<Text> = []
    for prompt in try Self.expected.flatMap({ try Packs.prompts($0.id) }) {
      #expect(ids.insert(Text(prompt.id)).inserted, "\(prompt.id) is there twice")
      #expect(texts.insert(Text(prompt.text)).inserted, "\(prompt.id) asks what another one asks")
    }
    #expect(ids.count >= 8 * Self.expected.count)
  }
}

/// The packs of this repository as they are read from their files.
private enum Packs {
  static func files() throws -> [RecordFile] {
    let workspace = try Repository.workspace()
    return try WorkspaceFiles.listShared(in: workspace).filter { $0.role == .promptPack }
      .map { RecordLoader.read($0, in: workspace) }
  }

  static func file(_ id: String) throws -> RecordFile {
    try #require(try files().first { Text.isSame($0.file.stem, id) }, "there is no pack \(id)")
  }

  static func prompts(_ id: String) throws -> [StudyPrompt] {
    try #require(try file(id).record(PromptPack.self)).prompts
  }
}
