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
    for dimension in Dimension.core + labels.keys { self[dimension].staged = 0 }
  }

  private subscript(dimension: Dimension) -> DimensionRow {
    get {
      rowsByDimension[dimension]
        ?? DimensionRow(dimension: dimension, label: labels[dimension] ?? dimension.label)
    }
    set { rowsByDimension[dimension] = newValue }
  }

  /// One person counts once in each cell, however many needs fall into it.
  private mutating func count(_ needs: [Need], _ counter: WritableKeyPath<PeopleCount, Int>) {
    let cells: [(cell: WritableKeyPath<DimensionRow, PeopleCount>, holds: (Need) -> Bool)] = [
      (\.total, { _ in true }), (\.permanent, { $0.duration == .permanent }),
      (\.temporary, { $0.duration == .temporary }),
      (\.situational, { $0.duration == .situational }), (\.unknown, { $0.duration == .unknown }),
      (\.changing, { $0.fluctuates == .yes || $0.duration == .changing }),
    ]
    let dimensions = Set(needs.map(\.dimension)).sorted()
    for dimension in dimensions {
      let here = needs.filter { $0.dimension == dimension }
      for (cell, holds) in cells where here.contains(where: holds) {
        self[dimension][keyPath: cell.appending(path: counter)] += 1
      }
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
    self[dimension].isSituational = true
    self[dimension].situational.participants += people.count
    situationalPeople.formUnion(people)
    durations[.situational, default: PeopleCount()].participants = situationalPeople.count
    for number in people {
      durationPlaces[.situational, default: PlaceSet()].formUnion(places[number])
    }
  }

  mutating func addStaged(_ dimension: Dimension, people: Int) { self[dimension].staged += people }

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
