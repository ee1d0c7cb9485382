import JSON
package import Localization
import Records

/// The same place on several notes at once.
extension Review {
  /// Follows `/tag 4.1.2 3-7,9`: confirms a criterion, guideline or principle on the notes that are named, or on the one
  /// that is asked about. One undo takes it back.
  package mutating func tag(_ typed: String) -> ReviewOutcome {
    let words = typed.split(separator: " ").map(String.init)
    guard let first = words.first else {
      return .problem("Name a criterion and notes: `/tag 4.1.2 3-7,9`.")
    }
    // A name that is whole is one, though it ends with a word for notes: "link purpose in context".
    if let place = WCAGCatalogue.shared.knownPlace(typed) {
      return over([], "/tag \(first) 3-7,9") { $0.tag(place, on: $1) }
    }
    let notes = Array(words.dropFirst().reversed().prefix(while: NoteList.names).reversed())
    let name = words.dropLast(notes.count).joined(separator: " ")
    guard let place = WCAGCatalogue.shared.knownPlace(name) else {
      return .problem(Self.unknown(name))
    }
    return over(notes, "/tag \(first) 3-7,9") { $0.tag(place, on: $1) }
  }

  private mutating func tag(_ place: Place, on keys: [NoteKey]) -> ReviewOutcome {
    let changes = keys.compactMap { key -> Change? in
      guard var note = ledger.notes[key] else { return nil }
      let before = note
      note.confirm(place)
      return note == before ? nil : .note(key, note)
    }
    guard !changes.isEmpty else { return ReviewOutcome("\(place) is confirmed there already.") }
    let notes = Sentence.count(changes.count, "note", "notes")
    return ReviewOutcome(
      "\(place.label) confirmed on \(notes).",
      entries: perform("\(place) on \(notes)", changes))
  }

  /// What to say about a name that is no criterion, or several.
  package static func unknown(_ typed: String) -> Sentence {
    let catalogue = WCAGCatalogue.shared
    let meant = catalogue.suggestions(for: typed).prefix(3).map { "\($0.label)" as Sentence }
    if meant.isEmpty { return "No criterion has this number or name." }
    return "There is no such criterion. Did you mean \(meant.joined(separator: ", "))?"
  }
}
