package import Records

/// A set of places in one machine word and a half.
package struct PlaceSet: Hashable, Sendable {
  private var bits: UInt128 = 0

  package init() {}

  package init(_ places: some Sequence<Place>) {
    for place in places { insert(place) }
  }

  package mutating func insert(_ place: Place) { bits |= 1 << UInt128(place.index) }

  package mutating func remove(_ place: Place) { bits &= ~(1 << UInt128(place.index)) }

  package mutating func formUnion(_ other: PlaceSet) { bits |= other.bits }

  package func subtracting(_ other: PlaceSet) -> PlaceSet {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  package func contains(_ place: Place) -> Bool { bits & (1 << UInt128(place.index)) != 0 }

  package func isDisjoint(with other: PlaceSet) -> Bool { bits & other.bits == 0 }

  package func intersection(_ other: PlaceSet) -> PlaceSet {
    var result = self
    result.bits &= other.bits
    return result
  }

  package var isEmpty: Bool { bits == 0 }

  package var count: Int { bits.nonzeroBitCount }

  /// The places in number order.
  package var places: [Place] {
    var rest = bits
    var result: [Place] = []
    while rest != 0 {
      if let place = Place(index: rest.trailingZeroBitCount) { result.append(place) }
      rest &= rest - 1
    }
    return result
  }
}
