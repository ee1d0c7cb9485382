import JSON

/// A few values by name.
///
/// It is searched from its start: for a handful of names that is quicker than hashing, and a program that looks up
/// one path, as git's merge driver does, is spared making a table.
package struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  /// In the order of their names.
  package let entries: [(name: String, value: Value)]

  package init(dictionaryLiteral entries: (String, Value)...) {
    self.entries = entries.map { (name: $0.0, value: $0.1) }
      .sorted { Text.precedes($0.name, $1.name) }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a name.
  package subscript(name: String) -> Value? {
    for entry in entries where Text.isSame(entry.name, name) { return entry.value }
    return nil
  }
}
