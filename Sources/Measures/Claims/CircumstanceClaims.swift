package import Localization
package import Records

// What reports state about a study's plan and the circumstances of a round. `docs/claims.md` defines when each is true.

package struct StudyProduct: ClaimedValue {
  package static let id = "study.product"
  let product: String?
  package init(product: String?) { self.product = product }
  package var sentence: Sentence { product.map { "Product: \($0)." } ?? "Product: not recorded." }
}

package struct StudyTarget: ClaimedValue {
  package static let id = "study.target"
  let version: String
  let level: String
  let platform: String
  private let label: Sentence

  package init(_ target: WCAGTarget) {
    version = target.version.description
    level = target.level.description
    platform = target.platform.rawValue
    label = target.label
  }

  package var sentence: Sentence { "Target: \(label)." }

  private enum CodingKeys: CodingKey { case version, level, platform }
}

package struct RoundClosed: ClaimedValue {
  package static let id = "round.closed"
  let round: Int
  let day: String
  package init(round: Int, day: String) {
    self.round = round
    self.day = day
  }
  package var sentence: Sentence { "Round \(round), closed on \(day)." }
}

package struct ReportMadeBy: ClaimedValue {
  package static let id = "report.madeBy"
  let program: String
  package init(program: String) { self.program = program }
  package var sentence: Sentence { "Made by \(program)." }
}

/// The days of a round's sessions, in UTC.
package struct RoundDays: ClaimedValue {
  package static let id = "round.days"
  let round: Int?
  let first: String?
  let last: String?
  let undated: Int

  package init(_ tried: TriedWith, round: Int?) {
    self.round = round
    first = tried.days.map { "\($0.lowerBound)" }
    last = tried.days.map { "\($0.upperBound)" }
    undated = tried.undated
  }

  package var sentence: Sentence {
    guard let first, let last else { return "Days: not recorded." }
    let days: Sentence = first == last ? "\(first)" : "\(first) to \(last)"
    let open: Sentence =
      undated == 0 ? "" : "; not recorded for \(undated, "session", "sessions")"
    return "Days (UTC): \(days)\(open)."
  }
}

/// What the sessions of a round were held with, by the number of sessions.
package struct RoundTriedWith: ClaimedValue {
  package enum List: String, Encodable, Sendable {
    case productVersions, devices, technologies, modes, noteTakers, languages
  }

  package struct Entry: Encodable, Sendable {
    let value: String
    let count: Int
    fileprivate let words: Sentence
    private enum CodingKeys: CodingKey { case value, count }
  }

  package static let id = "round.triedWith"
  let round: Int?
  let list: List
  /// Sessions; logs for note-takers, notes for languages.
  let entries: [Entry]
  /// Sessions without an entry.
  let notRecorded: Int

  private init(
    _ list: List, _ entries: [(String, Sentence, Int)], notRecorded: Int, round: Int?
  ) {
    self.round = round
    self.list = list
    self.entries = entries.map { Entry(value: $0.0, count: $0.2, words: $0.1) }
    self.notRecorded = notRecorded
  }

  /// All lists of a round, in the order of reports; those of which nothing need be said are left out.
  package static func all(_ tried: TriedWith, round: Int?) -> [RoundTriedWith] {
    func named(_ named: [TriedWith.Named]) -> [(String, Sentence, Int)] {
      named.map { ($0.words, "\($0.words)", $0.sessions) }
    }
    let modes = tried.modes.map { ($0.mode.id, $0.mode.label, $0.sessions) }
    let roles = tried.recorders.map { ($0.role.id, $0.role.label, $0.logs) }
    return [
      RoundTriedWith(
        .productVersions, named(tried.versions), notRecorded: tried.withoutVersion, round: round),
      RoundTriedWith(
        .devices, named(tried.devices), notRecorded: tried.withoutDevice, round: round),
      RoundTriedWith(.technologies, named(tried.technologies), notRecorded: 0, round: round),
    ]
      + (modes.isEmpty
        ? [] : [RoundTriedWith(.modes, modes, notRecorded: tried.withoutMode, round: round)])
      + (roles.isEmpty ? [] : [RoundTriedWith(.noteTakers, roles, notRecorded: 0, round: round)])
  }

  package static func languages(
    _ languages: [(tag: String, notes: Int)], round: Int?
  ) -> RoundTriedWith? {
    languages.isEmpty
      ? nil
      : RoundTriedWith(
        .languages, languages.map { ($0.tag, "\($0.tag)", $0.notes) }, notRecorded: 0, round: round)
  }

  package var sentence: Sentence {
    let title: Sentence
    let noun: (Int) -> Sentence
    switch list {
    case .productVersions: (title, noun) = ("Product version", Self.sessions)
    case .devices: (title, noun) = ("Device", Self.sessions)
    case .technologies: (title, noun) = ("Assistive technology", Self.sessions)
    case .modes: (title, noun) = ("Held", Self.sessions)
    case .noteTakers: (title, noun) = ("Notes by", { .count($0, "log", "logs") })
    case .languages: (title, noun) = ("Languages of notes", { .count($0, "note", "notes") })
    }
    guard !entries.isEmpty else { return "\(title): not recorded." }
    let named = entries.map { $0.words + " (" + noun($0.count) + ")" }
    let open: Sentence =
      notRecorded == 0 ? "" : "; not recorded for " + Self.sessions(notRecorded)
    return "\(title): " + .joined(named, "; ") + open + "."
  }

  private static func sessions(_ count: Int) -> Sentence { .count(count, "session", "sessions") }
}
