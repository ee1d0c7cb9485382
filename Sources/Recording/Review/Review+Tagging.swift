import JSON
import Records

/// The same place on several notes at once.
extension Review {
  /// Follows `/tag 4.1.2 3-7,9`: confirms a criterion, guideline or principle on notes by their numbers; without
  /// numbers on the note that is asked about, with `all` on every note of the walk. One undo takes it back.
  package mutating func tag(_ typed: String) -> ReviewOutcome {
    let words = typed.split(separator: " ").map(String.init)
    guard let first = words.first else {
      return .problem("Name a criterion and notes: /tag 4.1.2 3-7,9.")
    }
    var name = typed
    var keys = current.map { [$0] } ?? []
    if words.count > 1, let last = words.last, let list = Self.numbers(last, in: queue.count) {
      guard let numbers = list.numbers else {
        return .problem("\(list.wrong) is no note to tag. \(rangeWords)")
      }
      keys = numbers.map { queue[$0 - 1] }
      name = words.dropLast().joined(separator: " ")
    }
    guard !keys.isEmpty else { return .problem("Name the notes too: /tag \(first) 3-7,9.") }
    guard let place = WCAGCatalogue.shared.knownPlace(name) else {
      return .problem(Self.unknown(name))
    }
    let changes = keys.compactMap { key -> Change? in
      guard var note = ledger.notes[key] else { return nil }
      let before = note
      Self.confirm(place, on: &note)
      return note == before ? nil : .note(key, note)
    }
    guard !changes.isEmpty else { return ReviewOutcome("\(place) is confirmed there already.") }
    let notes = changes.count == 1 ? "1 note" : "\(changes.count) notes"
    return ReviewOutcome(
      "\(place.label) confirmed on \(notes).",
      entries: perform("\(place) on \(notes)", changes))
  }

  /// What to say about a name that is no criterion, or several.
  package static func unknown(_ typed: String) -> String {
    let catalogue = WCAGCatalogue.shared
    let meant = catalogue.suggestions(for: typed).prefix(3).map(\.label)
    if meant.isEmpty { return "No criterion has this number or name." }
    return "There is no such criterion. Did you mean \(meant.joined(separator: ", "))?"
  }

  /// Reads "3-7,9" or "all".
  ///
  /// - Returns: `nil` for what is no list at all; a list without numbers names what is wrong with it.
  private static func numbers(_ text: String, in count: Int) -> (numbers: [Int]?, wrong: String)? {
    if Text.isSame(text.lowercased(), "all") { return (Array(1..<(count + 1)), "") }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2c || $0 == 0x2d }) else {
      return nil
    }
    var numbers: Set<Int> = []
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 1, first <= last, last <= count
      else { return (nil, String(part)) }
      numbers.formUnion(first...last)
    }
    return numbers.isEmpty ? nil : (numbers.sorted(), "")
  }
}
