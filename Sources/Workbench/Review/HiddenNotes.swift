package import JSON
package import Localization
import Records
import Workspace

/// The notes of a session that a review does not show, because somebody they are, or may be, about refused to be
/// observed or took everything back.
package struct HiddenNotes {
  /// Who is out, of those whom the session or a note names.
  private(set) var people: [Participant] = []
  /// How many notes of a log are hidden, by the log's id; logs without such notes are not in it.
  package private(set) var counts: [Text: Int] = [:]
  private let out: Set<Text>
  private let session: [Text]

  init(_ logs: [RecordFile], of session: JSONObject, _ participants: [Participant]) {
    self.session = (session[\Session.participants]?.array ?? []).compactMap(\.string).map {
      Text($0)
    }
    let out = participants.filter(\.standing.isOut)
    self.out = Set(out.map { Text($0.id.string) })
    var named = Set(self.session)
    for log in logs {
      let notes = Self.notes(log)
      named.formUnion(notes.compactMap { $0[\Note.participant]?.string }.map { Text($0) })
      let count = notes.count(where: hides)
      if count > 0 { counts[Text(log.file.expectedID)] = count }
    }
    people = out.filter { named.contains(Text($0.id.string)) }
  }

  /// Whether a note is hidden. One that names nobody may be about everybody of the session.
  func hides(_ note: JSONObject) -> Bool {
    if let about = note[\Note.participant]?.string { return out.contains(Text(about)) }
    return session.contains(where: out.contains)
  }

  /// What is said of it, a sentence for each person.
  package func words(study: String) -> [Sentence] {
    let count = counts.values.reduce(0, +)
    guard count > 0 else { return [] }
    return people.map { person in
      let words = Entrance.words(person.id, person.standing, study)
      return
        "\(count, "note is", "notes are") not shown: \(words.problem). `kerb withdraw \(study) \(person.id)` erases what is theirs."
    }
  }

  private static func notes(_ log: RecordFile) -> [JSONObject] {
    let map = log.document.flatMap { JSONValue($0.root).object }?[\Log.observations]?.object
    return (map?.members.values.map { $0 } ?? []).compactMap(\.object).filter {
      !ReviewFiles.isGone($0)
    }
  }
}
