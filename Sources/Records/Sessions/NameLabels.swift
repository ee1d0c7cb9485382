import JSON

/// The names that the key on this computer has for participants, as labels in what people type: `Ilka: no idea`.
///
/// A label is a whole name, its first word, or its end such as a last name, in any case. Its description shows no name.
package struct NameLabels: Sendable, CustomStringConvertible {
  /// By names in small letters: whole ids.
  private let ids: [Text: String]
  /// P-numbers that several of the ids have.
  private let shared: Set<Text>

  /// - Parameters:
  ///   - names: Names and the whole ids that they stand for. A label that fits several of them names nobody.
  ///   - people: Whole ids of those who come first, such as the participants of a session.
  package init(_ names: [(name: String, id: String)] = [], first people: [String] = []) {
    let isFirst = { (id: String) in people.contains { Text.isSame($0, id) } }
    let all = Set((people + names.map(\.id)).map { Text($0) })
    let numbers = all.map { Text(RecordID($0.string)?.short ?? $0.string) }
    shared = Set(numbers.filter { number in numbers.count { $0 == number } > 1 })
    ids = Self.labels(names).merging(Self.labels(names.filter { isFirst($0.id) })) { $1 }
  }

  private static func labels(_ names: [(name: String, id: String)]) -> [Text: String] {
    var found: [Text: Set<Text>] = [:]
    for (name, id) in names where NumberedReference(name) == nil {
      let words = name.lowercased().split(whereSeparator: \.isWhitespace)
      var labels = Set(words.indices.map { words[$0...].joined(separator: " ") })
      if let first = words.first { labels.insert(String(first)) }
      for label in labels where label.count > 1 && label.contains(where: \.isLetter) {
        found[Text(label), default: []].insert(Text(id))
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first?.string : nil }
  }

  package var description: String { "\(ids.count) names withheld" }

  /// The text with ids in the place of names that are labels, and how many they are.
  ///
  /// - Parameters:
  ///   - text: Words as typed.
  ///   - words: What stands for a whole id.
  package func replaced(
    in text: String, by words: (_ id: String) -> String = { $0 }
  ) -> (text: String, count: Int) {
    guard !ids.isEmpty, let scan = LabelScan(text) else { return (text, 0) }
    let labels = scan.labels { typed in
      ids[Text(typed.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))]
        .map(words)
    }
    return (scan.replacing(labels), labels.count)
  }

  /// The text with P-numbers such as `P07` in the place of names that are labels, and the whole id where several have one.
  package func numbered(_ text: String) -> String {
    replaced(in: text) { id in
      RecordID(id).flatMap { shared.contains(Text($0.short)) ? nil : $0.short } ?? id
    }.text
  }
}
