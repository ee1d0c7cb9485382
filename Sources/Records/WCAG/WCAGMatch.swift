import Wording

/// How well something typed names a criterion; less is better.
struct WCAGMatch: Comparable {
  enum Rank: UInt8, Comparable {
    case exact, numberPrefix, startOfName, startsOfWords, initials, inside, letters

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let rank: Rank
  /// Breaks ties of one rank: how far apart the letters lie.
  let spread: Int
  let place: Place

  static func < (left: Self, right: Self) -> Bool {
    (left.rank.rawValue, left.spread, left.place) < (right.rank.rawValue, right.spread, right.place)
  }
}

/// The name of a criterion in the form that is searched.
struct SearchableName: Sendable {
  let place: Place
  private let words: [[UInt8]]
  private let joined: [UInt8]
  private let letters: [UInt8]
  private let initials: [UInt8]
  private let former: [[UInt8]]

  init(_ criterion: Criterion) {
    let name = FoldedText(criterion.name)
    place = criterion.place
    words = name.words
    joined = name.joined
    letters = name.letters
    initials = name.words.compactMap(\.first)
    // A former id that is part of today's names ("target-size") names several criteria now.
    former = criterion.formerIDs.map { FoldedText($0).joined }
      .filter { !name.joined.starts(with: $0) }
  }

  /// How the typed words name this criterion, if they do.
  func match(_ typed: FoldedText) -> WCAGMatch? {
    let text = typed.joined
    let run = typed.letters
    if text == joined || former.contains(text) { return found(.exact) }
    if typed.words.count <= words.count,
      zip(typed.words, words).allSatisfy({ $1.starts(with: $0) }) || letters.starts(with: run)
    {
      return found(.startOfName)
    }
    if startWordsInOrder(typed.words) { return found(.startsOfWords) }
    if run.count > 1, initials.starts(with: run) { return found(.initials) }
    if joined.contains(text) { return found(.inside) }
    return spread(of: run).map { WCAGMatch(rank: .letters, spread: $0, place: place) }
  }

  /// The fewest edits that turn what was typed into the name or words of it that follow each other.
  func distance(from typed: FoldedText, limit: Int) -> Int? {
    let count = min(typed.words.count, words.count)
    guard count > 0 else { return nil }
    let windows = (0...(words.count - count)).map { start in
      Array(words[start..<(start + count)].joined(separator: [UInt8(ascii: " ")]))
    }
    return (windows + [joined]).compactMap { editDistance(typed.joined, $0, limit: limit) }.min()
  }

  private func found(_ rank: WCAGMatch.Rank) -> WCAGMatch {
    WCAGMatch(rank: rank, spread: 0, place: place)
  }

  private func startWordsInOrder(_ typed: [[UInt8]]) -> Bool {
    var rest = words[...]
    for start in typed {
      guard let next = rest.firstIndex(where: { $0.starts(with: start) }) else { return false }
      rest = rest[(next + 1)...]
    }
    return true
  }

  /// The length of the shortest run of the name that has the letters in order.
  private func spread(of typed: [UInt8]) -> Int? {
    guard let first = typed.first else { return nil }
    var shortest: Int?
    for start in letters.indices where letters[start] == first {
      var position = start
      var taken = 0
      while position < letters.count, taken < typed.count {
        if letters[position] == typed[taken] { taken += 1 }
        position += 1
      }
      guard taken == typed.count else { break }
      shortest = min(shortest ?? .max, position - start)
    }
    return shortest
  }
}
