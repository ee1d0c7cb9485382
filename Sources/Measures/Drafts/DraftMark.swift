import JSON
package import Records

/// The sentences by which a profile says that it is a draft from participants, and by which kerb knows one again.
package enum DraftMark {
  /// - `people`: How many it was made of; never under three.
  package static func words(people: Int, study: String) -> String {
    "Draft from \(people) participants of the study \(study): what several of them share"
  }

  /// How the summary of a draft begins.
  package static func summary(people: Int) -> String {
    "A draft from what several of \(people) people share"
  }

  /// Whether a profile says that it is a draft from a study.
  package static func isDraft(_ profile: Profile, of study: String) -> Bool {
    profile.basedOn.contains { line in
      people(in: line, after: "Draft from ").map {
        Text.isSame(line, words(people: $0, study: study))
      } ?? false
    }
  }

  /// Whether one of both sentences stands there still, whatever was written behind it.
  package static func isDraft(basedOn: [String], summary: String?) -> Bool {
    basedOn.contains { line in
      begins(line, people(in: line, after: "Draft from ").map { words(people: $0, study: "") })
    }
      || (summary.map { line in
        begins(
          line,
          people(in: line, after: "A draft from what several of ").map { self.summary(people: $0) })
      } ?? false)
  }

  private static func people(in line: String, after lead: String) -> Int? {
    guard line.utf8.starts(with: lead.utf8) else { return nil }
    return Int(
      line.utf8.dropFirst(lead.utf8.count).prefix { (48...57).contains($0) }
        .reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) })
  }

  /// Whether a line begins with the words of a mark, up to the name of the study.
  private static func begins(_ line: String, _ mark: String?) -> Bool {
    guard let mark else { return false }
    let lead = mark.split(separator: ":", maxSplits: 1).first.map(String.init) ?? mark
    return line.utf8.starts(with: lead.utf8)
  }
}

extension Profile {
  /// Whether it is still what several participants share: then it stays in the team.
  package var isDraft: Bool { DraftMark.isDraft(basedOn: basedOn, summary: summary) }
}

extension [Profile] {
  /// Those that an edition may tell of: a draft rests on participants, so that for sharing has none.
  package func told(in edition: Edition) -> [Profile] {
    edition == .team ? self : filter { !$0.isDraft }
  }
}
