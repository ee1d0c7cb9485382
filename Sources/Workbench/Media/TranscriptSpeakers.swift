import Interchange
import JSON
import Localization
package import Records
package import Wording

/// Who the names of a transcript are: a name is never stored, only whose words a line holds.
package struct TranscriptSpeakers {
  /// What somebody says of a name.
  package enum Meaning: Hashable, Sendable {
    /// A participant, by the whole id.
    case participant(String)
    case role(Speaker)
    /// No name: it belongs to the words.
    case words
  }

  private let session: Session
  private var known: [Text: Meaning] = [:]

  /// - Parameter key: Names with the whole ids that stand for them, from the private key.
  init(_ session: Session, key: [(name: String, id: String)]) {
    self.session = session
    for (name, id) in key { known[Text(PlainText.folded(name, .spaced))] = .participant(id) }
  }

  /// Takes what somebody said: `Jane Doe=moderator`, `Jane Doe=P07`, `Note=words`.
  ///
  /// - Throws: `WorkbenchError` where it cannot be read.
  package mutating func add(_ typed: String) throws -> String {
    let parts = typed.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let word = parts.last else {
      throw WorkbenchError(
        .usage, at: "--speaker", "this says not who the name is",
        fix: "write it as \"Name=P07\", \"Name=moderator\" or \"Name=words\"")
    }
    let name = parts.dropLast().joined(separator: "=")
    try add(name, word)
    return name
  }

  /// - Parameter word: `P07`, a role, or `words`.
  mutating func add(_ name: String, _ word: String) throws {
    known[Text(PlainText.folded(name, .spaced))] = try meaning(of: word)
  }

  /// Everything that may stand behind a name.
  package var choices: [String] {
    session.participants.map(\.short) + Speaker.allCases.filter { $0 != .participant }.map(\.id)
      + ["words"]
  }

  func meaning(of word: String) throws(WorkbenchError) -> Meaning {
    let word = word.trimmedText
    if let meaning = Self.direct(word, session) { return meaning }
    if word.lowercased() == "words" { return .words }
    throw WorkbenchError(
      .usage, at: "--speaker", "\(Quoted(word)) is nobody of this session",
      fix: "write \(Sentence.list(choices, .or))")
  }

  /// Who a name of the file is; `nil` where nobody has said so.
  ///
  /// - Throws: `WorkbenchError` where it is somebody who did not take part.
  package func meaning(ofName name: String) throws(WorkbenchError) -> Meaning? {
    for form in Self.forms(name) {
      guard let meaning = known[Text(form)] else { continue }
      if case .participant(let id) = meaning,
        !session.participants.contains(where: { Text.isSame($0.string, id) })
      {
        throw WorkbenchError(
          .invalidData, at: RecordID(id)?.short ?? id,
          "the key names this person for a speaker, who did not take part in \(session.id.short)",
          fix: "choose the right session, or say who it is with `--speaker`")
      }
      return meaning
    }
    return Self.direct(name, session)
  }

  /// A P-number of the session, or a role.
  private static func direct(_ word: String, _ session: Session) -> Meaning? {
    if let id = session.participants.first(where: {
      $0.matches(word) || NumberedReference(word)?.means($0.string) ?? false
    }) {
      return .participant(id.string)
    }
    let folded = PlainText.folded(word, .spaced)
    if ["moderator", "interviewer", "facilitator", "observer", "note-taker", "notetaker"]
      .contains(folded)
    {
      return .role(.moderator)
    }
    let roles = Speaker.allCases.filter { $0 != .participant }
    if let role = roles.first(where: { role in
      [role.id, role.label.plain()].contains { $0.lowercased() == folded }
    }) {
      return .role(role)
    }
    guard folded == "participant", session.participants.count == 1 else { return nil }
    return .participant(session.participants[0].string)
  }

  /// Ways in which meeting programs write one name: with a remark in brackets, family name first.
  private static func forms(_ name: String) -> [String] {
    let whole = PlainText.folded(name, .spaced)
    var forms = [whole]
    let plain = PlainText.folded(name.prefix { $0 != "(" && $0 != "[" && $0 != "|" }, .spaced)
    if !plain.isEmpty, plain != whole { forms.append(plain) }
    for form in forms {
      let halves = form.split(separator: ",").map(String.init)
      if halves.count == 2 { forms.append(PlainText.folded("\(halves[1]) \(halves[0])", .spaced)) }
    }
    return forms
  }
}

extension String {
  fileprivate var trimmedText: String { PlainText.trimmed(self) }
}
