import Records

/// What the rows of one person say about the person, taken together.
package struct PersonTraits: Sendable {
  package private(set) var needs: [NotesNeed] = []
  package private(set) var technologies: [NotesTechnology] = []
  package private(set) var conditions: [String] = []

  init(_ rows: some Sequence<NotesRow>) {
    for row in rows {
      for need in row.needs where !needs.contains(need) { needs.append(need) }
      for technology in row.technologies { add(technology) }
      for condition in row.conditions.map(oneLine)
      where !conditions.contains(where: { Text.isSame($0, condition) }) {
        conditions.append(condition)
      }
    }
    // A duration that is known on one row says more than "unknown" on another.
    let known = Set(needs.filter { $0.duration != .unknown }.map(\.dimension))
    needs.removeAll { $0.duration == .unknown && known.contains($0.dimension) }
  }

  private mutating func add(_ technology: NotesTechnology) {
    let name = technology.name.lowercased()
    if let index = technologies.firstIndex(where: { $0.name.lowercased() == name }) {
      if technologies[index].proficiency == nil {
        technologies[index] = NotesTechnology(
          name: technologies[index].name, proficiency: technology.proficiency)
      }
    } else {
      technologies.append(technology)
    }
  }

  mutating func withhold(_ withholding: Withholding) {
    for index in technologies.indices {
      technologies[index].name = withholding.apply(technologies[index].name).text
    }
  }
}
