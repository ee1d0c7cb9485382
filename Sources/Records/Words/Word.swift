package import JSON
package import Localization

/// The words a choice may take, with what is printed for them.
package struct WordList: Sendable {
  package struct Entry: Sendable {
    package let id: String
    package let label: Sentence
  }

  package let entries: [Entry]

  package init<Choice: Word>(_ words: [Choice]) {
    entries = words.map { Entry(id: $0.id, label: $0.label) }
  }

  package var ids: [String] { entries.map(\.id) }
}

/// A word with one meaning: what stands in files, and what is printed for people.
package protocol Word: CaseIterable, Hashable, FieldValue {
  /// What stands in files.
  var id: String { get }
  /// What people read; never the bare id.
  var label: Sentence { get }
  init?(id: String)
}

extension Word {
  package static func read(_ key: String, from object: inout ObjectReader) -> Self? {
    object.word(key)
  }
  package static func read(_ value: JSONValue) -> Self? { value.string.flatMap(Self.init(id:)) }
  package var json: JSONValue { .string(id) }
}

extension Word where Self: RawRepresentable, RawValue == String {
  package var id: String { rawValue }
  package init?(id: String) { self.init(rawValue: id) }
}

extension ProductPlatform: Word {}

extension ConformanceLevel: Word {
  package var id: String { description }
  package var label: Sentence { "level \(description)" }
  package init?(id: String) { self.init(id) }
}

extension WCAGVersion: Word {
  package var id: String { description }
  package var label: Sentence { "WCAG \(description)" }
  package init?(id: String) { self.init(id) }
}
