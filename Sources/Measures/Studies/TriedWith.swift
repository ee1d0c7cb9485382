import JSON
package import Localization
package import Records

/// With what, when and where the sessions of a round took place.
///
/// Counts are sessions that count; a session counts once for each word. Day, version, mode and recorder say something
/// about the session and count whoever was there; devices and technologies are, or may be, somebody's own, and those of
/// a session with somebody of whom nothing counts are left out.
package struct TriedWith: Sendable {
  /// A word that sessions name, with how many do.
  package typealias Named = (words: String, sessions: Int)

  /// The first and the last day on which a session began, in UTC; `nil` where none has a date.
  package private(set) var days: ClosedRange<CalendarDay>?
  package private(set) var undated = 0
  /// The versions of the product, in byte order, as are all lists of words here.
  package private(set) var versions: [Named] = []
  package private(set) var withoutVersion = 0
  package private(set) var devices: [Named] = []
  package private(set) var withoutDevice = 0
  /// "VoiceOver, iOS 18": assistive technologies with their versions, as the session names them.
  package private(set) var technologies: [Named] = []
  package private(set) var modes: [(mode: SessionMode, sessions: Int)] = []
  package private(set) var withoutMode = 0
  /// The roles whose notes there are, by how many logs.
  package private(set) var recorders: [(role: Role, logs: Int)] = []

  init(_ view: StudyView) {
    var (versions, devices, technologies) = ([Text: Int](), [Text: Int](), [Text: Int]())
    var modes: [SessionMode: Int] = [:]
    var recorders: [Role: Int] = [:]
    for meeting in view.counted.meetings(of: view.round) {
      let parts = meeting.map { view.records.sessions[$0.index] }
      let sessions = parts.map(\.session)
      note(sessions.compactMap(\.day))
      let tried = Set(sessions.compactMap(\.productVersion).map { Text(view.mask.text($0)) })
      for version in tried { versions[version, default: 0] += 1 }
      if tried.isEmpty { withoutVersion += 1 }
      let ways = Set(sessions.compactMap(\.mode))
      for mode in ways { modes[mode, default: 0] += 1 }
      if ways.isEmpty { withoutMode += 1 }
      for role in parts.flatMap(\.logs).compactMap(\.recorderRole) {
        recorders[role, default: 0] += 1
      }
      guard !meeting.contains(where: \.namesExcluded) else { continue }
      let used = Set(sessions.compactMap(\.device).map { Text(view.mask.text($0)) })
      for device in used { devices[device, default: 0] += 1 }
      if used.isEmpty { withoutDevice += 1 }
      let names = sessions.flatMap(\.assistiveTechnologies).map { technology in
        view.mask.text(technology.name)
          + (technology.version.map { ", \(view.mask.text($0))" } ?? "")
      }
      for words in Set(names.map { Text($0) }) { technologies[words, default: 0] += 1 }
    }
    self.versions = Self.sorted(versions)
    self.devices = Self.sorted(devices)
    self.technologies = Self.sorted(technologies)
    self.modes = SessionMode.allCases.compactMap { mode in modes[mode].map { (mode, $0) } }
    self.recorders = Role.allCases.compactMap { role in recorders[role].map { (role, $0) } }
  }

  /// Notes the days of the parts of one meeting.
  private mutating func note(_ texts: [String]) {
    let known = texts.compactMap { CalendarDay($0) }
    if known.isEmpty { undated += 1 }
    for day in known {
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
  }

  private static func sorted(_ counts: [Text: Int]) -> [Named] {
    counts.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
  }
}

extension TriedWith {
  /// The days of the sessions in UTC, and what they were held with, in the order of reports.
  package func claims(round: Int? = nil) -> [Sentence] {
    func named(_ named: [Named]) -> [(String, Sentence, Int)] {
      named.map { ($0.words, "\($0.words)", $0.sessions) }
    }
    let held = modes.map { ($0.mode.id, $0.mode.label, $0.sessions) }
    let notes = recorders.map { ($0.role.id, $0.role.label, $0.logs) }
    return [
      daysClaim(round),
      Self.claim(
        "productVersions", "Product version", named(versions), notRecorded: withoutVersion, round),
      Self.claim("devices", "Device", named(devices), notRecorded: withoutDevice, round),
      Self.claim(
        "technologies", "Assistive technology noted for sessions", named(technologies), round),
    ]
      + (held.isEmpty
        ? [] : [Self.claim("modes", "Held", held, notRecorded: withoutMode, round)])
      + (notes.isEmpty
        ? [] : [Self.claim("noteTakers", "Notes by", notes, round) { .count($0, "log", "logs") }])
  }

  private func daysClaim(_ round: Int?) -> Sentence {
    let (first, last) = (days.map { "\($0.lowerBound)" }, days.map { "\($0.upperBound)" })
    var words: Sentence = "Days: not recorded."
    if let first, let last {
      let days: Sentence = first == last ? "\(first)" : "\(first) to \(last)"
      let open: Sentence =
        undated == 0 ? "" : "; not recorded for \(undated, "session", "sessions")"
      words = "Days (UTC): \(days)\(open)."
    }
    return .claim(
      "round.days", ["round": round, "first": first, "last": last, "undated": undated], words)
  }

  private static func sessions(_ count: Int) -> Sentence { .count(count, "session", "sessions") }

  /// What the sessions of a round were held with.
  ///
  /// - Parameters:
  ///   - notRecorded: Sessions without an entry.
  ///   - noun: What is counted.
  static func claim(
    _ list: String, _ title: Sentence, _ entries: [(value: String, words: Sentence, count: Int)],
    notRecorded: Int = 0, _ round: Int?, noun: (Int) -> Sentence = Self.sessions
  ) -> Sentence {
    struct Entry: Encodable, Hashable {
      let value: String
      let count: Int
    }
    let named = entries.map { $0.words + " (" + noun($0.count) + ")" }
    let open: Sentence = notRecorded == 0 ? "" : "; not recorded for " + sessions(notRecorded)
    return .claim(
      "round.triedWith",
      [
        "round": round, "list": list,
        "entries": entries.map { Entry(value: $0.value, count: $0.count) },
        "notRecorded": notRecorded,
      ],
      entries.isEmpty ? "\(title): not recorded." : "\(title): " + .joined(named, "; ") + open + "."
    )
  }
}

/// What a reader must know of a round to judge any report of it: of what, with what, when, by whose leave.
///
/// For the team alone: a device and a day may be those of one person.
package struct Circumstances: Sendable {
  package let product: String?
  package let target: WCAGTarget
  package let round: Int?
  /// Sessions of the round that count.
  package let sessions: Int
  /// Of these, the ones that name nobody.
  package let unnamedSessions: Int
  package let triedWith: TriedWith
  /// Languages that notes of the round name beside the workspace's own, by how many notes, in byte order.
  package let languages: [(tag: String, notes: Int)]
  /// People named in the sessions of the round who count.
  package let people: Int
  /// Of these, those of whom no consent is recorded.
  package let consentNotRecorded: Int
  /// Of these, those who did not agree that notes leave the team.
  package let keptInTeam: Int
  /// People of the study of whom nothing counts.
  package let withdrawn: Int
  package let refused: Int

  /// - Complexity: O(*n*) in the number of notes.
  package static func measure(_ records: StudyRecords, options: ReportOptions) -> Circumstances {
    Circumstances(StudyView(records, options: options))
  }

  private init(_ view: StudyView) {
    let study = view.records.study
    product = study.product.map(view.mask.text)
    target = study.target
    round = view.round
    triedWith = TriedWith(view)
    let entries = view.counted.entries.filter { $0.round == view.round }
    sessions = entries.count { !$0.isFurtherPart }
    unnamedSessions = view.unnamedSessions
    let present = Set(entries.flatMap(\.people))
    people = present.count
    consentNotRecorded = present.count(where: view.register.lacksConsentRecord)
    keptInTeam = present.count(where: view.register.keepsNotesInTeam)
    withdrawn = view.register.count(of: .withdrawn)
    refused = view.register.count(of: .refused)
    var languages: [Text: Int] = [:]
    for entry in entries {
      for log in view.records.sessions[entry.index].logs {
        for tag in log.observations.compactMap(\.language) { languages[Text(tag), default: 0] += 1 }
      }
    }
    self.languages = languages.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
  }

  /// The languages of the notes; `nil` without one.
  package var languagesClaim: Sentence? {
    languages.isEmpty
      ? nil
      : TriedWith.claim(
        "languages", "Languages of notes", languages.map { ($0.tag, "\($0.tag)", $0.notes) }, round
      ) { .count($0, "note", "notes") }
  }
}
