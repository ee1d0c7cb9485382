import Localization
import Records

extension PeopleMeasure {
  /// The spectrum as a grid, the durations across it, and the combinations of needs.
  func needs(_ present: [Int]) -> ([DimensionRow], [PermanenceRow], [CombinationRow]) {
    var grid = NeedGrid(labels: labels)
    for number in present {
      guard let record = register.records[number] else { continue }
      grid.add(record.needs, exercised: lived.triedBy[number])
    }
    for person in records.describedPeople { grid.addDescribed(person.needs) }
    addCircumstances(to: &grid)
    return (grid.rows(criteriaCount), grid.permanence(criteriaCount), grid.combinations())
  }

  /// Situations belong to sessions: each participant counts once for each ability that one bears on.
  private func addCircumstances(to grid: inout NeedGrid) {
    var real: [Dimension: Set<Int>] = [:]
    var staged: [Dimension: Set<Int>] = [:]
    for entry in counted.entries where entry.round == round {
      for circumstance in records.sessions[entry.index].session.circumstances {
        guard let dimension = circumstance.dimension else { continue }
        if circumstance.basis == .real {
          real[dimension, default: []].formUnion(entry.people)
        } else {
          staged[dimension, default: []].formUnion(entry.people)
        }
      }
    }
    for (dimension, people) in real {
      grid.addSituational(dimension, people: people, exercised: lived.triedBy)
    }
    for (dimension, people) in staged { grid.addStaged(dimension, people: people.count) }
  }
}

/// Counts needs by ability and duration.
struct NeedGrid {
  private let labels: [Dimension: Sentence]
  private var rowsByDimension: [Dimension: DimensionRow] = [:]
  private var exercised: [Dimension: PlaceSet] = [:]
  private var durations: [NeedDuration: PeopleCount] = [:]
  private var durationPlaces: [NeedDuration: PlaceSet] = [:]
  private var combined: [[Dimension]: PeopleCount] = [:]
  private var situationalPeople: Set<Int> = []

  init(labels: [Dimension: Sentence]) {
    self.labels = labels
    for dimension in Dimension.core + labels.keys { _ = row(dimension) }
  }

  private mutating func row(_ dimension: Dimension) -> DimensionRow {
    if let row = rowsByDimension[dimension] { return row }
    let row = DimensionRow(dimension: dimension, label: labels[dimension] ?? dimension.label)
    rowsByDimension[dimension] = row
    return row
  }

  /// One person counts once in each cell, however many needs fall into it.
  private mutating func count(_ needs: [Need], _ counter: WritableKeyPath<PeopleCount, Int>) {
    let dimensions = Set(needs.map(\.dimension)).sorted()
    for dimension in dimensions {
      var row = row(dimension)
      let here = needs.filter { $0.dimension == dimension }
      row.total[keyPath: counter] += 1
      if here.contains(where: { $0.duration == .permanent }) {
        row.permanent[keyPath: counter] += 1
      }
      if here.contains(where: { $0.duration == .temporary }) {
        row.temporary[keyPath: counter] += 1
      }
      if here.contains(where: { $0.duration == .situational }) {
        row.situational[keyPath: counter] += 1
      }
      if here.contains(where: { $0.duration == .unknown }) { row.unknown[keyPath: counter] += 1 }
      if here.contains(where: { $0.fluctuates == .yes || $0.duration == .changing }) {
        row.changing[keyPath: counter] += 1
      }
      rowsByDimension[dimension] = row
    }
    for duration in Set(needs.map(\.duration)) {
      durations[duration, default: PeopleCount()][keyPath: counter] += 1
    }
    if dimensions.count > 1 {
      combined[dimensions, default: PeopleCount()][keyPath: counter] += 1
    }
  }

  mutating func add(_ needs: [Need], exercised places: PlaceSet) {
    count(needs, \.participants)
    for need in needs {
      exercised[need.dimension, default: PlaceSet()].formUnion(places)
      durationPlaces[need.duration, default: PlaceSet()].formUnion(places)
    }
  }

  mutating func addDescribed(_ needs: [Need]) { count(needs, \.described) }

  mutating func addSituational(
    _ dimension: Dimension, people: Set<Int>, exercised places: [PlaceSet]
  ) {
    var row = row(dimension)
    row.situational.participants += people.count
    rowsByDimension[dimension] = row
    situationalPeople.formUnion(people)
    durations[.situational, default: PeopleCount()].participants = situationalPeople.count
    for number in people {
      durationPlaces[.situational, default: PlaceSet()].formUnion(places[number])
    }
  }

  mutating func addStaged(_ dimension: Dimension, people: Int) {
    var row = row(dimension)
    row.staged += people
    rowsByDimension[dimension] = row
  }

  func rows(_ criteria: (PlaceSet) -> Int) -> [DimensionRow] {
    rowsByDimension.values.sorted { $0.dimension < $1.dimension }.map { row in
      var row = row
      row.criteria = criteria(exercised[row.dimension] ?? PlaceSet())
      return row
    }
  }

  /// Permanent, temporary, situational and unknown, each once, whether anybody is there or not.
  func permanence(_ criteria: (PlaceSet) -> Int) -> [PermanenceRow] {
    [NeedDuration.permanent, .temporary, .situational, .unknown].map { duration in
      PermanenceRow(
        duration: duration, count: durations[duration] ?? PeopleCount(),
        criteria: criteria(durationPlaces[duration] ?? PlaceSet()))
    }
  }

  func combinations() -> [CombinationRow] {
    combined.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { dimensions, count in
      CombinationRow(
        dimensions: dimensions, labels: dimensions.map { labels[$0] ?? $0.label }, count: count)
    }
  }
}
