/// Keys that came and wait for their turn.
struct KeyQueue {
  private var keys: [Key] = []
  private var next = 0

  var isEmpty: Bool { next == keys.count }

  mutating func add(_ more: [Key]) {
    if isEmpty {
      keys = []
      next = 0
    }
    keys += more
  }

  mutating func take() -> Key? {
    guard next < keys.count else { return nil }
    next += 1
    return keys[next - 1]
  }

  /// Takes the characters that come next without anything between, as one text.
  ///
  /// A tab between two of them came with them, as from a text that was pasted without its brackets: nobody types so fast.
  ///
  /// - Parameters:
  ///   - hasTabs: Whether such a tab belongs to the text.
  ///   - isPlain: Whether a key means nothing but its character.
  mutating func takeText(hasTabs: Bool, where isPlain: (Key) -> Bool) -> String {
    var text = ""
    while next < keys.count {
      if case .character(let character) = keys[next].code, isPlain(keys[next]) {
        text.append(character)
      } else if hasTabs, keys[next].code == .tab, next + 1 < keys.count,
        case .character = keys[next + 1].code, isPlain(keys[next + 1])
      {
        text.append("\t")
      } else {
        break
      }
      next += 1
    }
    return text
  }
}

/// What waits for a pause in typing.
struct Waiting {
  /// In milliseconds.
  static let draft = 300
  static let idle = 10_000
  static let retry = 5_000

  /// Milliseconds since the last key, as far as they were waited for.
  var passed = 0
  var hasDraft = false
  var saidIdle = false

  /// How long to wait for the next thing to do; `nil` for ever.
  ///
  /// - Parameter patience: How long the beginning of a key waits for its rest.
  func timeout(patience: Int?, retries: Bool) -> Int? {
    if let patience { return patience }
    if hasDraft { return max(Self.draft - passed, 1) }
    return idleLimit(retries).map { max($0 - passed, 1) }
  }

  /// After how many milliseconds without a key nothing happening is an event; `nil` where it was one already.
  func idleLimit(_ retries: Bool) -> Int? {
    retries ? Self.retry : saidIdle ? nil : Self.idle
  }

  mutating func keyCame() {
    passed = 0
    saidIdle = false
  }
}
