import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// Command-line options for the fields of a record, made from its format.
struct FieldOptions: Sendable {
  let fields: [Field]

  private var reachable: [OptionField] { OptionField.all(fields) }

  /// The options, fields with one value first.
  ///
  /// - Parameter omitting: Keys that come as an argument instead.
  func options(omitting: [String] = []) -> [Verb.Option] {
    reachable.compactMap { item in
      guard let name = item.field.option, !omitting.contains(item.field.key) else { return nil }
      return option(name, item)
    }
  }

  private func option(_ name: String, _ item: OptionField) -> Verb.Option {
    let help = Self.sentence("\(item.field.help)")
    switch item.field.kind {
    case .set(let member):
      return .value(
        name, valueName(member), help, Self.kind(member), isRepeating: true, allowsEmpty: true,
        section: item.section.map { "\($0)" } ?? "Lists, repeat for more values")
    case .map(let entry):
      return .value(
        name, entry.shape, help + Self.explained(entry) + "\(item.listWords)",
        entry.keyTarget == .observation ? .names(NoteShow.noteKind) : .text, isRepeating: true,
        section: "Compound fields (repeatable)")
    default:
      return .value(
        name, valueName(item.field.kind), help, Self.kind(item.field.kind), allowsEmpty: true,
        section: item.section.map { "\($0)" })
    }
  }

  private static func sentence(_ help: Sentence) -> Sentence {
    ".?".contains(help.plain().last ?? " ") ? help : "\(help)."
  }

  private static func explained(_ entry: EntryFormat) -> Sentence {
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
      let value = try item.value(invocation.strings(name), option: "--\(name)")
      patch.put(value, at: item.path)
    }
    return patch
  }
}
