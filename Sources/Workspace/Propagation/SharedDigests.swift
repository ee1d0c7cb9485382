package import JSON
import Merging
import Records
import Wording

/// The digests of sharing editions that any version of a study's file has. Nothing takes one away again.
///
/// Without its digest, a shared edition could be followed by one with other participants, and together they would identify the
/// participant who is in only one of them.
package struct SharedDigests: Hashable, Sendable {
  private struct Place: Hashable, Comparable {
    let round: Text
    let field: Text
    let digest: Text

    static func < (left: Place, right: Place) -> Bool {
      (left.round, left.field, left.digest) < (right.round, right.field, right.digest)
    }
  }

  private var places: Set<Place> = []

  package init() {}

  /// - Parameter rounds: The rounds of a study, or ``value``.
  package init(_ rounds: JSONNode?) {
    guard let rounds, rounds.kind == .object else { return }
    for (round, entry) in rounds.members where entry.kind == .object {
      guard let round = round.string, Int(round) != nil else { continue }
      for field in StudyRound.sharedFields {
        guard let digests = entry[key: field], digests.kind == .array else { continue }
        // What a damaged version has there is no digest, and must not get into a sound one.
        for case let digest? in digests.elements.map(\.string) where Self.isDigest(digest) {
          places.insert(Place(round: Text(round), field: Text(field), digest: Text(digest)))
        }
      }
    }
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  package var isEmpty: Bool { places.isEmpty }

  package mutating func formUnion(_ other: SharedDigests) { places.formUnion(other.places) }

  /// By round and field.
  package var value: JSONValue {
    var rounds = JSONObject()
    for (round, places) in Dictionary(grouping: places, by: \.round) {
      var entry = JSONObject()
      for (field, own) in Dictionary(grouping: places, by: \.field) {
        entry[field.string] = .array(own.map(\.digest).sorted().map { .string($0.string) })
      }
      rounds[round.string] = .object(entry)
    }
    return .object(rounds)
  }

  /// A study's file with the digests that it lacks; `nil` if it lacks none, or has a fault.
  ///
  /// Every machine writes the same, so that clones that do it apart agree.
  func added(to record: RecordFile) -> [UInt8]? {
    guard record.file.role == .study, let document = record.document, record.isSound else {
      return nil
    }
    let missing = places.subtracting(SharedDigests(document.root[key: StudyRound.key]).places)
    guard !missing.isEmpty else { return nil }
    var writes = 0
    let ids = RandomIDs { count in
      writes += 1
      var digest = SHA256()
      digest.update(document.bytes)
      digest.update(Array("shared\n\(writes)".utf8))
      return Array(digest.hex().utf8.prefix(count))
    }
    var draft = RecordDraft(changing: document, format: Study.format, ids: ids)
    do throws(WorkbenchError) {
      for place in missing.sorted() {
        let round = [StudyRound.key, place.round.string]
        if draft.value(round) == nil {
          _ = try draft.add(to: [StudyRound.key], key: place.round.string, now: 0)
        }
        try draft.include(true, place.digest.string, in: round + [place.field.string])
      }
    } catch {
      // Not a round that this version knows: the file stays as it is.
      return nil
    }
    return draft.bytes
  }
}
