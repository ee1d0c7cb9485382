/// What lies inside the elements of an inventory: asking it of each element of a deep tree takes no time.
struct Insides: Sendable {
  /// What an element may be, as far as those around it ask.
  struct Kind: OptionSet, Sendable {
    let rawValue: UInt16

    /// Can be met at all.
    static let met = Kind(rawValue: 1 << 0)
    /// Can be met and has a label of its own.
    static let named = Kind(rawValue: 1 << 1)
    /// Has a label of its own or is a control, wherever it is.
    static let content = Kind(rawValue: 1 << 2)
    /// Can be met and is a control; the arrow at the end of a row is none.
    static let control = Kind(rawValue: 1 << 3)
    /// Can be checked but does not act by itself.
    static let state = Kind(rawValue: 1 << 4)
    /// Can be met and used just now.
    static let usable = Kind(rawValue: 1 << 5)
    /// Can be met and says something by itself.
    static let speaking = Kind(rawValue: 1 << 6)

    /// The same, and it lies in no stop of its own.
    static let free = Kind(rawValue: 1 << 7)
    /// Is a stop of its own, whatever lies around it.
    static let own = Kind(rawValue: 1 << 8)

    static let count = 9
  }

  /// For each kind and place the first place from there on that is of the kind.
  private let next: [Int32]
  private let count: Int

  /// - Parameter kinds: What each element is.
  init(_ kinds: [Kind]) {
    count = kinds.count
    let width = count + 1
    var next = [Int32](repeating: Int32(count), count: width * Kind.count)
    for bit in 0..<Kind.count {
      let mask = UInt16(1) << bit
      let row = bit * width
      var last = Int32(count)
      var place = count
      while place > 0 {
        place -= 1
        if kinds[place].rawValue & mask != 0 { last = Int32(place) }
        next[row + place] = last
      }
    }
    self.next = next
  }

  /// The first element of one kind from a place on.
  func first(_ kind: Kind, from place: Int, before end: Int) -> Int? {
    guard place < end, place <= count else { return nil }
    let found = Int(next[kind.rawValue.trailingZeroBitCount * (count + 1) + place])
    return found < end ? found : nil
  }

  func holds(_ kind: Kind, from place: Int, before end: Int) -> Bool {
    first(kind, from: place, before: end) != nil
  }
}
