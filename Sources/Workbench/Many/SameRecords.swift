import JSON
import Records
import Wording

/// Finds the records that may say the same as a new one without comparing it with each of them.
struct SameRecords {
  private let records: [RecordFile]
  /// By the keys that a new record fills: the numbers of the records, by what they say under these keys.
  private var byKeys: [[Text]: [Text: [Int]]] = [:]

  init(_ records: [RecordFile]) { self.records = records }

  /// Those that say the same under every key that the new one fills, in their order.
  mutating func candidates(for new: JSONObject) -> [RecordFile] {
    let keys = new.sortedKeys.map { Text($0.string) }.filter { key in
      Self.tells(key.string, new[key.string])
    }
    let known = byKeys[keys] ?? index(keys)
    byKeys[keys] = known
    return (known[Self.mark(new, keys)] ?? []).map { records[$0] }
  }

  private func index(_ keys: [Text]) -> [Text: [Int]] {
    var found: [Text: [Int]] = [:]
    for (number, record) in records.enumerated() where !record.isErased && record.document != nil {
      found[Self.mark(record.object, keys), default: []].append(number)
    }
    return found
  }

  /// Groups are left to a closer look, because only a part of one may be filled.
  private static func tells(_ key: String, _ value: JSONValue?) -> Bool {
    guard let value, !SameValues.isIgnored(key), !SameValues.isEmpty(value) else { return false }
    return value.object.map { $0.members.values.allSatisfy { $0.object != nil } } ?? true
  }

  private static func mark(_ object: JSONObject, _ keys: [Text]) -> Text {
    Text(keys.map { "\($0.string)=\(mark(object[$0.string] ?? .null))" }.joined(separator: "\n"))
  }

  private static func mark(_ value: JSONValue) -> String {
    switch value {
    case .null: return ""
    case .array(let members):
      return "[" + members.map(mark).sorted(by: Text.precedes).joined(separator: ",") + "]"
    case .object(let object):
      let isMap = object.members.values.allSatisfy { $0.object != nil }
      let parts = object.sortedKeys.compactMap { key -> String? in
        guard let value = object[key.string], !SameValues.isIgnored(key.string),
          !SameValues.isEmpty(value), !SameValues.isDeleted(value)
        else { return nil }
        return isMap ? mark(value) : "\(key.string):\(mark(value))"
      }
      return "{" + parts.sorted(by: Text.precedes).joined(separator: ",") + "}"
    default: return String(decoding: JSONWriter.compact(value), as: UTF8.self)
    }
  }
}
