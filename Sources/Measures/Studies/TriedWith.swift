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
    for entry in view.counted.entries where entry.round == view.round {
      let records = view.records.sessions[entry.index]
      let session = records.session
      note(session.day)
      if let version = session.productVersion {
        versions[Text(view.mask.text(version)), default: 0] += 1
      } else {
        withoutVersion += 1
      }
      if let mode = session.mode { modes[mode, default: 0] += 1 } else { withoutMode += 1 }
      for role in records.logs.compactMap(\.recorderRole) { recorders[role, default: 0] += 1 }
      guard !entry.namesExcluded else { continue }
      if let device = session.device {
        devices[Text(view.mask.text(device)), default: 0] += 1
      } else {
        withoutDevice += 1
      }
      let used = session.assistiveTechnologies.map { technology in
        view.mask.text(technology.name)
          + (technology.version.map { ", \(view.mask.text($0))" } ?? "")
      }
      for words in Set(used.map { Text($0) }) { technologies[words, default: 0] += 1 }
    }
    self.versions = Self.sorted(versions)
    self.devices = Self.sorted(devices)
    self.technologies = Self.sorted(technologies)
    self.modes = SessionMode.allCases.compactMap { mode in modes[mode].map { (mode, $0) } }
    self.recorders = Role.allCases.compactMap { role in recorders[role].map { (role, $0) } }
  }

  private mutating func note(_ startedAt: String?) {
    guard let day = startedAt.flatMap({ CalendarDay(String($0.prefix(10))) }) else {
      undated += 1
      return
    }
    days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
  }

  private static func sorted(_ counts: [Text: Int]) -> [Named] {
    counts.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
  }
}
