package import JSON
import Localization
import Measures
import Records

/// A value that the JSON of a report can hold: words are English text, and what is not known is `null`.
package protocol ReportData {
  var json: JSONValue { get }
}

extension JSONValue: ReportData {
  package var json: JSONValue { self }

  /// An object of values of different types.
  package static func data(_ members: KeyValuePairs<String, any ReportData>) -> JSONValue {
    .object(JSONObject(data: members))
  }
}

extension JSONObject {
  init(data members: KeyValuePairs<String, any ReportData>) {
    self.init()
    for (key, value) in members { self[key] = value.json }
  }
}

extension Bool: ReportData { package var json: JSONValue { .bool(self) } }
extension Int: ReportData { package var json: JSONValue { .integer(self) } }
extension Double: ReportData { package var json: JSONValue { Figure.json(self) } }
extension String: ReportData { package var json: JSONValue { .string(self) } }
extension Sentence: ReportData { package var json: JSONValue { .string(plain()) } }
extension RecordID: ReportData { package var json: JSONValue { .string(string) } }
extension Edition: ReportData { package var json: JSONValue { .string(rawValue) } }
extension Impact: ReportData { package var json: JSONValue { .integer(rawValue) } }
extension WebAddress: ReportData { package var json: JSONValue { .string(text) } }
extension Place: ReportData { package var json: JSONValue { .string(description) } }

extension Array: ReportData where Element: ReportData {
  package var json: JSONValue { .array(map(\.json)) }
}

extension Optional: ReportData where Wrapped: ReportData {
  package var json: JSONValue { map(\.json) ?? .null }
}
