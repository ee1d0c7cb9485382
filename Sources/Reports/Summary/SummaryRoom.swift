import Localization

/// How much of each kind a page of one sheet says.
///
/// What is left out stands in the longer reports, and the page says that there is more.
struct SummaryRoom: Sendable {
  /// The worst problems that stand there.
  private(set) var problems = 5
  /// The first of these have somebody's words, and the whole first sentence of what to do.
  private(set) var whole = 5
  /// The first of these have at least the beginning of what to do.
  private(set) var advised = 5
  /// Abilities, and technologies, that are named; of the others their number.
  private(set) var needs = 100
  /// Tasks that are named beside those that nobody did.
  private(set) var tasks = 5
  private(set) var strengths = 3
  /// Problems that are named as fixed, and as called so.
  private(set) var fixes = 4
  /// Whether states are counted.
  private(set) var hasStates = true
  /// In bytes of UTF-8: about forty words.
  private var longestQuote = 240

  /// How long the words of one person may be at that place among the problems, in bytes of UTF-8; 0 for none.
  func longestQuote(at place: Int) -> Int { place < whole ? longestQuote : 0 }

  /// What a page may hold, in words; one printed sheet.
  static let words = 450

  /// From the most that a page may say to the least: each leaves out a little more, what decides least first.
  static let all: [SummaryRoom] = {
    var room = SummaryRoom()
    var rooms = [room]
    room.hasStates = false
    rooms.append(room)
    let steps: [(WritableKeyPath<SummaryRoom, Int>, Int)] = [
      (\.needs, 4), (\.whole, 4), (\.tasks, 3), (\.whole, 3), (\.strengths, 2), (\.needs, 3),
      (\.longestQuote, 90), (\.strengths, 1), (\.whole, 2), (\.advised, 4), (\.tasks, 2),
      (\.problems, 4), (\.needs, 2), (\.advised, 3), (\.whole, 1), (\.fixes, 2),
      (\.longestQuote, 45), (\.advised, 2), (\.tasks, 1), (\.problems, 3), (\.longestQuote, 0),
      (\.advised, 1), (\.whole, 0), (\.needs, 1), (\.fixes, 1), (\.strengths, 0),
    ]
    for (part, most) in steps {
      room[keyPath: part] = most
      rooms.append(room)
    }
    return rooms
  }()

  /// The fullest page that fits; the shortest where none does, because of long titles.
  static func fitting(_ make: (SummaryRoom) -> Document) -> (room: SummaryRoom, document: Document)
  {
    var last = (room: SummaryRoom(), document: Document())
    for room in all {
      last = (room, make(room))
      if last.document.wordCount <= words { break }
    }
    return last
  }
}

extension Document {
  /// Words that a reader sees: what has a letter or a digit.
  package var wordCount: Int {
    plainLines().split(whereSeparator: \.isWhitespace)
      .count { $0.contains { $0.isLetter || $0.isNumber } }
  }
}
