import Localization
import RecordSamples
import Testing

@testable import JSON
@testable import Records

/// One object that a format declares: the record itself, a group or an entry.
private struct Declared: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let fields: [Field]
  let entry: EntryFormat?

  static let all = RecordFormats.all.flatMap { inside($0.name, $0.fields, nil) }

  private static func inside(_ name: String, _ fields: [Field], _ entry: EntryFormat?) -> [Declared]
  {
    [Declared(testDescription: name, fields: fields, entry: entry)]
      + fields.flatMap { field -> [Declared] in
        switch field.kind {
        case .group(let inner): inside("\(name)/\(field.key)", inner, nil)
        case .map(let entry): inside("\(name)/\(field.key)", entry.fields, entry)
        default: []
        }
      }
  }
}

@Suite("Formats: what they declare")
struct FormatDeclarationTests {
  @Test(arguments: Declared.all) private func keysAreSortedAndUnique(_ object: Declared) {
    let keys = object.fields.map { Text($0.key) }
    #expect(keys == Set(keys).sorted())
    let system = [SystemKey.id, SystemKey.origins, SystemKey.sync, SystemKey.format, "erased"]
    #expect(keys.allSatisfy { key in !system.contains { Text($0) == key } })
  }

  @Test(arguments: Declared.all) private func labelsAreUnique(_ object: Declared) {
    let labels = object.fields.map { Text($0.label.plain()) }
    #expect(labels.count == Set(labels).count, "\(labels)")
    #expect(object.fields.allSatisfy { !$0.label.isEmpty && !$0.help.isEmpty })
  }

  @Test(arguments: Declared.all) private func helpIsASentence(_ object: Declared) {
    for field in object.fields {
      let help = field.help.plain()
      #expect(help.hasSuffix(".") || help.hasSuffix("?"), "\(field.key)")
    }
  }

  @Test(arguments: Declared.all) private func wordsHaveLabels(_ object: Declared) {
    for field in object.fields {
      guard case .choice(let words) = field.kind.scalar else { continue }
      #expect(!words.entries.isEmpty)
      #expect(words.entries.allSatisfy { !$0.id.isEmpty && !$0.label.isEmpty })
      #expect(Set(words.ids.map { Text($0) }).count == words.ids.count)
      #expect(Set(words.entries.map { Text($0.label.plain()) }).count == words.entries.count)
    }
  }

  @Test(arguments: Declared.all) private func optionsAreUnique(_ object: Declared) {
    let options = object.fields.compactMap(\.option).map { Text($0) }
    #expect(options.count == Set(options).count, "\(options)")
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
    #expect(options.allSatisfy { $0.string.utf8.allSatisfy(allowed.contains) })
  }

  @Test(arguments: Declared.all) private func shortFormsNameFields(_ object: Declared) {
    guard let entry = object.entry else { return }
    let keys = Set(entry.fields.map { Text($0.key) })
    #expect(entry.shorthand.allSatisfy { keys.contains(Text($0)) })
    if case .slug(let field) = entry.identity { #expect(keys.contains(Text(field))) }
    #expect(keys.contains("position") == entry.isOrdered)
    #expect(keys.contains("deleted"))
  }

  @Test func namesAreUniqueAndFound() {
    let names = RecordFormats.all.map { Text($0.name) }
    #expect(Set(names).count == names.count)
    for format in RecordFormats.all {
      #expect(RecordFormats.named(format.name)?.noun == format.noun)
      #expect(format.line == "\(format.name)/1")
      #expect(FormatLine(format.line)?.version == RecordFormat.version)
    }
    #expect(RecordFormats.named("Log") == nil)
  }
}

extension FieldKind {
  /// The kind itself, or the one of a set's members.
  fileprivate var scalar: FieldKind {
    if case .set(let member) = self { member } else { self }
  }
}
