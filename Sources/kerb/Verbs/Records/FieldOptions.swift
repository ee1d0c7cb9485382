import CommandLine
import JSON
import Records
import Wording
import Workbench

/// Command-line options for the fields of a record, made from its format.
struct FieldOptions: Sendable {
  let fields: [Field]

  /// One field that has an option, and the way to it.
  private struct Reachable {
    let path: [String]
    let field: Field
    let section: String?
  }

  private var reachable: [Reachable] { Self.reach(fields, [], nil) }

  private static func reach(_ fields: [Field], _ path: [String], _ section: String?) -> [Reachable]
  {
    fields.flatMap { field -> [Reachable] in
      if case .group(let inner) = field.kind {
        return reach(inner, path + [field.key], field.label)
      }
      return field.option == nil
        ? [] : [Reachable(path: path + [field.key], field: field, section: section)]
    }
  }

  /// The options, fields with one value first.
  ///
  /// - Parameter omitting: Keys that come as an argument instead.
  func options(omitting: [String] = []) -> [Verb.Option] {
    reachable.compactMap { item in
      guard let name = item.field.option, !omitting.contains(item.field.key) else { return nil }
      return option(name, item)
    }
  }

  private func option(_ name: String, _ item: Reachable) -> Verb.Option {
    let help = Self.sentence(item.field.help)
    switch item.field.kind {
    case .set(let member):
      return .value(
        name, valueName(member), help, Self.kind(member), isRepeating: true, allowsEmpty: true,
        section: item.section ?? "Lists, repeat for more values")
    case .map(let entry):
      return .value(
        name, entry.shape, help + Self.explained(entry) + listWords(item.field),
        entry.keyTarget == .observation ? .names(NoteShow.noteKind) : .text, isRepeating: true,
        section: "Compound fields (repeatable)")
    default:
      return .value(
        name, valueName(item.field.kind), help, Self.kind(item.field.kind), allowsEmpty: true,
        section: item.section)
    }
  }

  /// Which words may stand in place of the list.
  private func listWords(_ field: Field) -> String {
    field.hasListWords(among: fields)
      ? " Or one word: none (the person has none), declined, notAsked, unknown." : ""
  }

  private static func sentence(_ help: String) -> String {
    help.hasSuffix(".") || help.hasSuffix("?") ? help : help + "."
  }

  private static func explained(_ entry: EntryFormat) -> String {
    let rest = entry.fields.map(\.key).filter { key in
      !entry.shorthand.contains { $0 == key } && key != SystemKey.deleted && key != "position"
    }
    if entry.shorthand.isEmpty, entry.fields.count(where: \.isRequired) > 1 {
      return " Name the parts: \(entry.shape)"
    }
    guard let further = rest.first else { return "" }
    let key = entry.givenKeyName.map { "\($0):" } ?? ""
    return
      " Or name the parts, such as \(key)\(entry.shorthand.first ?? further)=...,\(further)=..."
  }

  private func valueName(_ kind: FieldKind) -> String {
    switch kind {
    case .text, .line: "TEXT"
    case .choice: "WORD"
    case .integer, .decimal, .milliseconds: "NUMBER"
    case .flag: "YES-OR-NO"
    case .instant: "MOMENT"
    case .day: "DAY"
    case .place: "CRITERION"
    case .dimension: "ABILITY"
    case .address: "ADDRESS"
    default: "ID"
    }
  }

  private static func kind(_ kind: FieldKind) -> ValueKind {
    switch kind {
    case .choice(let words): .suggestions(words.ids.map { OfferedWord($0) })
    case .flag: .suggestions(["yes", "no"])
    case .dimension: .suggestions(Dimension.builtIn.map { OfferedWord($0.id) })
    case .reference(.participant): .participant
    case .reference(.session): .session
    case .reference(.spectrum): .spectrum
    default: .text
    }
  }
}

extension FieldOptions {
  /// The values that were given, as a patch.
  func patch(_ invocation: Invocation, omitting: [String] = []) throws -> RecordPatch {
    var patch = RecordPatch()
    for item in reachable {
      guard let name = item.field.option, !omitting.contains(item.field.key),
        invocation.has(name)
      else { continue }
      let value = try value(item.field, invocation.strings(name), option: "--\(name)")
      patch.put(value, at: item.path)
    }
    return patch
  }

  private func value(_ field: Field, _ typed: [String], option: String) throws -> JSONValue {
    switch field.kind {
    case .set(let member):
      let parts =
        member.isFreeText ? typed : typed.flatMap { $0.split(separator: ",").map(String.init) }
      return .array(
        try parts.map { try TypedValue.parse($0, member, option) }.filter { !$0.isNull })
    case .map(let entry):
      if let word = try listWord(field, typed, option) { return .string(word.id) }
      return try EntryText.patch(typed, entry, option: option)
    default:
      return try TypedValue.parse(typed.last ?? "", field.kind, option)
    }
  }

  /// `--need none`: a word in place of the list.
  private func listWord(_ field: Field, _ typed: [String], _ option: String) throws -> ListWord? {
    if case .map = field.kind, let text = typed.first(where: ListWord.isMistaken) {
      throw WorkbenchError(
        .usage, at: option, "\(Quoted(text)) is no \(field.label.lowercased())",
        fix: field.hasListWords(among: fields)
          ? "the words are \(ListWord.words)" : "leave \(option) out")
    }
    guard let word = typed.lazy.compactMap({ ListWord(typed: $0) }).first else { return nil }
    guard field.hasListWords(among: fields) else {
      guard word == .none else { return nil }
      throw WorkbenchError(
        .usage, at: option, "none is no \(field.label.lowercased())", fix: "leave \(option) out")
    }
    guard typed.count == 1 else {
      throw WorkbenchError(
        .usage, at: option, "\(Quoted(word.id)) stands beside something else",
        fix: "write it alone, or leave it out")
    }
    return word
  }
}
