import JSON
import Localization

extension RecordValidator {
  /// Checks the members of an object against its declared fields.
  mutating func checkFields(
    _ object: JSONNode, _ fields: [Field], owner: @autoclosure () -> Sentence
  ) {
    var next = 0
    var seen = 0
    var at = object.index + 1
    let end = object.kind == .object ? Int(document.nodes[object.index].next) : at
    while at < end {
      let value = JSONNode(document: document, index: at + 1)
      if let index = find(at, in: fields, from: next) {
        next = index + 1
        if fields[index].isRequired { seen += 1 }
        check(value, fields, index)
      } else if document.isText(at: at, SystemKey.sync) {
        checkSync(value)
      }
      at = Int(document.nodes[at + 1].next)
    }
    // A key that stands twice counts twice, so then every field is looked for.
    guard seen < Self.requiredCount(fields) || !document.duplicateKeys.isEmpty else { return }
    for field in fields where field.isRequired && object[key: field.key] == nil {
      report(
        object, "\(field.label) is missing in this \(owner())",
        fix: "add `\"\(field.key)\"`. \(field.help)")
    }
  }

  private static func requiredCount(_ fields: [Field]) -> Int {
    var count = 0
    for index in fields.indices where fields[index].isRequired { count += 1 }
    return count
  }

  /// The index of a declared field by its key's node, trying the next one in order first.
  private func find(_ key: Int, in fields: [Field], from next: Int) -> Int? {
    // Nearly all others differ in their length.
    let length = document.nodes[key].isEscaped ? nil : Int(document.nodes[key].length)
    for index in next..<fields.count where isKey(key, length, fields[index].key) { return index }
    for index in 0..<next where isKey(key, length, fields[index].key) { return index }
    return nil
  }

  private func isKey(_ node: Int, _ length: Int?, _ key: String) -> Bool {
    if let length, length != key.utf8.count { return false }
    return document.isText(at: node, key)
  }

  /// Checks one value; the field is named by its index because copying a field costs more than the check.
  private mutating func check(_ value: JSONNode, _ fields: [Field], _ index: Int) {
    switch fields[index].kind {
    case .group(let inner):
      guard expect(value, .object, fields[index], "an object in braces") else { return }
      checkFields(value, inner, owner: fields[index].label.uncapitalised)
    case .map(let entry):
      guard expect(value, .object, fields[index], "an object with entries by id") else { return }
      for (key, node) in value.members { checkEntry(node, key, entry) }
    case .set(let member):
      guard expect(value, .array, fields[index], "a list in brackets") else { return }
      checkSet(value, member, fields[index])
    case let kind:
      if value.isNull {
        guard fields[index].isRequired else { return }
        report(
          value, "\(fields[index].label) must not be empty",
          fix: fields[index].help + fields[index].allowedWords)
      } else if let fault = ScalarRule.fault(value, kind) {
        report(value, "\(fields[index].label) \(fault.problem)", fix: fault.remedy)
      }
    }
  }

  private mutating func expect(
    _ value: JSONNode, _ kind: JSONDocument.Node.Kind, _ field: @autoclosure () -> Field,
    _ words: @autoclosure () -> Sentence
  ) -> Bool {
    if value.kind == kind { return true }
    report(value, "\(field().label) must be \(words())", fix: "write an empty one rather than null")
    return false
  }

  private mutating func checkEntry(_ node: JSONNode, _ key: JSONNode, _ entry: EntryFormat) {
    guard node.kind == .object else {
      report(
        node, "this \(entry.noun) must be an object in braces", fix: "mend or remove the entry")
      return
    }
    switch entry.identity {
    case .random:
      if key.withText(WriteIDText.isOrigin) != true {
        report(
          key, "the id of this \(entry.noun) must have 13 to 64 lower-case letters and digits",
          fix: "let kerb make the entry, or write a random id")
      }
    case .named, .slug:
      if key.withText(Self.isEntryName) != true {
        report(
          key,
          "the id of this \(entry.noun) must have 1 to 130 letters, digits, hyphens, dots and slashes",
          fix: "rename the entry")
      }
      checkOrigins(node)
    }
    if node[key: SystemKey.erased]?.boolean == true { return checkErased(node) }
    checkFields(node, entry.fields, owner: entry.noun)
  }

  static func isEntryName(_ text: Span<UInt8>) -> Bool {
    guard (1...130).contains(text.count) else { return false }
    for at in text.indices {
      let byte = text[at]
      guard RecordID.isLetter(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") else {
        return false
      }
    }
    return true
  }

  private mutating func checkSet(
    _ value: JSONNode, _ member: FieldKind, _ field: @autoclosure () -> Field
  ) {
    var count = 0
    for node in value.elements {
      count += 1
      if let fault = ScalarRule.fault(node, member) {
        report(node, "\(field().label) \(fault.problem)", fix: fault.remedy)
      }
    }
    guard count > 1 else { return }
    var seen = Set<Text>(minimumCapacity: count)
    for node in value.elements {
      if let text = node.string, !seen.insert(Text(text)).inserted {
        report(node, "\(field().label) holds one value twice", fix: "keep it once")
      }
    }
  }

  /// Checks the shape of merge metadata; whether digests fit the values is the business of merging.
  private mutating func checkSync(_ sync: JSONNode) {
    if sync.isNull { return }
    guard sync.kind == .object else {
      report(
        sync, "sync is null or an object of changes by field", fix: "restore the file from git")
      return
    }
    for (key, entry) in sync.members {
      let (also, over) = (entry[key: "also"], entry[key: "over"])
      let isWhole =
        key.string?.utf8.first == UInt8(ascii: "/")
        && also?.kind == .object && over?.kind == .array
        && Self.isWrite(entry[key: "write"])
        && (also?.members.allSatisfy { Self.isWrite($0.key) } ?? false)
        && (over?.elements.allSatisfy { Self.isWrite($0) } ?? false)
      if !isWhole {
        report(
          entry, "the record of a change has the wrong form",
          fix: "restore the file from git; sync is written by kerb alone")
      }
    }
  }

  /// Whether bytes are the merge metadata of a record or entry, without a fault.
  static func isSync(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONReader.read(bytes), document.duplicateKeys.isEmpty else {
      return false
    }
    return isSync(0, of: document)
  }

  /// Whether a value of a document is the merge metadata of a record or entry, without a fault.
  static func isSync(_ value: Int, of document: JSONDocument) -> Bool {
    var validator = RecordValidator(document)
    validator.checkSync(JSONNode(document: document, index: value))
    return validator.faults.isEmpty
  }

  private static func isWrite(_ node: JSONNode?) -> Bool {
    node?.withText(WriteIDText.isWrite) ?? false
  }
}

extension Field {
  /// A sentence with the words that the field may hold; empty for other kinds.
  fileprivate var allowedWords: Sentence {
    guard case .choice(let words) = kind else { return "" }
    return " The words are \(words.ids.joined(separator: ", "))."
  }
}
