package import JSON
import Records

/// Values that somebody changed in an editor: their digest does not fit the id of the write they stand for.
package enum HandEdits {
  /// One such value.
  package struct Found: Hashable, Sendable {
    /// The keys from the record's root to the object whose `sync` speaks of the value.
    package let holder: [String]
    /// The key in that `sync`.
    package let field: String
  }

  /// Looks through a record and everything inside it.
  ///
  /// - Complexity: O(number of edited fields); fields that were never edited have no id to compare with.
  package static func find(in record: JSONObject) -> [Found] {
    var found: [Found] = []
    visit(record, []) { object, path in
      for (key, entry) in Self.sync(of: object)?.members ?? [:] {
        guard let edited = EditedValue(key.string, entry, in: object), !edited.fits else {
          continue
        }
        found.append(Found(holder: path, field: key.string))
      }
    }
    return found.sorted { left, right in
      let (a, b) = (JSONPointer(left.holder).description, JSONPointer(right.holder).description)
      return Text.isSame(a, b) ? Text.precedes(left.field, right.field) : Text.precedes(a, b)
    }
  }

  /// Whether a document holds such a value, or a key twice, so that it cannot be told without taking it apart.
  ///
  /// - Complexity: O(*n*) in the number of nodes; only objects with edited fields are taken apart.
  package static func mayStand(in document: JSONDocument) -> Bool {
    !document.duplicateKeys.isEmpty || stand(in: document.root)
  }

  private static func stand(in node: JSONNode) -> Bool {
    var sync: JSONNode?
    for (key, value) in node.members where value.kind == .object {
      if key.isString(SystemKey.sync), SyncTree.isMetadata(value) {
        sync = value
      } else if stand(in: value) {
        return true
      }
    }
    guard let sync, sync.members.contains(where: { _ in true }),
      let object = JSONValue(node).object
    else { return false }
    return (Self.sync(of: object)?.members ?? [:]).contains { key, entry in
      EditedValue(key.string, entry, in: object).map { !$0.fits } ?? false
    }
  }

  /// Gives each value a write of its own over the one it replaced.
  ///
  /// The id is derived from the path, the value and the replaced id, so every machine derives the same one. Where a
  /// field has alternatives, the one with the highest id stands in the field's place, as always.
  package static func reconciled(_ record: JSONObject) -> JSONObject {
    rewritten(record, [])
  }

  private static func rewritten(_ object: JSONObject, _ path: [String]) -> JSONObject {
    var result = object
    for (key, value) in object.members {
      guard let child = value.object, !isSync(key, child) else { continue }
      result[key.string] = .object(rewritten(child, path + [key.string]))
    }
    for (key, entry) in Self.sync(of: object)?.members.sorted(by: { $0.key < $1.key }) ?? [] {
      guard let edited = EditedValue(key.string, entry, in: object), !edited.fits else { continue }
      edited.reconcile(in: &result, path)
    }
    return result
  }

  private static func visit(
    _ object: JSONObject, _ path: [String], _ body: (JSONObject, [String]) -> Void
  ) {
    body(object, path)
    for (key, value) in object.members {
      guard let child = value.object, !isSync(key, child) else { continue }
      visit(child, path + [key.string], body)
    }
  }

  private static func sync(of object: JSONObject) -> JSONObject? {
    object[SystemKey.sync]?.object.flatMap { isSync(Text(SystemKey.sync), $0) ? $0 : nil }
  }

  /// Whether a member is merge metadata, whose keys are pointers, and not an entry that somebody named "sync".
  private static func isSync(_ key: Text, _ value: JSONObject) -> Bool {
    Text.isSame(key.string, SystemKey.sync)
      && value.members.keys.allSatisfy { $0.string.utf8.first == UInt8(ascii: "/") }
  }
}
