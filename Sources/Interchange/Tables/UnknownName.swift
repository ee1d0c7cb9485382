package import JSON
package import Localization
import Wording

/// A heading or key that names no column.
package struct UnknownName: Sendable {
  /// The number of the heading from 1; `nil` for a key of an object.
  package let number: Int?
  package let name: String
  package let position: TextPosition
  /// The name of the column that may be meant.
  package let near: String?

  package init<Column>(
    _ name: String, number: Int? = nil, at position: TextPosition,
    among columns: TableColumns<Column>
  ) {
    self.number = number
    self.name = name
    self.position = position
    near = columns.nearest(to: name)
  }

  /// A sentence that this was left out, with its name.
  package var leftOut: Sentence {
    let what: Sentence = number.map { "Column \($0)" } ?? "A key"
    let name = Quoted(PlainText.trimmed(name))
    guard let near else { return "\(what), \(name), is not known and was left out." }
    return "\(what), \(name), is not known and was left out; did you mean \(near)?"
  }
}
