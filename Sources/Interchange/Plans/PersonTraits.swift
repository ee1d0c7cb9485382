import JSON
package import Records

/// What the rows of one person say about the person, taken together.
package struct PersonTraits: Sendable {
  package private(set) var needs: [NotesNeed] = []
  /// A word in place of the needs; `nil` where rows name some.
  package private(set) var needsWord: ListWord?
  package private(set) var technologies: [NotesTechnology] = []
  package private(set) var technologiesWord: ListWord?
  /// Whether rows say different things of one list: entries and a word, or two words.
  package private(set) var isContradictory = false
  package private(set) var conditions: [String] = []

  init(_ rows: some Sequence<NotesRow>) {
    for row in rows {
      add(row.needsWord, to: \.needsWord)
      add(row.technologiesWord, to: \.technologiesWord)
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
    // Entries weigh more than a word; who imports is told.
    if !needs.isEmpty, needsWord != nil { (needsWord, isContradictory) = (nil, true) }
    if !technologies.isEmpty, technologiesWord != nil {
      (technologiesWord, isContradictory) = (nil, true)
    }
  }

  private mutating func add(_ word: ListWord?, to list: WritableKeyPath<PersonTraits, ListWord?>) {
    guard let word else { return }
    if let before = self[keyPath: list], before != word { isContradictory = true }
    self[keyPath: list] = self[keyPath: list] ?? word
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
