/// A JSON value that can be changed.
///
/// Readers work on ``JSONDocument``; whoever edits a record turns it into this tree, changes it and writes it.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number exactly as written.
  case number(String)
  case string(Text)
  case array([JSONValue])
  case object(JSONObject)

  package static func string(_ text: String) -> JSONValue { .string(Text(text)) }
  package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  /// The tree below a node.
  ///
  /// Of a repeated key the first value stays; ``JSONDocument/duplicateKeys`` tells that there were more.
  package init(_ node: JSONNode) {
    self =
      switch node.kind {
      case .null: .null
      case .true: .bool(true)
      case .false: .bool(false)
      case .number: .number(node.lexeme ?? "")
      case .string: .string(Text(node.string ?? ""))
      case .array: .array(node.elements.map(JSONValue.init))
      case .object: .object(JSONObject(node.members))
      }
  }
}

extension JSONValue {
  package var isNull: Bool { self == .null }

  package var string: String? {
    if case .string(let text) = self { text.string } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var object: JSONObject? {
    get { if case .object(let object) = self { object } else { nil } }
    set { self = newValue.map(JSONValue.object) ?? .null }
  }

  package var integer: Int? {
    if case .number(let lexeme) = self { Int(lexeme) } else { nil }
  }

  package var boolean: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
}

/// The members of an object, by key.
package struct JSONObject: Hashable, Sendable {
  package private(set) var members: [Text: JSONValue]

  package init(_ members: [Text: JSONValue] = [:]) {
    self.members = members
  }

  init(_ members: JSONNode.Members) {
    self.members = [:]
    for member in members {
      let key = Text(member.key.string ?? "")
      if self.members[key] == nil { self.members[key] = JSONValue(member.value) }
    }
  }

  package subscript(key: String) -> JSONValue? {
    get { members[Text(key)] }
    set { members[Text(key)] = newValue }
  }

  /// Puts a value at a path of keys, making the objects on the way.
  ///
  /// - Complexity: O(length of the path); nothing beside the path is copied.
  package mutating func replace(_ path: ArraySlice<String>, with value: JSONValue) {
    guard let key = path.first else {
      if let object = value.object { self = object }
      return
    }
    guard path.count > 1 else {
      self[key] = value
      return
    }
    var child = takeObject(Text(key))
    child.replace(path.dropFirst(), with: value)
    members[Text(key)] = .object(child)
  }

  /// Takes the object of a key out, so that nobody else holds it while it is changed.
  private mutating func takeObject(_ key: Text) -> JSONObject {
    members.updateValue(.null, forKey: key)?.object ?? JSONObject()
  }

  /// Keys in canonical order: by bytes, the format line last.
  package var sortedKeys: [Text] {
    members.keys.sorted { CanonicalOrder.precedes($0.string, $1.string) }
  }

  /// Members with their keys in canonical order, as they are written.
  var sortedMembers: [(key: Text, value: JSONValue)] {
    members.sorted { CanonicalOrder.precedes($0.key.string, $1.key.string) }
  }
}
