package import JSON
import Merging
package import Records
import Wording

/// Values of fields as people type them on a command line.
package enum TypedValue {
  /// - Parameter place: The option or argument that holds the text.
  /// - Throws: ``WorkbenchError`` with the code `usage` that says what the field takes.
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

extension RecordPatch {
  /// Puts a value at a path, making the objects on the way.
  package mutating func put(_ value: JSONValue, at path: [String]) {
    values = Self.put(value, path[...], values)
  }

  private static func put(_ value: JSONValue, _ path: ArraySlice<String>, _ object: JSONObject)
    -> JSONObject
  {
    guard let key = path.first else { return object }
    var result = object
    result[key] =
      path.count == 1
      ? value : .object(put(value, path.dropFirst(), object[key]?.object ?? JSONObject()))
    return result
  }
}
