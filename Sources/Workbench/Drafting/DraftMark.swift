import JSON
package import Records

/// The sentence by which a profile says that it is a draft from participants, and by which kerb knows one again.
package enum DraftMark {
  /// - Parameter people: How many it was made of; never under three.
  package static func words(people: Int, study: String) -> String {
    "Draft from \(people) participants of the study \(study): what several of them share"
  }

  /// Whether a profile says that it is a draft from a study.
  package static func isDraft(_ profile: Profile, of study: String) -> Bool {
    profile.basedOn.contains { line in
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count > 7, let people = Int(parts[2]) else { return false }
      return Text.isSame(line, words(people: people, study: study))
    }
  }
}
