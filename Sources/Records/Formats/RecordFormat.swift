package import JSON
package import Localization

/// The format of one kind of file: its name and its fields.
package struct RecordFormat: Sendable {
  /// What stands before the slash in `"~format": "participant/1"`.
  package let name: String
  /// The version of every format that this program reads and writes.
  ///
  /// There is only one before the first release: formats change in place.
  package static let version = 1
  /// What records are called in messages.
  package let nouns: Noun
  /// One sentence for the documentation.
  package let summary: Sentence
  /// All declared fields, sorted by key.
  package let fields: [Field]

  /// All declared fields as flat rules; made when the first record is checked.
  var rules: RuleTable { lazyRules.value(of: self) }
  private let lazyRules = LazyRules()

  package init(_ name: String, noun: Noun, _ summary: Sentence, _ fields: [Field]) {
    self.name = name
    nouns = noun
    self.summary = summary
    self.fields = (fields + [StandardFields.deleted]).sorted { Text.precedes($0.key, $1.key) }
  }

  /// What one record is called in messages.
  package var noun: Sentence { nouns.single }

  /// The value of the format line that this program writes.
  package var line: String { "\(name)/\(Self.version)" }

  package func field(_ key: String) -> Field? {
    fields.first { Text.isSame($0.key, key) }
  }
}

/// Keys that belong to the record itself and are no registers.
package enum SystemKey {
  package static let id = "id"
  package static let origins = "origins"
  package static let sync = "sync"
  package static let deleted = "deleted"
  package static let erased = "erased"
  /// Where an entry stands among its neighbours; a register like any field, of every map that has an order.
  package static let position = "position"
  package static let format = CanonicalOrder.formatKey
  /// The key of a deletion in `sync`.
  package static let deletion = "/" + deleted

  /// Whether a key holds no register.
  package static func isSystem(_ key: Text) -> Bool { systemKeys.contains(key) }

  private static let systemKeys: Set<Text> = [
    Text(id), Text(origins), Text(sync), Text(erased), Text(format),
  ]
}

/// A format line taken apart.
package struct FormatLine: Hashable, Sendable {
  package let name: String
  package let version: Int

  /// Reads `participant/1`.
  ///
  /// - Returns: `nil` unless it is a name, a slash and a number from 1 without leading zeros.
  package init?(_ line: String) {
    let parts = line.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let version = Int(parts[1]), version >= 1,
      String(version) == parts[1]
    else { return nil }
    self.name = String(parts[0])
    self.version = version
  }
}
