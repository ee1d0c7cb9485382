extension RecordValidator {
  /// Checks the members of an object against its declared fields.
  mutating func checkFields(_ object: JSONNode, _ fields: [Field], owner: String) {
    var next = 0
    var seen = 0
    for (key, value) in object.members {
      guard let index = Self.find(key, in: fields, from: next) else { continue }
      next = index + 1
      if fields[index].isRequired { seen += 1 }
      check(value, fields[index])
    }
    if let sync = object[key: SystemKey.sync] { checkSync(sync) }
    guard seen < fields.count(where: \.isRequired) else { return }
    for field in fields where field.isRequired && object[key: field.key] == nil {
      report(
        object, "\(field.label) is missing in this \(owner)",
        fix: "add \"\(field.key)\". \(field.help)")
    }
  }

  /// The index of a declared field, trying the next one in order first.
  private static func find(_ key: JSONNode, in fields: [Field], from next: Int) -> Int? {
    if next < fields.count, key.isString(fields[next].key) { return next }
    return fields.firstIndex { key.isString($0.key) }
  }

  private mutating func check(_ value: JSONNode, _ field: Field) {
    switch field.kind {
    case .group(let fields):
      guard expect(value, .object, field, "an object in braces") else { return }
      checkFields(value, fields, owner: field.label.lowercased())
    case .map(let entry):
      guard expect(value, .object, field, "an object with entries by id") else { return }
      for (key, node) in value.members { checkEntry(node, key, entry) }
    case .set(let member):
      guard expect(value, .array, field, "a list in brackets") else { return }
      checkSet(value, member, field)
    default:
      if value.isNull {
        if field.isRequired {
          report(value, "\(field.label) must not be empty", fix: field.help + field.allowedWords)
        }
      } else if let fault = ScalarRule.fault(value, field.kind) {
        report(value, "\(field.label) \(fault.problem)", fix: fault.remedy)
      }
    }
  }

  private mutating func expect(
    _ value: JSONNode, _ kind: JSONDocument.Node.Kind, _ field: Field, _ words: String
  ) -> Bool {
    if value.kind == kind { return true }
    report(value, "\(field.label) must be \(words)", fix: "write an empty one rather than null")
    return false
  }

  private mutating func checkEntry(_ node: JSONNode, _ key: JSONNode, _ entry: EntryFormat) {
    guard node.kind == .object else {
      report(node, "a \(entry.noun) is an object in braces", fix: "mend or remove the entry")
      return
    }
    switch entry.identity {
    case .random:
      if !(key.string.map(WriteIDText.isOrigin) ?? false) {
        report(
          key, "the id of a \(entry.noun) has 13 to 64 lower-case letters and digits",
          fix: "let kerb make the entry, or write a random id")
      }
    case .named, .slug:
      if !(key.string.map(Self.isEntryName) ?? false) {
        report(
          key, "the id of a \(entry.noun) has 1 to 130 letters, digits, hyphens, dots and slashes",
          fix: "rename the entry")
      }
      checkOrigins(node)
    }
    if node[key: SystemKey.erased]?.boolean == true { return }
    checkFields(node, entry.fields, owner: entry.noun)
  }

  private static func isEntryName(_ text: String) -> Bool {
    (1...130).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        RecordID.isWellFormed(String(UnicodeScalar($0))) || "-./".utf8.contains($0)
      }
  }

  private mutating func checkSet(_ value: JSONNode, _ member: FieldKind, _ field: Field) {
    var previous: Text?
    for node in value.elements {
      if let fault = ScalarRule.fault(node, member) {
        report(node, "\(field.label) \(fault.problem)", fix: fault.remedy)
      }
      let text = Text(node.string ?? node.lexeme ?? "")
      if let last = previous, last == text {
        report(node, "\(field.label) holds one value twice", fix: "keep it once")
      }
      previous = text
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
      let writes = entry[key: "also"].map { $0.members.map { $0.key.string ?? "" } }
      let over = entry[key: "over"].map { $0.elements.map { $0.string ?? "" } }
      let write = entry[key: "write"]?.string
      let isWhole =
        key.string?.utf8.first == UInt8(ascii: "/") && entry[key: "also"]?.kind == .object
        && entry[key: "over"]?.kind == .array
        && ((writes ?? []) + (over ?? []) + [write ?? ""]).allSatisfy(WriteIDText.isWrite)
      if !isWhole {
        report(
          entry, "the record of a change has the wrong form",
          fix: "restore the file from git; sync is written by kerb alone")
      }
    }
  }
}

extension Field {
  /// A sentence with the words that the field may hold; empty for other kinds.
  fileprivate var allowedWords: String {
    guard case .choice(let words) = kind else { return "" }
    return " The words are \(words.ids.joined(separator: ", "))."
  }
}
