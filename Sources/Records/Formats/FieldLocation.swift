package import JSON
import Localization
package import Wording

/// One field of a record: the object that holds it, and the way to it from there.
package struct FieldLocation: Sendable {
  /// The keys from the record's root to the object whose `sync` speaks of the field; empty for the root.
  package var holder: [String]
  /// The way from the holder to the field.
  package var pointer: JSONPointer
  package var field: Field
  /// The member of a set, where one is meant.
  package var member: String?

  /// Finds the field that a path names, such as `["needs", "01k…", "duration"]`.
  ///
  /// - Throws: `WorkbenchError` of code `usage` that names the first part which does not fit.
  package init(_ path: [String], in format: RecordFormat) throws(WorkbenchError) {
    var fields = format.fields
    var holder: [String] = []
    var pointer: [String] = []
    var rest = path[...]
    while let key = rest.popFirst() {
      guard let field = fields.first(where: { Text.isSame($0.key, key) }) else {
        throw Self.unknown(key, fields, format)
      }
      pointer.append(key)
      switch field.kind {
      case .group(let inner) where !rest.isEmpty:
        fields = inner
      case .map(let entry) where rest.count > 1:
        holder += pointer + [rest.removeFirst()]
        pointer = []
        fields = entry.fields
      case .set, .map:
        self.init(holder: holder, pointer: JSONPointer(pointer), field: field, member: rest.first)
        guard rest.count <= 1 else { throw Self.unknown(rest.last ?? "", [], format) }
        return
      default:
        guard rest.isEmpty else { throw Self.unknown(rest.first ?? "", [], format) }
        self.init(holder: holder, pointer: JSONPointer(pointer), field: field, member: nil)
        return
      }
    }
    throw Self.unknown(path.joined(separator: "/"), fields, format)
  }

  init(holder: [String], pointer: JSONPointer, field: Field, member: String?) {
    self.holder = holder
    self.pointer = pointer
    self.field = field
    self.member = member
  }

  private static func unknown(
    _ key: String, _ fields: [Field], _ format: RecordFormat
  ) -> WorkbenchError {
    let near = Spelling.nearest(to: key, among: fields.map(\.key))
    return WorkbenchError(
      .usage, at: key, "a \(format.noun) has no field of this name",
      fix: near.map { "did you mean \($0)?" } ?? "see `kerb formats` for the fields")
  }
}
