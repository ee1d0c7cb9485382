import JSON
import Merging
import Records
import Testing
import Wording

@testable import Workspace

/// The id of a write ends in a digest of its value, by which a short text can be guessed; it goes with the text.
@Suite("Propagation: digests of what was erased")
struct ErasedDigestTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What is in the file before, apart from what every study has.
    let before: @Sendable (inout ErasureStudy, SharedRandom) throws -> Void
    let path: String
    let erased: [String]
  }

  private static let session = ErasureStudy.session(ErasureStudy.pair)
  private static let log = ErasureStudy.log("two", ErasureStudy.pair)
  private static let words = "words of note000000secnd"

  private static func deleteNote(_ study: inout ErasureStudy, _ random: SharedRandom) throws {
    try study.edit(log, random) { draft in
      try draft.set(["observations", ErasureStudy.note("secnd"), "note"], to: .string("later"))
    }
    try study.edit(log, random) { try $0.delete() }
  }

  static let rows = [
    Row(
      testDescription: "a field that was written once", before: { _, _ in }, path: session,
      erased: ["tired"]),
    Row(
      testDescription: "a field that was changed",
      before: { study, random in
        try study.edit(session, random) { try $0.set(["today"], to: .string("awake")) }
      }, path: session, erased: ["tired", "awake"]),
    Row(
      testDescription: "a field that an editor changed",
      before: { study, random in
        try study.edit(session, random) { try $0.set(["today"], to: .string("awake")) }
        study.files[session] = Array(study.text(session).replacing("awake", with: "feverish").utf8)
      }, path: session, erased: ["tired", "awake", "feverish"]),
    Row(
      testDescription: "a field of a session that was deleted",
      before: { study, random in try study.edit(session, random) { try $0.delete() } },
      path: session, erased: ["tired"]),
    Row(
      testDescription: "a note of a log that was deleted", before: { _, _ in }, path: log,
      erased: [words]),
    Row(
      testDescription: "a changed note of a log that was deleted", before: deleteNote, path: log,
      erased: [words, "later"]),
  ]

  private static func isTold(_ value: String, in text: String) -> Bool {
    text.contains(value) || text.contains("#" + WriteID.digest(of: .string(value)))
  }

  /// Each row with a file that does hold the digest, so that the search is known to find it.
  private func studies(_ row: Row) throws -> (before: ErasureStudy, covered: ErasureStudy) {
    let random = SharedRandom(3)
    var before = try ErasureStudy.shared()
    try row.before(&before, random)
    if row.testDescription == "a note of a log that was deleted" {
      try before.edit(row.path, random) { try $0.delete() }
    }
    var covered = before
    try covered.erase(ErasureStudy.participant(ErasureStudy.second))
    try covered.propagate()
    return (before, covered)
  }

  @Test("no digest of an erased text stays", arguments: rows)
  func nothingStays(_ row: Row) throws {
    let (before, covered) = try studies(row)
    for value in row.erased.suffix(1) { #expect(Self.isTold(value, in: before.text(row.path))) }
    for value in row.erased { #expect(!Self.isTold(value, in: covered.text(row.path))) }
  }

  @Test("no merge with an older version brings it back", arguments: rows)
  func nothingComesBack(_ row: Row) throws {
    let (before, covered) = try studies(row)
    for (one, other) in [(before, covered), (covered, before)] {
      var joined = one
      try joined.join(other)
      for value in row.erased { #expect(!Self.isTold(value, in: joined.text(row.path))) }
      #expect(joined.text(row.path) == covered.text(row.path))
      #expect(try joined.propagate() == [])
    }
  }

  /// The finding was deleted when it had the link, and an editor or a text merge has dropped the link since.
  @Test("an older edit that names an erased link, which is gone there, brings no id of it back")
  func linkThatIsGone() throws {
    let link = "\(ErasureStudy.alone)/\(ErasureStudy.note("alone"))"
    var older = try ErasureStudy.shared()
    var covered = older
    let document = try #require(try older.record(ErasureStudy.finding)?.document)
    let origins = document.root[key: "observations"]?[key: link]?[key: "origins"]
    let origin = try #require(origins?.elements.compactMap(\.string).first)
    try older.edit(ErasureStudy.finding, SharedRandom(11)) { try $0.delete() }
    var root = try #require(try older.record(ErasureStudy.finding)?.object)
    var links = try #require(root["observations"]?.object)
    links[link] = nil
    root["observations"] = .object(links)
    older.files[ErasureStudy.finding] = JSONWriter.canonical(.object(root))
    #expect(older.text(ErasureStudy.finding).contains("\(origin)#"))
    try covered.erase(ErasureStudy.participant(ErasureStudy.first))
    try covered.propagate()
    for (one, other) in [(older, covered), (covered, older)] {
      var joined = one
      try joined.join(other)
      #expect(!joined.text(ErasureStudy.finding).contains("\(origin)#"))
      #expect(joined.text(ErasureStudy.finding).contains("\"erased\": true"))
    }
  }

  /// A text merge puts the old words back beside the mark, and kerb writes the file before it erases them again.
  @Test("words that came back into an erased field leave no digest", arguments: 0..<8)
  func wordsBesideTheMark(_ seed: Int) throws {
    var covered = try ErasureStudy.shared()
    try covered.erase(ErasureStudy.participant(ErasureStudy.second))
    try covered.propagate()
    var older = covered
    let clean = older.text(Self.session)
    older.files[Self.session] = Array(
      clean.replacing("\"today\": null", with: "\"today\": \"tired \(seed)\"").utf8)
    #expect(older.text(Self.session) != clean)
    let random = SharedRandom(seed)
    try older.edit(Self.session, random) { try $0.set(["device"], to: .string("phone")) }
    try older.edit(Self.session, random) { try $0.delete() }
    #expect(Self.isTold("tired \(seed)", in: older.text(Self.session)))
    for (one, other) in [(older, covered), (covered, older)] {
      var joined = one
      try joined.join(other)
      #expect(!Self.isTold("tired \(seed)", in: joined.text(Self.session)))
    }
  }

  @Test("what an older kerb left is taken out, and what is written again")
  func olderPropagations() throws {
    var study = try ErasureStudy.shared()
    try study.erase(ErasureStudy.participant(ErasureStudy.second))
    try study.propagate()
    let clean = study.text(Self.session)
    let random = SharedRandom(5)
    try study.edit(Self.session, random) { draft in
      #expect(throws: WorkbenchError.self) { try draft.set(["today"], to: .string("again")) }
    }
    #expect(clean.contains("\"erased\": true,\n      \"over\": []"))
    study.files[Self.session] = Array(
      clean.replacing(
        "\"erased\": true,\n      \"over\": []",
        with: "\"over\": [\n        \"aaaaaaaaaaaaaaaa#12345678\"\n      ]"
      ).utf8)
    #expect(study.text(Self.session) != clean)
    try study.propagate()
    #expect(study.text(Self.session) == clean)
  }
}
