import JSON
import Records

/// One version of an object on the way through a holder: the record or entry itself, a group, or an unknown object.
struct LevelObject {
  /// The index of the holder's version.
  let version: Int
  let node: JSONNode
}

/// A member of one version of an object.
struct KeySlot {
  let version: Int
  let key: JSONNode

  var value: JSONNode { JSONNode(document: key.document, index: key.index + 1) }
}

/// The members of several versions of an object in canonical order, those of one key side by side.
struct KeySlots {
  private let slots: [KeySlot]

  /// - Complexity: Linear where the keys of each version are in order, as in canonical files.
  init(_ objects: [LevelObject]) {
    var lists = objects.map(Self.sorted)
    while lists.count > 1 {
      lists = stride(from: 0, to: lists.count, by: 2).map { at in
        at + 1 < lists.count ? Self.merged(lists[at], lists[at + 1]) : lists[at]
      }
    }
    slots = lists.first ?? []
  }

  private static func sorted(_ object: LevelObject) -> [KeySlot] {
    var slots: [KeySlot] = []
    var isSorted = true
    for (key, _) in object.node.members {
      if let last = slots.last, NodeBytes.order(ofKey: last.key, key) > 0 { isSorted = false }
      slots.append(KeySlot(version: object.version, key: key))
    }
    return isSorted ? slots : slots.sorted { NodeBytes.order(ofKey: $0.key, $1.key) < 0 }
  }

  private static func merged(_ left: [KeySlot], _ right: [KeySlot]) -> [KeySlot] {
    var result: [KeySlot] = []
    result.reserveCapacity(left.count + right.count)
    var (a, b) = (0, 0)
    while a < left.count, b < right.count {
      if NodeBytes.order(ofKey: left[a].key, right[b].key) <= 0 {
        result.append(left[a])
        a += 1
      } else {
        result.append(right[b])
        b += 1
      }
    }
    return result + left[a...] + right[b...]
  }
}

extension KeySlots: Sequence {
  func makeIterator() -> Groups { Groups(slots: slots) }

  /// Goes through the keys, each with its members in all versions.
  struct Groups: IteratorProtocol {
    let slots: [KeySlot]
    private var at = 0

    init(slots: [KeySlot]) { self.slots = slots }

    mutating func next() -> ArraySlice<KeySlot>? {
      guard at < slots.count else { return nil }
      let start = at
      at += 1
      while at < slots.count, NodeBytes.order(ofKey: slots[start].key, slots[at].key) == 0 {
        at += 1
      }
      return slots[start..<at]
    }
  }
}
