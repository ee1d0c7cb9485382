/// The four principles, thirteen guidelines and 87 criteria of WCAG 2.0, 2.1 and 2.2.
///
/// The catalogue is part of the program; it is read from its table once, at first use, in well
/// under a millisecond.
package struct WCAGCatalogue: Sendable {
  /// The only catalogue.
  package static let shared = WCAGCatalogue()

  /// In order of their numbers.
  package let principles: [Principle]
  /// In order of their numbers.
  package let guidelines: [Guideline]
  /// In order of their numbers; 4.1.1 is among them.
  package let criteria: [Criterion]

  /// For each place, by its index, where it stands in the list of its kind.
  private let positions: [UInt8]

  private init() {
    var principles: [Principle] = []
    var guidelines: [Guideline] = []
    var criteria: [Criterion] = []
    criteria.reserveCapacity(Place.count)
    WCAGTable.forEachLine(of: WCAGTable.headings) { line in
      guard line.count == 3, let place = Place(utf8: line[0]) else { return }
      let (id, name) = (WCAGTable.text(line[1]), WCAGTable.text(line[2]))
      if place.kind == .principle {
        principles.append(Principle(place: place, id: id, name: name))
      } else {
        guidelines.append(Guideline(place: place, id: id, name: name))
      }
    }
    WCAGTable.forEachLine(of: WCAGTable.criteria) { line in
      if let criterion = Criterion(line: line) { criteria.append(criterion) }
    }
    precondition(
      principles.count + guidelines.count + criteria.count == Place.count,
      "the generated table of criteria has a line that does not fit")

    var positions = [UInt8](repeating: 0, count: Place.count)
    for list in [principles.map(\.place), guidelines.map(\.place), criteria.map(\.place)] {
      for (position, place) in list.enumerated() {
        positions[Int(place.index)] = UInt8(position)
      }
    }
    self.principles = principles
    self.guidelines = guidelines
    self.criteria = criteria
    self.positions = positions
  }

  private func position(of place: Place) -> Int { Int(positions[Int(place.index)]) }

  /// The principle that the place is or belongs to.
  package func principle(of place: Place) -> Principle {
    principles[position(of: place.principle)]
  }

  /// The guideline that the place is or belongs to; `nil` for a principle.
  package func guideline(of place: Place) -> Guideline? {
    place.guideline.map { guidelines[position(of: $0)] }
  }

  /// The criterion at a place; `nil` for a guideline or principle.
  package func criterion(at place: Place) -> Criterion? {
    place.kind == .criterion ? criteria[position(of: place)] : nil
  }

  /// The criterion with a number.
  package subscript(number: CriterionNumber) -> Criterion {
    criteria[position(of: number.place)]
  }

  /// The criteria of a guideline or principle; of a criterion, itself.
  package func criteria(under place: Place) -> ArraySlice<Criterion> {
    guard let first = criteria.firstIndex(where: { place.covers($0.place) }) else { return [] }
    return criteria[first...].prefix { place.covers($0.place) }
  }

  /// The short name of a place: "Reflow".
  package func name(of place: Place) -> String {
    switch place.kind {
    case .principle: principles[position(of: place)].name
    case .guideline: guidelines[position(of: place)].name
    case .criterion: criteria[position(of: place)].name
    }
  }

  /// Number and name of a place: "1.4.10 Reflow".
  package func label(of place: Place) -> String { "\(place) \(name(of: place))" }
}
