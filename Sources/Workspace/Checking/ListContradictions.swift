import JSON
import Localization
import Records
import Wording

/// What the fields of a list about a person say against each other: entries, "said to be none", a reason why it is empty.
enum ListContradictions {
  /// - Returns: A finding for each, with the command that mends it.
  static func findings(in document: JSONDocument, _ record: RecordFile) -> [CheckFinding] {
    guard let noun = nouns[record.file.role], let lists = lists[record.file.role] else { return [] }
    let command = "kerb \(noun) edit \(record.file.study ?? "") \(record.file.expectedID)"
    return lists.flatMap { faults(of: $0, in: document.root, command) }
      .map { CheckFinding($0.error(in: record.file.path), isFixable: false) }
  }

  /// What holds such lists, with the word of the command that changes it.
  private static let nouns: [WorkspaceFile.Role: String] = [
    .participant: "participant", .session: "session",
  ]

  /// One list of a format; found once, because every file is asked for them.
  private struct List: Sendable {
    let key: String
    let label: Sentence
    /// Whether it can be said to be none.
    let hasWords: Bool
    let saidNoneKey: String
    let absenceKey: String
  }

  private static let lists: [WorkspaceFile.Role: [List]] = [
    .participant: lists(in: Participant.format), .session: lists(in: Session.format),
  ]

  /// Technologies of a session cannot be said to be none: what was not used there may be used elsewhere.
  private static func lists(in format: RecordFormat) -> [List] {
    let technologies = Session.table[\.assistiveTechnologies].key
    return format.fields.compactMap { field in
      let hasWords = field.hasListWords(among: format.fields)
      guard hasWords || Text.isSame(field.key, technologies) else { return nil }
      return List(
        key: field.key, label: field.label, hasWords: hasWords, saidNoneKey: field.saidNoneKey,
        absenceKey: field.absenceKey)
    }
  }

  private static func faults(
    of field: List, in root: JSONNode, _ command: String
  ) -> [RecordFault] {
    let entries = live(root[key: field.key])
    let named = entries.filter {
      TechnologyName($0.entry[\AssistiveTechnology.name]?.string ?? "").isNone
    }
    let none = root[key: field.saidNoneKey].flatMap { $0.boolean == true ? $0 : nil }
    let absence = root[key: field.absenceKey].flatMap { $0.isNull ? nil : $0 }
    if entries.isEmpty, none == nil { return [] }
    var faults = named.map { key, entry in
      let word = field.label.uncapitalised
      let isWord = ListWord(typed: entry[\AssistiveTechnology.name]?.string ?? "") == ListWord.none
      let isAlone = isWord && entries.count == named.count && field.hasWords
      let instead: String = isAlone ? " --set \(field.saidNoneKey)=yes" : ""
      return RecordFault(
        entry.position,
        isWord
          ? "an entry of \(word) is called none, which is no \(word)"
          : "an entry of \(word) says that there is none, or is ordinary words, and counts as no \(word)",
        fix: "`\(command) --remove \(field.key)/\(key)\(instead)`")
    }
    let others = entries.count - named.count
    if others > 0, let none {
      faults.append(
        RecordFault(
          none.position, "\(field.label) has entries and is said to be none",
          fix: "`\(command) --set \(field.saidNoneKey)=`"))
    }
    if others > 0, let absence {
      faults.append(
        RecordFault(
          absence.position, "\(field.label) has entries and a reason why it is empty",
          fix: "`\(command) --set \(field.absenceKey)=`"))
    }
    if others == 0, none != nil, let absence {
      faults.append(
        RecordFault(
          absence.position, "\(field.label) is said to be none, and not to be known",
          fix: "`\(command) --set \(field.absenceKey)=`, or `--set \(field.saidNoneKey)=`"))
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
}
