import JSON
import Records
import Wording

/// Who may be named in front of a note: `P:` and `M:`, the P-numbers of a session, and the names that the key on this
/// computer has.
///
/// Labels are read in capitals, as people write them; names in any case. Its description shows no name.
package struct SpeakerLabels: Sendable, CustomStringConvertible {
  /// The longest label in Unicode scalars, without its colon.
  private static let longest = 60

  /// Whole ids.
  private let people: [String]
  private let names: NameLabels
  private let isOfSession: Bool

  /// Nobody: no label is read.
  package init() {
    people = []
    names = NameLabels()
    isOfSession = false
  }

  /// The people of a session.
  ///
  /// - Parameters:
  ///   - people: Whole ids. A P-number that two of them share names nobody.
  ///   - names: The names of the study and the whole ids that they stand for.
  package init(people: [String], names: [(name: String, id: String)] = []) {
    isOfSession = true
    self.people = people
    self.names = NameLabels(names, first: people)
  }

  package var description: String { "\(people.count) people" }

  /// A line with P-numbers in the place of names that are labels, at its beginning or inside.
  func numbered(_ line: String) -> String { names.numbered(line) }

  /// The label in front of a line, if it is one of these.
  func read(_ line: Substring.UnicodeScalarView) -> SpeakerLabel? {
    guard isOfSession else { return nil }
    let start = TypedForm.withoutSpacesAndMarks(line)
    guard let first = start.first, TypedForm.isCapital(first) else { return nil }
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
  ) -> (speaker: Speaker, participant: RecordID?)? {
    switch WhoseWords.Label(PlainText.trimmed(String(label))) {
    case .participant: return (.participant, nil)
    case .moderator: return (.moderator, nil)
    case .numbered(let reference):
      let meant = people.filter(reference.means)
      return meant.count == 1 ? (.participant, RecordID(meant[0])) : nil
    case nil: return nil
    }
  }
}

/// A label in front of a line that says who speaks.
struct SpeakerLabel {
  let speaker: Speaker
  /// A whole id, where the label says which person.
  let participant: RecordID?
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
      speaker != .participant || participant.map { !reference.means($0.string) } ?? true
    }
  }
}
