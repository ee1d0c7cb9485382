import Localization
package import Records

/// The reference of all file formats as Markdown, made from the same descriptions that reading and checking use.
package enum FormatReference {
  package static func markdown(_ formats: [RecordFormat] = RecordFormats.all) -> String {
    formats.map(section).joined(separator: "\n")
  }

  private static func section(_ format: RecordFormat) -> String {
    var lines = ["## \(format.noun.plain()): `\(format.line)`", "", told(format.summary), ""]
    lines += rows(format.fields, indent: "")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(_ fields: [Field], indent: String) -> [String] {
    fields.flatMap { field -> [String] in
      let required =
        field.isRequired ? ", required" : field.isLeftOutWhenEmpty ? ", left out if empty" : ""
      let row = "\(indent)- `\(field.key)` (\(words(field.kind))\(required)): \(told(field.help))"
      return [row] + inner(field.kind, indent: indent + "  ")
    }
  }

  private static func inner(_ kind: FieldKind, indent: String) -> [String] {
    switch kind {
    case .group(let fields): rows(fields, indent: indent)
    case .map(let entry): rows(entry.fields, indent: indent)
    default: []
    }
  }

  private static func words(_ kind: FieldKind) -> String {
    switch kind {
    case .text: "text"
    case .line: "text of one line"
    case .choice(let list): "one of " + list.ids.map { "`\($0)`" }.joined(separator: ", ")
    case .integer(let range): "whole number \(range.lowerBound) to \(range.upperBound)"
    case .decimal(let range): "number \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .flag: "true or false"
    case .instant: "moment in UTC"
    case .day: "day"
    case .milliseconds: "milliseconds"
    case .place: "WCAG criterion, guideline or principle"
    case .dimension: "ability"
    case .address: "address of the web"
    case .reference(let target): "id, naming one \(target.label.plain())"
    case .position: "fractional index"
    case .set(let member): "set of: \(words(member))"
    case .group: "nested record"
    case .map(let entry):
      switch entry.identity {
      case .random: "map by random id, one entry a \(entry.noun.plain())"
      case .named, .slug:
        "map by name, one entry a \(entry.noun.plain()), each with its own `origins`"
      }
    }
  }

  /// In English, with the marks of code that Markdown has too.
  private static func told(_ words: Sentence) -> String {
    words.written(SentenceStyle(words: { $0 }, text: { text, _ in text }), in: .english)
  }
}
