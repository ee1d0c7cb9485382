import Records

/// What the fields of a list about a person say against each other: entries, "said to be none", a reason why it is empty.
enum ListContradictions {
  /// - Returns: A finding for each, with the command that mends it.
  static func findings(in document: JSONDocument, _ record: RecordFile) -> [CheckFinding] {
    guard let noun = nouns[record.file.role], let format = record.format else { return [] }
    let command = "kerb \(noun) edit \(record.file.study ?? "") \(record.file.expectedID)"
    return format.fields.filter { isList($0, in: format) }.flatMap { field in
      faults(of: field, in: document.root, format, command)
    }.map { CheckFinding($0.error(in: record.file.path), isFixable: false) }
  }

  /// What holds such lists, with the word of the command that changes it.
  private static let nouns: [WorkspaceFile.Role: String] = [
    .participant: "participant", .session: "session",
  ]

  /// Technologies of a session cannot be said to be none: what was not used there may be used elsewhere.
  private static func isList(_ field: Field, in format: RecordFormat) -> Bool {
    field.hasListWords(among: format.fields)
      || Text.isSame(field.key, "assistiveTechnologies")
  }

  private static func faults(
    of field: Field, in root: JSONNode, _ format: RecordFormat, _ command: String
  ) -> [RecordFault] {
    let entries = live(root[key: field.key])
    let named = entries.filter { isNone($0.entry) }
    let none = root[key: field.saidNoneKey].flatMap { $0.boolean == true ? $0 : nil }
    let absence = root[key: field.absenceKey].flatMap { $0.isNull ? nil : $0 }
    let word = field.label.lowercased()
    var faults = named.map { key, entry in
      let alone = entries.count == named.count && field.hasListWords(among: format.fields)
      return RecordFault(
        entry.position, "an entry of \(word) is called none, which is no \(word)",
        fix: "\(command) --remove \(field.key)/\(key)"
          + (alone ? " --set \(field.saidNoneKey)=yes" : ""))
    }
    let others = entries.count - named.count
    if others > 0, let none {
      faults.append(
        RecordFault(
          none.position, "\(field.label) has entries and is said to be none",
          fix: "\(command) --set \(field.saidNoneKey)="))
    }
    if others > 0, let absence {
      faults.append(
        RecordFault(
          absence.position, "\(field.label) has entries and a reason why it is empty",
          fix: "\(command) --set \(field.absenceKey)="))
    }
    if others == 0, none != nil, let absence {
      faults.append(
        RecordFault(
          absence.position, "\(field.label) is said to be none, and not to be known",
          fix: "\(command) --set \(field.absenceKey)=, or --set \(field.saidNoneKey)="))
    }
    return faults
  }

  private static func live(_ map: JSONNode?) -> [(key: String, entry: JSONNode)] {
    guard let map, map.kind == .object else { return [] }
    return map.members.compactMap { key, entry in
      let isGone = [SystemKey.deleted, SystemKey.erased].contains {
        entry[key: $0]?.boolean == true
      }
      return isGone ? nil : (key.string ?? "", entry)
    }
  }

  private static func isNone(_ entry: JSONNode) -> Bool {
    guard let name = entry[key: "name"]?.string else { return false }
    return Text.isSame(FieldText.trimmed(name).lowercased(), ListWord.none.id)
  }
}
