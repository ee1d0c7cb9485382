import JSON
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
