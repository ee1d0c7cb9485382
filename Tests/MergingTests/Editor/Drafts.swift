import JSON
import RecordSamples
import Testing

@testable import Merging
@testable import Records

/// Drafts with ids that tests can foresee.
enum Drafts {
  static let origin = "0000000000000000"

  /// Ids `0000…`, `1111…`, `2222…`, and so on: the first is the origin of what is created first.
  static func ids() -> RandomIDs {
    let counter = Counter()
    return RandomIDs { count in [UInt8](repeating: counter.next(), count: count) }
  }

  /// A draft of a record that stands in a file already.
  static func changing(_ json: String, _ format: RecordFormat) throws -> RecordDraft {
    RecordDraft(
      changing: try JSONReader.read(Array(json.utf8)), format: format,
      ids: RandomIDs(bytes: SharedRandom(1).bytes))
  }

  /// The same record, written and opened again.
  static func reopened(_ draft: RecordDraft, seed: Int = 9) throws -> RecordDraft {
    RecordDraft(
      changing: try JSONReader.read(draft.bytes), format: draft.format,
      ids: RandomIDs(bytes: SharedRandom(seed).bytes))
  }

  private final class Counter {
    private var count: UInt8 = 0
    func next() -> UInt8 {
      defer { count += 1 }
      return count
    }
  }
}

extension RecordDraft {
  /// A value as one line of JSON; `-` where nothing is.
  func line(_ path: String...) -> String {
    value(path).map { String(decoding: JSONWriter.compact($0), as: UTF8.self) } ?? "-"
  }
}

/// The id of the write of a value by a creation or an edit.
func write(_ random: String, _ json: String) -> String {
  "\(random)#\(SHA256.hex(Array(json.utf8)).prefix(8))"
}
