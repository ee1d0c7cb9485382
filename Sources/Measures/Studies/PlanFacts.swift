import JSON
package import Records

/// What the study set out to do, and where the round departed from it.
package struct PlanFacts: Sendable {
  package let product: String?
  package let purpose: String?
  package let target: WCAGTarget
  package let informationSheetVersion: String?
  /// The titles of tasks and screens, in the order of the plan.
  package let tasks: [String]
  package let screens: [String]
  package let prompts: Int
  package let recruitmentTargets: Int
  package let deviations: Deviations
}

/// Where a round departed from the plan, in numbers.
package struct Deviations: Sendable {
  /// Pilot sessions of the round; they never count.
  package internal(set) var pilots = 0
  /// Sessions of the round with somebody whose consent has no date.
  package internal(set) var withoutConsentDate = 0
  /// Sessions of the round with somebody who was told another version of the information sheet.
  package internal(set) var otherSheet = 0
  package internal(set) var withoutProductVersion = 0
  /// The product versions that the sessions of the round name, by how many sessions, in byte order.
  package internal(set) var productVersions: [(version: String, sessions: Int)] = []
  /// Platforms beside that of the target on which sessions of the round were.
  package internal(set) var otherPlatforms: [OtherPlatform] = []
  package internal(set) var withoutParticipant = 0
  /// Sessions with a situation that the team arranged.
  package internal(set) var staged = 0
  package internal(set) var attemptsOutsidePlan = 0
  /// Attempts that may be of somebody who has withdrawn.
  package internal(set) var attemptsLeftOut = 0
  package internal(set) var withdrawn = 0
  package internal(set) var refused = 0

  init(_ view: StudyView, _ attempts: AttemptList) {
    pilots = view.counted.pilots(of: view.round)
    attemptsOutsidePlan = attempts.outsidePlan
    attemptsLeftOut = attempts.leftOut
    otherPlatforms = OtherPlatform.all(view.records, view.counted, round: view.round)
    withdrawn = view.register.count(of: .withdrawn)
    refused = view.register.count(of: .refused)
    let sheet = view.records.study.informationSheetVersion
    var versions: [Text: Int] = [:]
    for meeting in view.counted.meetings(of: view.round) {
      let sessions = meeting.map { view.records.sessions[$0.index].session }
      guard let entry = meeting.first else { continue }
      let consents = entry.people.map { view.register.records[$0]?.consent }
      if consents.contains(where: { $0?.givenOn == nil }) { withoutConsentDate += 1 }
      if let sheet,
        consents.contains(where: { told in
          told?.sheetVersion.map { !Text.isSame($0, sheet) } ?? false
        })
      {
        otherSheet += 1
      }
      let tried = Set(sessions.compactMap(\.productVersion).map { Text(view.mask.text($0)) })
      for version in tried { versions[version, default: 0] += 1 }
      if tried.isEmpty { withoutProductVersion += 1 }
      if !entry.namesPeople { withoutParticipant += 1 }
      if sessions.contains(where: { $0.circumstances.contains { $0.basis == .staged } }) {
        staged += 1
      }
    }
    productVersions = versions.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
  }
}
