package import Records

/// The places tagged last, for `/1` to `/9`.
package struct RecentTags: Hashable, Sendable {
  /// How many are remembered.
  package static let limit = 9

  /// Distinct places, the most recent first; at most ``limit``.
  package private(set) var places: [Place] = []

  package init() {}

  /// Makes a list of tags that were used one after the other, such as those of a log.
  package init(used places: some Sequence<Place>) {
    for place in places { use(place) }
  }

  /// Puts a place first.
  package mutating func use(_ place: Place) {
    places.removeAll { $0 == place }
    places.insert(place, at: 0)
    if places.count > Self.limit { places.removeLast() }
  }

  /// The place behind a number as typed, 1 for the most recent; `nil` when there are not so many.
  package subscript(number number: Int) -> Place? {
    (1...Self.limit).contains(number) && number <= places.count ? places[number - 1] : nil
  }
}
