import JSON
import Localization
import Records

extension LibraryStudy {
  /// - Parameter rounds: The coverage of each round.
  init(_ records: StudyRecords, _ rounds: [Coverage]) {
    let study = records.study
    id = study.id
    title = study.title
    product = study.product
    hasInventedPeople = study.hasInventedPeople
    target = study.target
    self.rounds = rounds.first?.rounds.all ?? []
    sessions = rounds.reduce(0) { $0 + $1.rounds.sessions }
    sessionsWithoutParticipant = rounds.reduce(0) { $0 + $1.rounds.sessionsWithoutParticipant }
    var rows: [RecordID: [RosterRow]] = [:]
    for row in rounds.flatMap(\.people.roster) { rows[row.id, default: []].append(row) }
    people = rows.count
    let dimensions = rounds.last?.people.dimensions ?? []
    abilities = dimensions.map { dimension in
      LibraryCount(
        key: dimension.dimension.id, label: dimension.label,
        people: rows.values.count { person in
          person.contains { row in row.needs.contains { $0.dimension == dimension.dimension } }
        })
    }
    technologies = Self.technologies(rows)
    needsUnknown = rows.values.count { person in
      person.allSatisfy { $0.needs.isEmpty && $0.needsUnknown != nil }
    }
    technologiesUnknown = rows.values.count { person in
      person.allSatisfy { $0.technologies.isEmpty && $0.technologiesUnknown != nil }
    }
    skillUnknown = rows.values.count { person in person.allSatisfy { !$0.isSkillJudged } }
    hasLowSkill = rounds.contains { $0.people.lowSkill > 0 }
    isSkillKnown = rounds.contains { $0.people.judgedSkill > 0 }
    wantedTechnologies = study.recruitmentTargets.compactMap(\.assistiveTechnology)
  }

  /// Each name once, whatever its capitals.
  private static func technologies(_ rows: [RecordID: [RosterRow]]) -> [LibraryCount] {
    var users: [Text: (label: String, people: Set<RecordID>)] = [:]
    for (id, person) in rows {
      for technology in person.flatMap(\.technologies) where !technology.name.isEmpty {
        let key = Text(technology.name.lowercased())
        var found = users[key] ?? (technology.name, [])
        if Text.precedes(technology.name, found.label) { found.label = technology.name }
        found.people.insert(id)
        users[key] = found
      }
    }
    return users.sorted { $0.key < $1.key }.map {
      LibraryCount(key: $0.key.string, label: "\($0.value.label)", people: $0.value.people.count)
    }
  }
}
