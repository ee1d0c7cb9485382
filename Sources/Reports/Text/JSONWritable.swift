package import JSON
package import Localization
package import Records

/// A value that a report writes into JSON as it is, with `null` for `nil`.
package protocol JSONWritable {
  var json: JSONValue { get }
}

extension JSONValue: JSONWritable {
  package var json: JSONValue { self }

  /// An object of these members.
  package static func of(_ members: KeyValuePairs<String, any JSONWritable>) -> JSONValue {
    .object(JSONObject(members))
  }

  /// An object with a member for each element.
  static func of<Elements: Sequence>(
    _ elements: Elements, _ member: (Elements.Element) -> (String, any JSONWritable)
  ) -> JSONValue {
    var object = JSONObject()
    for element in elements {
      let (key, value) = member(element)
      object[key] = value.json
    }
    return .object(object)
  }
}

extension JSONObject {
  package init(_ members: KeyValuePairs<String, any JSONWritable>) {
    self.init()
    add(members)
  }

  mutating func add(_ members: KeyValuePairs<String, any JSONWritable>) {
    for (key, value) in members { self[key] = value.json }
  }
}

extension String: JSONWritable { package var json: JSONValue { .string(self) } }
extension Int: JSONWritable { package var json: JSONValue { .integer(self) } }
extension Bool: JSONWritable { package var json: JSONValue { .bool(self) } }
extension Double: JSONWritable { package var json: JSONValue { Figure.json(self) } }
extension Sentence: JSONWritable { package var json: JSONValue { .string(plain()) } }
extension RecordID: JSONWritable { package var json: JSONValue { .string(string) } }
extension Place: JSONWritable { package var json: JSONValue { .string(description) } }
extension Impact: JSONWritable { package var json: JSONValue { .integer(rawValue) } }

extension Optional: JSONWritable where Wrapped: JSONWritable {
  package var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONWritable where Element: JSONWritable {
  package var json: JSONValue { .array(map(\.json)) }
}
