/// What a tag may name: a criterion (1.4.10), a guideline (1.3) or a principle (1).
///
/// Only places of the catalogue exist. They sort by number, 1.4.10 after 1.4.9, each principle and
/// guideline before what belongs to it.
@usableFromInline
package struct Place: Hashable, Comparable, Sendable {
  /// The principle in the top four bits, the guideline in the next four, the criterion below.
  let packed: UInt16

  /// The position among all places in order, 0 to ``count`` - 1; made for arrays of counters.
  @usableFromInline
  package let index: UInt8

  /// The place with these numbers.
  ///
  /// - `guideline`: 0 for a principle.
  /// - `criterion`: 0 for a guideline or principle.
  /// - Returns: `nil` when the catalogue has no such place.
  package init?(principle: UInt8, guideline: UInt8 = 0, criterion: UInt8 = 0) {
    guard principle < 16, guideline < 16,
      let extent = Self.extent(of: principle << 4 | guideline), criterion <= extent.criteria
    else { return nil }
    packed = UInt16(principle) << 12 | UInt16(guideline) << 8 | UInt16(criterion)
    index = extent.index + criterion
  }

  /// The place at a position in order; `nil` outside 0 to ``count`` - 1.
  package init?(index: Int) {
    guard Self.all.indices.contains(index) else { return nil }
    self = Self.all[index]
  }

  private init(parentOf place: Place, mask: UInt16) {
    packed = place.packed & mask
    index = Self.extent(of: UInt8(packed >> 8))?.index ?? place.index
  }

  /// Every place in order.
  package static let all: [Place] = (1...4).flatMap { principle in
    (0...15).flatMap { guideline in
      (0...255).compactMap {
        Place(principle: principle, guideline: guideline, criterion: $0)
      }
    }
  }

  /// The principle that the place is or belongs to.
  package var principle: Place { Place(parentOf: self, mask: 0xf000) }

  /// The guideline that the place is or belongs to; `nil` for a principle.
  package var guideline: Place? {
    kind == .principle ? nil : Place(parentOf: self, mask: 0xff00)
  }

  /// Whether the other place is this one or belongs to it: 1.4 covers 1.4.10.
  package func covers(_ other: Place) -> Bool {
    switch kind {
    case .criterion: other.packed == packed
    case .guideline: other.packed & 0xff00 == packed
    case .principle: other.packed & 0xf000 == packed
    }
  }

  /// The three sorts of places.
  package enum Kind: Hashable, Sendable { case principle, guideline, criterion }

  package var kind: Kind {
    if packed & 0xff != 0 { return .criterion }
    return packed & 0x0f00 != 0 ? .guideline : .principle
  }

  @inlinable
  package static func == (left: Place, right: Place) -> Bool { left.index == right.index }

  @inlinable
  package static func < (left: Place, right: Place) -> Bool { left.index < right.index }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
