import JSON
import Merging
import Records
import Testing

@testable import Team

/// A record in three versions: before, and edited in two clones.
struct DriverFindings {
  static let path = "Surveys/tram/findings/F01-ab2c.json"

  let first: [UInt8]
  let ours: [UInt8]
  let theirs: [UInt8]

  init() throws {
    var draft = RecordDraft(
      creating: Finding.format, id: try #require(RecordID("F01-ab2c")), ids: Self.ids(1))
    try draft.set(["title"], to: .string("First"))
    first = draft.bytes
    ours = try Self.edited(first, ["title": "Ours", "description": "More"], seed: 2)
    theirs = try Self.edited(first, ["title": "Theirs"], seed: 3)
  }

  static func edited(
    _ bytes: [UInt8], _ values: KeyValuePairs<String, String>, seed: UInt8
  ) throws -> [UInt8] {
    var draft = RecordDraft(
      changing: try JSONReader.read(bytes), format: Finding.format, ids: ids(seed))
    for (field, value) in values { try draft.set([field], to: .string(value)) }
    return draft.bytes
  }

  private static func ids(_ seed: UInt8) -> RandomIDs {
    var next = seed &* 17
    return RandomIDs { count in
      (0..<count).map { _ in
        next = next &* 5 &+ seed
        return next
      }
    }
  }
}
