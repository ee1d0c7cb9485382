package import JSON

/// Reads the fields of one object that has been validated.
///
/// Asking for keys in byte order, as they stand in canonical files, makes each look-up one step.
package struct ObjectReader {
  private let document: JSONDocument
  private var keys: KeyCursor

  package init(_ node: JSONNode) {
    document = node.document
    keys = KeyCursor(node)
  }

  private init(_ document: JSONDocument, _ keys: KeyCursor) {
    self.document = document
    self.keys = keys
  }

  /// Begins with the first key again.
  mutating func restart() { keys.restart() }

  /// The object itself.
  var node: JSONNode { JSONNode(document: document, index: keys.index) }

  /// The value of a key, or `nil` if it is absent or `null`.
  ///
  /// - Complexity: O(1) for the next key in order, there or not, else O(number of members).
  package mutating func value(_ key: String) -> JSONNode? {
    keys.value(of: key).map { JSONNode(document: document, index: $0) }
  }

  /// Every value that stands for a field: the one in its place, and those beside it that nobody has replaced since a
  /// merge.
  mutating func live(_ key: String) -> [JSONNode] {
    (value(key).map { [$0] } ?? []) + node.others(beside: "/\(key)").filter { !$0.isNull }
  }

  /// Whether a value of a field was replaced by another one, or others stand beside it; filling an empty field is
  /// neither.
  mutating func isWrittenOver(_ key: String) -> Bool {
    guard let entry = value(SystemKey.sync)?[key: "/\(key)"] else { return false }
    return !node.others(beside: "/\(key)").isEmpty
      || entry[key: "over"].map { !Array($0.elements).isEmpty } ?? false
  }

  package var id: RecordID {
    mutating get { RecordID(trusted: string(SystemKey.id) ?? "") }
  }

  package mutating func string(_ key: String) -> String? {
    guard let index = keys.value(of: key) else { return nil }
    return keys.string(at: index)
  }

  /// Whether something stands there.
  mutating func has(_ key: String) -> Bool { keys.value(of: key) != nil }

  package mutating func integer(_ key: String) -> Int? {
    guard let index = keys.value(of: key) else { return nil }
    return keys.integer(at: index)
  }

  package mutating func decimal(_ key: String) -> Double? {
    value(key)?.lexeme.flatMap(Double.init)
  }

  package mutating func flag(_ key: String) -> Bool? {
    guard let index = keys.value(of: key) else { return nil }
    return switch keys.kind(at: index) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  package mutating func word<Choice: Word>(_ key: String) -> Choice? {
    guard let index = keys.value(of: key) else { return nil }
    let found = keys.withText(at: index) { text in
      for choice in Choice.allCases where text.isSame(as: choice.id) { return choice as Choice? }
      return nil
    }
    return found ?? nil
  }

  /// The members of a set of texts, in file order.
  package mutating func strings(_ key: String) -> [String] {
    guard let index = keys.value(of: key) else { return [] }
    var strings: [String] = []
    for element in keys.elements(at: index) {
      if let string = keys.string(at: element) { strings.append(string) }
    }
    return strings
  }

  /// The members of a set of WCAG places.
  package mutating func places(_ key: String) -> [Place] {
    guard let index = keys.value(of: key) else { return [] }
    var places: [Place] = []
    for element in keys.elements(at: index) {
      let place = keys.withText(at: element) { Place(utf8: $0) }
      if let place, let place { places.append(place) }
    }
    return places
  }

  /// A nested record; an absent one reads as one without values.
  package mutating func group<Value>(_ key: String, _ read: (inout ObjectReader) -> Value) -> Value
  {
    var reader = value(key).map(ObjectReader.init) ?? .empty
    return read(&reader)
  }

  /// Entries of a map that are neither tombstones nor erased, in key order.
  package mutating func entries<Value>(
    _ key: String, _ read: (String, inout ObjectReader) -> Value
  ) -> [Value] {
    entriesAndGone(key, read).entries
  }

  /// The same, with the keys of entries that are tombstones or erased.
  mutating func entriesAndGone<Value>(
    _ key: String, _ read: (String, inout ObjectReader) -> Value
  ) -> (entries: [Value], gone: [Text]) {
    guard let index = keys.value(of: key) else { return ([], []) }
    let entries = keys.object(at: index)
    var result: [Value] = []
    var gone: [Text] = []
    for key in entries.members {
      var reader = ObjectReader(document, entries.object(at: key + 1))
      let name = entries.string(at: key) ?? ""
      let isGone =
        reader.flag(SystemKey.deleted) == true && reader.node.isTombstone(key: name)
        || reader.flag(SystemKey.erased) == true
      if isGone {
        gone.append(Text(name))
        continue
      }
      reader.keys.restart()
      result.append(read(name, &reader))
    }
    return (result, gone)
  }

  /// Entries of an ordered map that are neither tombstones nor erased, by position and then by key.
  package mutating func orderedEntries<Value>(
    _ key: String, _ read: (String, inout ObjectReader) -> Value
  ) -> [Value] {
    let found = entries(key) { id, reader in
      let position = reader.string("position") ?? ""
      reader.keys.restart()
      return (position: position, id: id, value: read(id, &reader))
    }
    return found.sorted { left, right in
      Text.isSame(left.position, right.position)
        ? Text.precedes(left.id, right.id) : Text.precedes(left.position, right.position)
    }.map(\.value)
  }

  private static let empty = ObjectReader(JSONDocument.emptyObject.root)
}
