import JSON
import Records

/// Who may be named in front of a note: `P:` and `M:`, the P-numbers of a session, and the names that the key on this
/// computer has for them.
///
/// Labels are read in capitals, as people write them. Its description shows no name.
package struct SpeakerLabels: Sendable, CustomStringConvertible {
  /// The longest label in Unicode scalars, without its colon.
  private static let longest = 60

  /// By number: whole ids.
  private var byNumber: [Int: String] = [:]
  private var byName: [Text: String] = [:]
  private let isOfSession: Bool

  /// Nobody: no label is read.
  package init() { isOfSession = false }

  /// The people of a session.
  ///
  /// - Parameters:
  ///   - people: Whole ids. A P-number that two of them share names nobody.
  ///   - names: Names and the whole ids that they stand for; a first word that only one of these people has names them too.
  package init(people: [String], names: [(name: String, id: String)] = []) {
    isOfSession = true
    var numbers: [Int: [String]] = [:]
    for id in people {
      if let number = NumberedReference(id)?.number { numbers[number, default: []].append(id) }
    }
    byNumber = numbers.compactMapValues { $0.count == 1 ? $0[0] : nil }
    var named: [Text: Set<String>] = [:]
    for (name, id) in names where people.contains(where: { Text.isSame($0, id) }) {
      named[Text(name), default: []].insert(id)
      if let first = name.split(separator: " ").first {
        named[Text(String(first)), default: []].insert(id)
      }
    }
    byName = named.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  package var description: String { "\(byNumber.count) people" }

  /// The label in front of a line, if it is one of these.
  func read(_ line: Substring.UnicodeScalarView) -> SpeakerLabel? {
    guard isOfSession else { return nil }
    let start = TypedForm.withoutSpacesAndMarks(line)
    guard let first = start.first, TypedForm.isCapital(first) || !byName.isEmpty else { return nil }
    let head = start.prefix(Self.longest + 1)
    guard let colon = head.firstIndex(where: { TypedForm.plain($0) == ":" }) else { return nil }
    let behind = start[start.index(after: colon)...]
    guard ShortcutWord.endsBefore(behind), let who = meaning(start[..<colon]) else { return nil }
    return SpeakerLabel(
      speaker: who.speaker, participant: who.participant, typed: start[..<behind.startIndex],
      rest: TypedForm.withoutSpaces(behind))
  }

  private func meaning(
    _ label: Substring.UnicodeScalarView
  ) -> (speaker: Speaker, participant: String?)? {
    let word = FieldText.trimmed(String(label))
    if let id = byName[Text(word)] { return (.participant, id) }
    guard let first = label.first, TypedForm.isCapital(first) else { return nil }
    switch WhoseWords.Label(word) {
    case .participant: return (.participant, nil)
    case .moderator: return (.moderator, nil)
    case .numbered(let reference):
      guard let id = byNumber[reference.number], reference.means(id) else { return nil }
      return (.participant, id)
    case nil: return nil
    }
  }
}

/// A label in front of a line that says who speaks.
struct SpeakerLabel {
  let speaker: Speaker
  /// A whole id, where the label says which person.
  let participant: String?
  /// Label and colon as typed.
  let typed: Substring.UnicodeScalarView
  /// What follows, without the spaces between.
  let rest: Substring.UnicodeScalarView

  /// Whether another label names somebody else than this one.
  func isOther(_ label: WhoseWords.Label) -> Bool {
    switch label {
    case .moderator: speaker != .moderator
    case .participant: speaker != .participant
    case .numbered(let reference):
      speaker != .participant || participant.map { !reference.means($0) } ?? true
    }
  }
}
