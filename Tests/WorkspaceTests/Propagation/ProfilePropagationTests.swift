import JSON
import Localization
import Merging
import Records
import Testing

@testable import Workspace

/// What claims of a profile rest on goes with the people it is of, and with nobody else.
@Suite("Propagating profiles")
struct ProfilePropagationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The kind, the study and the reference.
    let basis: (kind: String, study: String, reference: String)
    let erasing: [String]
    let isCovered: Bool
  }

  private static let alone = ErasureStudy.participant(ErasureStudy.first)
  private static let second = ErasureStudy.participant(ErasureStudy.second)

  static let rows = [
    Row(
      testDescription: "nobody withdrew", basis: ("participant", "tram", ErasureStudy.first),
      erasing: [], isCovered: false),
    Row(
      testDescription: "the person", basis: ("participant", "tram", ErasureStudy.first),
      erasing: [alone], isCovered: true),
    Row(
      testDescription: "somebody else", basis: ("participant", "tram", ErasureStudy.third),
      erasing: [alone], isCovered: false),
    Row(
      testDescription: "the same number in another study",
      basis: ("participant", "bus", ErasureStudy.first), erasing: [alone], isCovered: false),
    Row(
      testDescription: "a note of a session that goes whole",
      basis: ("note", "tram", "\(ErasureStudy.alone)/\(ErasureStudy.note("alone"))"),
      erasing: [alone], isCovered: true),
    Row(
      testDescription: "a note about the person in a session with others",
      basis: ("note", "tram", "\(ErasureStudy.pair)/\(ErasureStudy.note("secnd"))"),
      erasing: [second], isCovered: true),
    Row(
      testDescription: "a note there that does not say whose it is",
      basis: ("note", "tram", "\(ErasureStudy.pair)/\(ErasureStudy.note("nobdy"))"),
      erasing: [second], isCovered: true),
    Row(
      testDescription: "a note about the other one",
      basis: ("note", "tram", "\(ErasureStudy.pair)/\(ErasureStudy.note("third"))"),
      erasing: [second], isCovered: false),
    Row(
      testDescription: "answers", basis: ("response", "tram", "R01-aaaa"), erasing: [alone],
      isCovered: true),
    Row(
      testDescription: "a finding stays: it names nobody", basis: ("finding", "tram", "F01-aaaa"),
      erasing: [alone], isCovered: false),
  ]

  @Test(arguments: rows) func propagates(_ row: Row) throws {
    let profile = try Self.profile(row.basis)
    var study = try ErasureStudy.shared()
    for path in row.erasing { try study.erase(path) }
    let records = try study.records()
    let changes = ErasurePropagation.changes(ofProfiles: [profile], in: [records], marks: .none)
    #expect(changes.map(\.path) == (row.isCovered ? [profile.file.path] : []))
    guard let change = changes.first else { return }
    #expect(change.reason == "1 basis of a claim is covered by an erasure")
    let text = String(decoding: change.bytes, as: UTF8.self)
    #expect(!text.contains(row.basis.reference) && !text.contains("researcher"))
    #expect(text.contains(#""erased": true"#))
    let after = RecordFile(profile.file, bytes: change.bytes)
    #expect(after.isSound)
    // Propagating again finds nothing, whether the study was covered meanwhile or not.
    _ = try study.propagate()
    for files in [records, try study.records()] {
      #expect(ErasurePropagation.changes(ofProfiles: [after], in: [files], marks: .none).isEmpty)
    }
    // A merge with a version that still has it does not bring it back.
    let old = try #require(profile.document)
    let new = try #require(after.document)
    for joined in [try RecordJoin.join(old, new), try RecordJoin.join(new, old)] {
      #expect(!String(decoding: joined, as: UTF8.self).contains(row.basis.reference))
    }
  }

  /// A day that stands beside a finding may be that of the note which goes: it goes with it, for ever.
  @Test func theDayOfAFindingGoesWithItsNote() throws {
    let bases = [("finding", "tram", "F01-aaaa"), ("document", "tram", "A survey")]
    let profile = try Self.profile(bases, day: "2019-05-06")
    var study = try ErasureStudy.shared()
    let before = try study.records()
    #expect(ErasurePropagation.changes(ofProfiles: [profile], in: [before], marks: .none).isEmpty)
    try study.erase(Self.alone)
    let records = try study.records()
    let change = try #require(
      ErasurePropagation.changes(ofProfiles: [profile], in: [records], marks: .none).first)
    #expect(change.parts.map(\.words) == ["2 days of findings"])
    let after = RecordFile(profile.file, bytes: change.bytes)
    let left = try #require(after.record(Profile.self)).bases
    let days = Dictionary(
      uniqueKeysWithValues: left.map { ($0.kind, [$0.date.map { "\($0)" }, $0.enteredOn]) })
    #expect(left.count == 2 && days[.finding] == [nil, nil])
    #expect(days[.document] == ["2019-05-06", "2019-05-06"])
    #expect(ErasurePropagation.changes(ofProfiles: [after], in: [records], marks: .none).isEmpty)
    let (old, new) = (try #require(profile.document), try #require(after.document))
    for joined in [try RecordJoin.join(old, new), try RecordJoin.join(new, old)] {
      #expect(joined == change.bytes)
    }
  }

  /// What is taken out on a later day is told with it; the same on the same day is the same bytes.
  @Test func claimsSayOnWhichDaysTheyLostSomething() throws {
    let (first, second) = (ErasureStudy.first, ErasureStudy.second)
    let profile = try Self.profile(("participant", "tram", first))
    var study = try ErasureStudy.shared()
    try study.erase(Self.alone)
    func covered(_ profile: RecordFile, on day: String) throws -> RecordFile {
      let change = try #require(
        ErasurePropagation.changes(
          ofProfiles: [profile], in: [try study.records()], marks: .none,
          on: CalendarDay(day)
        ).first)
      return RecordFile(profile.file, bytes: change.bytes)
    }
    let once = try covered(profile, on: "2026-11-20")
    #expect(try covered(profile, on: "2026-11-20").document?.bytes == once.document?.bytes)
    // Somebody's branch brings another one in.
    var draft = RecordDraft(
      changing: try #require(once.document), format: Profile.format,
      ids: RandomIDs { Array(repeating: 7, count: $0) })
    try Self.add(("participant", "tram", second), to: &draft)
    try study.erase(Self.second)
    let twice = try covered(RecordFile(profile.file, bytes: draft.bytes), on: "2026-12-01")
    #expect(twice.isSound)
    let losses = try #require(twice.record(Profile.self)).losses
    #expect(losses.map(\.claim) == ["whyTheyUseIt"])
    #expect(losses.flatMap(\.days).map { "\($0)" } == ["2026-11-20", "2026-12-01"])
  }

  /// Each of two studies takes out what is its own.
  @Test func claimsMayRestOnSeveralStudies() throws {
    let bases = [
      ("participant", "tram", ErasureStudy.first), ("participant", "bus", ErasureStudy.second),
      ("participant", "bus", ErasureStudy.third),
    ]
    let profile = try Self.profile(bases)
    var (tram, bus) = (try ErasureStudy.shared(), try ErasureStudy.shared())
    try tram.erase(Self.alone)
    try bus.erase(Self.second)
    let moved = try bus.records().map { record in
      RecordFile(
        try #require(
          WorkspaceFile(
            recordAt: "Surveys/bus/" + record.file.path.dropFirst("Surveys/tram/".count))),
        bytes: record.document?.bytes ?? [])
    }
    let changes = ErasurePropagation.changes(
      ofProfiles: [profile], in: [try tram.records(), moved], marks: .none)
    let text = String(decoding: try #require(changes.first).bytes, as: UTF8.self)
    #expect(changes.count == 1 && changes[0].parts.map(\.words) == ["2 bases of claims"])
    #expect(!text.contains(ErasureStudy.first) && !text.contains(ErasureStudy.second))
    #expect(text.contains(ErasureStudy.third))
  }

  private static func profile(_ basis: (kind: String, study: String, reference: String)) throws
    -> RecordFile
  {
    try profile([basis])
  }

  private static func profile(
    _ bases: [(kind: String, study: String, reference: String)], day: String? = nil
  ) throws -> RecordFile {
    let random = SharedRandom(11)
    var draft = RecordDraft(
      creating: Profile.format, id: try #require(RecordID("ida")),
      ids: RandomIDs { random.bytes($0) })
    try draft.set(["name"], to: .string("Ida"))
    for basis in bases { try add(basis, to: &draft, day: day) }
    return RecordFile(
      try #require(WorkspaceFile(recordAt: "Personas/people/ida.json")), bytes: draft.bytes)
  }

  private static func add(
    _ basis: (kind: String, study: String, reference: String), to draft: inout RecordDraft,
    day: String? = nil
  ) throws {
    let key = try draft.add(to: ["bases"], now: 0)
    for (field, value) in [
      ("claim", "whyTheyUseIt"), ("kind", basis.kind), ("study", basis.study),
      ("reference", basis.reference), ("direction", "supports"), ("enteredBy", "researcher"),
    ] { try draft.set(["bases", key, field], to: .string(value)) }
    for field in ["date", "enteredOn"] {
      if let day { try draft.set(["bases", key, field], to: .string(day)) }
    }
  }
}
