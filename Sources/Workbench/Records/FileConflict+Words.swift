package import JSON
package import Localization
import Merging
package import Records
import Wording
import Workspace

extension FileConflict {
  var format: RecordFormat? { file.role.formatName.flatMap(RecordFormats.named) }

  /// The field in the record's format; `nil` for a field of a newer version.
  package var location: FieldLocation? {
    // A field that this version does not know is no error here: it is shown by its key.
    format.flatMap { try? FieldLocation(conflict.path, in: $0) }
  }

  /// Whether the question is if something is deleted.
  package var isDeletion: Bool {
    pointer.last.map { Text.isSame($0, SystemKey.deleted) } ?? false
  }

  /// What people call the field: "Title", "Places, 4.1.2".
  package var label: Sentence {
    guard let location else { return "\(pointer.joined(separator: ", "))" }
    return location.member.map { "\(location.field.label), \($0)" } ?? location.field.label
  }

  /// The record in words: "finding F04".
  package var record: Sentence {
    let noun: Sentence = format?.noun ?? "file"
    guard file.role != .workspace else { return noun }
    return "\(noun) \(RecordID(file.expectedID)?.short ?? file.expectedID)"
  }

  /// The field, its part and its record, what matters first: `Title of finding F01 "Pay has no name"`.
  package var subject: Sentence {
    let title: String = title.map { " \"\($0.oneLine.shortened)\"" } ?? ""
    return "\(label) of \(part.map { "\($0), " } ?? "")\(record)\(title)"
  }

  /// One of the values as people read it, on one line.
  package func shown(_ value: JSONValue) -> Sentence { text(value.onOneLine).orNothing }

  /// One of the values as people read it, with all its lines.
  package func text(_ value: JSONValue) -> Sentence {
    guard let location else {
      return value.array == nil && value.object == nil
        ? FieldText.shown(value, .text)
        : "\(String(decoding: JSONWriter.compact(value), as: UTF8.self))"
    }
    if location.member != nil { return value.boolean == true ? "in the list" : "not in the list" }
    if isDeletion { return value.boolean == true ? "deleted" : "kept" }
    return FieldText.shown(value, location.field.kind)
  }

  /// What was written into something without knowing that somebody deleted it: "Title: Pay is unlabelled".
  package var unseenWords: [Sentence] {
    conflict.unseen.map { write in
      let location = format.flatMap { try? FieldLocation(write.path, in: $0) }
      let label: Sentence = location?.field.label ?? "\(write.path.last ?? "" as String)"
      let kind = location?.field.kind ?? .text
      let shown =
        location?.member.map { "\($0.oneLine)" } ?? FieldText.shown(write.value.onOneLine, kind)
      return "\(label): \(shown.orNothing)"
    }
  }

  /// The kind of value that somebody may type; `nil` where only what stands can be chosen.
  package var typedKind: FieldKind? {
    guard let location, location.member == nil, !isDeletion else { return nil }
    return location.field.kind
  }

  /// Whether it holds text of people.
  package var isText: Bool {
    switch typedKind {
    case .text, .line: true
    default: false
    }
  }
}

extension Sentence {
  /// The words that stand for an empty value.
  var orNothing: Sentence { isEmpty ? "no value" : self }
}

extension JSONValue {
  /// The same with every text on one line.
  fileprivate var onOneLine: JSONValue {
    switch self {
    case .string(let text): .string(text.string.oneLine)
    case .array(let members): .array(members.map(\.onOneLine))
    default: self
    }
  }
}
