import Localization
import Platform
import RecordSamples
import Testing

@testable import JSON
@testable import Merging
@testable import Records

/// A profile of version 2, from before education, religion, orientation and ethnicity had fields of their own.
@Suite("Upgrade: profile/2")
struct ProfileUpgradeTests {
  private static let new = ["education", "ethnicity", "orientation", "religion"]

  /// Of version 4, beside what claims rest on.
  private static let later = ["day", "tryIt"]

  private static func fixture(_ source: String = #filePath) throws -> [UInt8] {
    let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try Files.read((folder + ["Fixtures", "profile-2.json"]).joined(separator: "/"))
  }

  private static func draft(_ bytes: [UInt8], seed: Int = 3) throws -> RecordDraft {
    RecordDraft(
      changing: try JSONReader.read(bytes), format: Profile.format,
      ids: RandomIDs(bytes: SharedRandom(seed).bytes))
  }

  @Test func theFixtureIsOldAndHasNoFault() throws {
    let bytes = try Self.fixture()
    let document = try JSONReader.read(bytes)
    let result = RecordValidator.check(document, expected: "profile")
    #expect(result.faults.isEmpty && result.version == 2)
    #expect(JSONWriter.canonical(document) == bytes)
    #expect(Self.new.allSatisfy { document.root[key: $0] == nil })
    var reader = ObjectReader(document.root)
    #expect(Profile(&reader).needs.count == 2)
  }

  @Test func onlyTheNewFieldsAndTheFormatLineAreAdded() throws {
    let before = String(decoding: try Self.fixture(), as: UTF8.self).split(separator: "\n")
    let after = String(decoding: try Self.draft(Self.fixture()).bytes, as: UTF8.self)
      .split(separator: "\n")
    let changes = after.difference(from: before)
    let added = changes.insertions.map { change -> String in
      if case .insert(_, let line, _) = change { FieldText.trimmed(String(line)) } else { "" }
    }
    let maps = ["bases", "lostBases", "statements"].map { "\"\($0)\": {}," }
    let single = (Self.new + Self.later).map { "\"\($0)\": null," }
    #expect(Set(added) == Set(single + maps + ["\"~format\": \"profile/4\""]))
    #expect(added.count == single.count + maps.count + 1)
    #expect(changes.removals.count == 1)
  }

  /// One side writes a new field, the other one still has the old file and changes another field: both stay.
  @Test func anOldAndANewFileMerge() throws {
    var new = try Self.draft(Self.fixture(), seed: 5)
    try new.set(["religion"], to: .string("Sings in a choir"))
    var old = try Self.draft(Self.fixture(), seed: 6)
    try old.set(["work"], to: .string("Cooks"))
    for (one, other) in [(new, old), (old, new)] {
      let joined = try JSONReader.read(one.joined(with: other).bytes)
      #expect(joined.root[key: "religion"]?.string == "Sings in a choir")
      #expect(joined.root[key: "work"]?.string == "Cooks")
      #expect(RecordValidator.check(joined, expected: "profile").faults.isEmpty)
    }
    let untouched = try Self.draft(Self.fixture(), seed: 7)
    let withOld = try JSONReader.read(new.joined(with: untouched).bytes)
    #expect(withOld.root[key: "religion"]?.string == "Sings in a choir")
  }
}
