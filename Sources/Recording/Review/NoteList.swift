import JSON
import Localization
import Records

/// Notes that somebody names behind a command: "3-9,12", "all", "unmarked", "barrier", or several of these at once.
struct NoteList {
  /// What was typed, in the order of the session's notes; or what is wrong with it.
  enum Reading {
    case notes([NoteKey])
    case problem(Sentence)
  }

  let review: Review

  /// Whether a word can only name notes.
  static func names(_ word: String) -> Bool {
    isRange(word) || filter(word) != nil
  }

  /// Reads words that all must fit: `3-20 unmarked` means those of the notes 3 to 20 that have no kind.
  func read(_ words: [String]) -> Reading {
    var keys = review.ledger.order
    for word in words {
      if Self.isRange(word) {
        switch numbers(word) {
        case .success(let numbers):
          keys = keys.filter { review.number(of: $0).map(numbers.contains) ?? false }
        case .failure(let fault): return .problem(fault.words)
        }
      } else if let filter = Self.filter(word) {
        let queue = Set(review.queue)
        keys = keys.filter { key in
          guard let note = review.ledger.notes[key] else { return false }
          return filter(note, queue.contains(key))
        }
      } else {
        return .problem("\(word) names no notes: write `3-9,12`, `all`, `unmarked`, or a kind.")
      }
    }
    guard !keys.isEmpty else { return .problem("No note fits.") }
    return .notes(keys)
  }

  private struct Fault: Error {
    var words: Sentence
  }

  private static func isRange(_ word: String) -> Bool {
    word.utf8.contains { (0x30...0x39).contains($0) }
      && word.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2c || $0 == 0x2d }
  }

  private static func filter(_ word: String) -> ((_ note: Note, _ isWalked: Bool) -> Bool)? {
    let word = word.lowercased()
    if Text.isSame(word, "all") { return { $1 } }
    if Text.isSame(word, "unmarked") { return { note, _ in note.kind == nil } }
    guard
      let kind = ObservationKind.allCases.first(where: {
        Text.isSame($0.label.plain(), word) || Text.isSame($0.id.lowercased(), word)
      })
    else { return nil }
    return { note, _ in note.kind == kind }
  }

  /// The numbers in a list of ranges; a number alone must be a note's, a range may go over deleted ones.
  private func numbers(_ text: String) -> Result<Set<Int>, Fault> {
    let known = Set(review.ledger.order.compactMap(review.number(of:)))
    var numbers: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first <= last
      else { return .failure(Fault(words: "\(part) is no note and no range: write `3-9,12`.")) }
      for end in Set([first, last]).sorted() where end > (known.max() ?? 0) || end < 1 {
        return .failure(Fault(words: "There is no note \(end). \(review.missing(end))"))
      }
      if first == last, !known.contains(first) {
        return .failure(Fault(words: review.missing(first)))
      }
      numbers.formUnion(first...last)
    }
    return .success(numbers)
  }
}
