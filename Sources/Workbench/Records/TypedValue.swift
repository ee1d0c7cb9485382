package import JSON
import Localization
import Merging
package import Records
import Wording

/// Values of fields as people type them on a command line.
package enum TypedValue {
  /// - `place`: The option or argument that holds the text.
  /// - Throws: `WorkbenchError` with the code `usage` that says what the field takes.
  package static func parse(_ text: String, _ kind: FieldKind, _ place: String) throws -> JSONValue
  {
    do {
      return try FieldText.parse(text, as: kind)
    } catch {
      throw WorkbenchError(.usage, at: place, "the value \(error.problem)", fix: error.remedy)
    }
  }
}

extension FieldKind {
  /// Whether a comma may be part of a value.
  package var isFreeText: Bool {
    switch self {
    case .text, .line: true
    default: false
    }
  }
}
