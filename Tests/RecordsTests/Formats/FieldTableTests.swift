import JSON
import Localization
import RecordSamples
import Testing

@testable import Records

@Suite("What a table reads, it writes again")
struct FieldTableTests {
  private static let records: [any Record.Type] = [
    WorkspaceMarker.self, Profile.self, Spectrum.self, FacetSet.self, Instrument.self,
    PromptPack.self, Checklist.self, Study.self, Participant.self, DescribedPerson.self,
    Session.self, Log.self, Response.self, Finding.self, Evidence.self, ScreenInventory.self,
    Walkthrough.self, Attachment.self,
  ]
  private static let entries: [any Entry.Type] = [
    ChecklistQuestion.self, Evidence.Item.self, Finding.Support.self, Finding.Rating.self,
    Finding.RoundState.self, Walkthrough.Answer.self, Walkthrough.Barrier.self,
    Walkthrough.Parked.self, FacetSet.Facet.self, FacetSet.Value.self, Spectrum.Example.self,
    ClaimBasis.self, SpectrumFigure.self, Need.self, AssistiveTechnology.self,
    SkillPlacement.self, PersonCircumstance.self, Profile.Statement.self, Profile.Loss.self,
    Withdrawal.self, Response.Answer.self, InstrumentLevel.self, InstrumentCategory.self,
    InstrumentItem.self, InstrumentScore.self, ScoreBand.self, ScoreBenchmark.self,
    ScoreNorm.self, ResponseOption.self, SessionMedia.self, Note.self, EarlierWords.self,
    SessionCircumstance.self, Attempt.self, Interruption.self, PromptAnswered.self,
    StudyRound.self, StudyTask.self, StudyPrompt.self, RecruitmentTarget.self, Screen.self,
    FileImport.self, CourseGoal.self, CourseStep.self, ScreenElement.self,
  ]

  @Test("every format has a type that reads it")
  func everyFormat() {
    #expect(
      Self.records.map { $0.format.name }.sorted() == RecordFormats.all.map(\.name).sorted())
  }

  @Test("every field of a record comes back", arguments: records.indices)
  func recordComesBack(_ index: Int) throws {
    func law<Value: Record>(_ type: Value.Type) throws {
      for seed in 0..<8 {
        var random = SeededRandom(seed)
        let object = SampleRecords.record(type.format, .full, &random)
        try Self.check(object, type) { type.table.whole(of: type.init(&$0)) }
      }
    }
    try law(Self.records[index])
  }

  @Test("every field of an entry comes back", arguments: entries.indices)
  func entryComesBack(_ index: Int) throws {
    func law<Value: Entry>(_ type: Value.Type) throws {
      let format = EntryFormat(Noun("entry", "entries"), identity: .random, type.table.fields)
      for seed in 0..<8 {
        var random = SeededRandom(seed)
        let object = SampleRecords.entry(format, .full, &random).value
        try Self.check(object, type) { type.table.whole(of: type.init("key", &$0)) }
      }
    }
    try law(Self.entries[index])
  }

  /// Compares what a table writes with the object that it was read from.
  private static func check<Value: Fielded>(
    _ object: JSONObject, _ type: Value.Type, _ write: (inout ObjectReader) -> JSONObject
  ) throws {
    let document = try JSONReader.read(JSONWriter.canonical(.object(object)))
    var reader = ObjectReader(document.root)
    // A flag that cannot be unknown is as good as not there while it is down.
    let flags = type.table.slots.filter { slot in
      slot.path.map { Swift.type(of: $0 as AnyKeyPath).valueType == Bool.self } ?? false
    }.map(\.field.key)
    for (key, value) in write(&reader).members {
      var stored = object[key.string] ?? .null
      if stored.boolean == false, flags.contains(key.string) { stored = .null }
      #expect(plain(value) == plain(stored), "\(type).\(key.string)")
    }
  }

  /// A value as text: sets in one order, numbers as they count.
  private static func plain(_ value: JSONValue) -> String {
    switch value {
    case .array(let members): members.map(plain).sorted().joined(separator: "\n")
    case .number(let lexeme): "\(Double(lexeme) ?? .nan)"
    default: "\(value)"
    }
  }
}
