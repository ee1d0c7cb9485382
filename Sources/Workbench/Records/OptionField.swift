package import JSON
package import Localization
package import Records
import Wording

/// A field that has an option on the command line, and the way to it; also a column of a table.
package struct OptionField: Sendable {
  package let path: [String]
  package let field: Field
  /// What the fields of a group share in help.
  package let section: Sentence?
  /// Whether an empty list of the field may say why it is empty in a word, such as none.
  private let hasListWords: Bool

  /// Those of a record or an entry, from the first field on; groups are told by what is in them.
  package static func all(_ fields: [Field]) -> [OptionField] { reach(fields, [], nil) }

  private static func reach(
    _ fields: [Field], _ path: [String], _ section: Sentence?
  ) -> [OptionField] {
    fields.flatMap { field -> [OptionField] in
      if case .group(let inner) = field.kind {
        return reach(inner, path + [field.key], field.label)
      }
      return field.option == nil
        ? []
        : [
          OptionField(
            path: path + [field.key], field: field, section: section,
            hasListWords: field.hasListWords(among: fields))
        ]
    }
  }

  /// The name of its option, without the dashes.
  package var name: String { field.option ?? field.key }

  /// Which words may stand in place of the list.
  package var listWords: Sentence {
    hasListWords ? " Or one word: none (the person has none), declined, notAsked, unknown." : ""
  }

  /// What was typed, as a value of the field.
  ///
  /// - `option`: The place that errors name, such as `--need`.
  package func value(_ typed: [String], option: String) throws -> JSONValue {
    switch field.kind {
    case .set(let member):
      let parts =
        member.isFreeText ? typed : typed.flatMap { $0.split(separator: ",").map(String.init) }
      return .array(
        try parts.map { try TypedValue.parse($0, member, option) }.filter { !$0.isNull })
    case .map(let entry):
      if let word = try listWord(typed, option) { return .string(word.id) }
      return try EntryText.patch(typed, entry, option: option)
    default:
      return try TypedValue.parse(typed.last ?? "", field.kind, option)
    }
  }

  /// `--need none`: a word in place of the list.
  private func listWord(_ typed: [String], _ option: String) throws -> ListWord? {
    if case .map = field.kind, let text = typed.first(where: ListWord.isMistaken) {
      throw WorkbenchError(
        .usage, at: option, "\(Quoted(text)) is no \(field.label.uncapitalised)",
        fix: hasListWords ? "the words are \(ListWord.words)" : "leave \(option) out")
    }
    guard let word = typed.lazy.compactMap({ ListWord(typed: $0) }).first else { return nil }
    guard hasListWords else {
      guard word == .none else { return nil }
      throw WorkbenchError(
        .usage, at: option, "none is no \(field.label.uncapitalised)", fix: "leave \(option) out")
    }
    guard typed.count == 1 else {
      throw WorkbenchError(
        .usage, at: option, "\(Quoted(word.id)) stands beside something else",
        fix: "write it alone, or leave it out")
    }
    return word
  }
}

extension OptionField {
  /// The parts of a table's cell, as if each had been typed behind the option of its own.
  ///
  /// Semicolons and line breaks separate them. Entries that name a list of their own take line breaks alone, because the
  /// list has semicolons.
  func parts(ofCell text: String) -> [String] {
    let breaks: Set<Unicode.Scalar>
    switch field.kind {
    case .set: breaks = [";", "\n", "\r"]
    case .map(let entry):
      let hasLists = entry.fields.contains { if case .set = $0.kind { true } else { false } }
      breaks = hasLists && text.contains("=") ? ["\n", "\r"] : [";", "\n", "\r"]
    default: return [text]
    }
    return text.unicodeScalars.split { breaks.contains($0) }
      .map { PlainText.trimmed(String(Substring($0))) }.filter { !$0.isEmpty }
  }
}
