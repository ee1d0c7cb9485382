import JSON
import Records

extension PeopleMeasure {
  /// Technologies by name, capital and small letters alike.
  func technologies(_ present: [Int]) -> [TechnologyRow] {
    var names: [Text: String] = [:]
    var rows: [Text: TechnologyRow] = [:]
    var places: [Text: PlaceSet] = [:]
    func note(_ used: [AssistiveTechnology]) -> [Text: Proficiency] {
      var best: [Text: Proficiency] = [:]
      for technology in used where !technology.name.isEmpty {
        let name = mask.text(technology.name)
        let key = Text(name.lowercased())
        if let known = names[key] {
          if Text.precedes(name, known) { names[key] = name }
        } else {
          names[key] = name
        }
        if best[key] == nil || best[key] == .unknown { best[key] = technology.proficiency }
      }
      return best
    }
    for number in present {
      let used = note(technologies(of: number))
      for (key, proficiency) in used {
        var row = rows[key] ?? TechnologyRow(name: "")
        row.total.participants += 1
        row.add(proficiency)
        rows[key] = row
        places[key, default: PlaceSet()].formUnion(lived.triedBy[number])
      }
    }
    for person in records.describedPeople {
      for key in note(person.assistiveTechnologies).keys {
        rows[key, default: TechnologyRow(name: "")].total.described += 1
      }
    }
    return rows.sorted { $0.key < $1.key }.map { key, row in
      var named = TechnologyRow(name: names[key] ?? key.string, copying: row)
      named.criteria = criteriaCount(places[key] ?? PlaceSet())
      return named
    }
  }
}

extension TechnologyRow {
  fileprivate init(name: String, copying row: TechnologyRow) {
    self.init(
      name: name, total: row.total, novice: row.novice, intermediate: row.intermediate,
      advanced: row.advanced, unknown: row.unknown)
  }

  fileprivate mutating func add(_ proficiency: Proficiency) {
    switch proficiency {
    case .novice: novice += 1
    case .intermediate: intermediate += 1
    case .advanced: advanced += 1
    case .unknown: unknown += 1
    }
  }
}
