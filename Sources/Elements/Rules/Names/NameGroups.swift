/// Stops in groups of one name and one kind, in the order in which the groups begin; capital letters do not count.
struct NameGroups {
  struct Group {
    /// The number of the first stop.
    let first: Int
    var count: Int
  }

  private(set) var groups: [Group] = []

  /// - Parameter chosen: Stops by their numbers, with what they are; `nil` for the way back, which is said to be one.
  init(_ chosen: [(number: Int, kind: Role?)], of stops: [Stop]) {
    let isPlain = chosen.allSatisfy { stops[$0.number].name.utf8.allSatisfy { $0 < 0x80 } }
    if isPlain { groupPlain(chosen, stops) } else { group(chosen, stops) }
  }

  /// Names of any letters, compared as texts: one letter may be written in several ways.
  private mutating func group(_ chosen: [(number: Int, kind: Role?)], _ stops: [Stop]) {
    struct Key: Hashable {
      let kind: Role?
      let name: String
    }
    var places: [Key: Int] = [:]
    for (number, kind) in chosen {
      let key = Key(kind: kind, name: stops[number].compared)
      if let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append(Group(first: number, count: 1))
      }
    }
  }

  /// Names of ASCII alone, compared byte by byte where they stand: no text is made for a comparison.
  private mutating func groupPlain(_ chosen: [(number: Int, kind: Role?)], _ stops: [Stop]) {
    var mask = 15
    while mask < chosen.count * 2 { mask = mask * 2 + 1 }
    /// For each digest the place of its group; -1 for none.
    var slots = [Int32](repeating: -1, count: mask + 1)
    var kinds: [Role?] = []
    for (number, kind) in chosen {
      var slot = Self.digest(stops[number].name) & mask
      while slots[slot] >= 0 {
        let place = Int(slots[slot])
        if kinds[place] == kind,
          Self.isSame(stops[groups[place].first].name, stops[number].name)
        {
          break
        }
        slot = (slot + 1) & mask
      }
      if slots[slot] >= 0 {
        groups[Int(slots[slot])].count += 1
      } else {
        slots[slot] = Int32(groups.count)
        kinds.append(kind)
        groups.append(Group(first: number, count: 1))
      }
    }
  }

  private static func digest(_ name: String) -> Int {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { digest = (digest ^ UInt64(small(byte))) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: digest ^ digest >> 32)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && one.utf8.elementsEqual(other.utf8) { small($0) == small($1) }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }
}
