import JSON
package import Localization
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

  init(_ view: StudyView, _ attempts: AttemptList) {
    let study = view.records.study
    product = study.product.map(view.mask.text)
    purpose = study.purpose.map(view.mask.text)
    target = study.target
    informationSheetVersion = study.informationSheetVersion
    tasks = study.tasks.map { view.mask.text($0.title) }
    screens = study.screens.map { view.mask.text($0.title) }
    prompts = study.prompts.count
    recruitmentTargets = study.recruitmentTargets.count
    deviations = Deviations(view, attempts)
  }
}

/// Where a round departed from the plan, in numbers.
package struct Deviations: Sendable {
  /// Pilot sessions of the round; they never count.
  package let pilots: Int
  /// Sessions of the round with somebody whose consent has no date.
  package internal(set) var withoutConsentDate = 0
  /// Sessions of the round with somebody who was told another version of the information sheet.
  package internal(set) var otherSheet = 0
  package let withoutProductVersion: Int
  /// The product versions that the sessions of the round name, by how many sessions, in byte order.
  package let productVersions: [(version: String, sessions: Int)]
  /// Platforms beside that of the target on which sessions of the round were.
  package let otherPlatforms: [OtherPlatform]
  /// Sessions of the round on any of these platforms; a meeting on two of them is one.
  package internal(set) var sessionsElsewhere = 0
  package internal(set) var withoutParticipant = 0
  /// Sessions with a situation that the team arranged.
  package internal(set) var staged = 0
  package let attemptsOutsidePlan: Int
  /// Attempts that may be of somebody who has withdrawn.
  package let attemptsLeftOut: Int
  package let withdrawn: Int
  package let refused: Int

  init(_ view: StudyView, _ attempts: AttemptList) {
    pilots = view.counted.pilots(of: view.round)
    attemptsOutsidePlan = attempts.outsidePlan
    attemptsLeftOut = attempts.leftOut
    otherPlatforms = OtherPlatform.all(view.records, view.counted, round: view.round)
    withdrawn = view.register.count(of: .withdrawn)
    refused = view.register.count(of: .refused)
    let sheet = view.records.study.informationSheetVersion
    let tried = TriedWith(view)
    withoutProductVersion = tried.withoutVersion
    productVersions = tried.versions.map { ($0.words, $0.sessions) }
    for meeting in view.counted.meetings(of: view.round) {
      let sessions = meeting.map { view.records.sessions[$0.index].session }
      guard let entry = meeting.first else { continue }
      let consents = entry.people.map { view.register.records[$0]?.consent }
      if entry.people.contains(where: {
        !view.register.lacksConsentRecord($0)
          && view.register.records[$0]?.consent.givenOn == nil
      }) {
        withoutConsentDate += 1
      }
      if let sheet,
        consents.contains(where: { told in
          told?.sheetVersion.map { !Text.isSame($0, sheet) } ?? false
        })
      {
        otherSheet += 1
      }
      if !entry.namesPeople { withoutParticipant += 1 }
      let target = view.records.study.target.platform
      if sessions.compactMap(\.platform).contains(where: { !target.includes($0) }) {
        sessionsElsewhere += 1
      }
      if sessions.contains(where: { $0.circumstances.contains { $0.basis == .staged } }) {
        staged += 1
      }
    }
  }
}

/// How the notes of the round came about: by how many recorders, and how many have been reviewed.
package struct NotesFacts: Sendable {
  package internal(set) var sessions = 0
  /// Sessions with the notes of one recorder only.
  package internal(set) var withOneRecorder = 0
  package internal(set) var withoutNotes = 0
  package internal(set) var notes = 0
  /// Notes that no reviewer has been through.
  package internal(set) var notReviewed = 0
  package internal(set) var attempts = 0
  /// First attempts without an answer to how easy it was.
  package internal(set) var easeMissing = 0
  /// First attempts, done without help, without a time.
  package internal(set) var timesMissing = 0
  /// Attempts without a time because their start or end was entered after the session; later ones too.
  package internal(set) var timesLeftOut = 0
  /// Notes that were entered after the session.
  package internal(set) var addedLater = 0

  /// How many no reviewer has been through; `nil` for none.
  package func notReviewedClaim(round: Int?) -> Sentence? {
    notReviewedCount.claim(round)
  }

  var notReviewedCount: UnknownCount {
    UnknownCount("notReviewed", notReviewed, notes, "notes not reviewed")
  }

  init(_ view: StudyView, _ tasks: [TaskSummary]) {
    for meeting in view.counted.meetings(of: view.round) {
      sessions += 1
      let written = meeting.map { entry in
        view.records.sessions[entry.index].logs.filter { log in
          log.observations.contains {
            view.register.counts($0.participant, namesExcluded: entry.namesExcluded)
          }
        }
      }
      // Each part of a meeting has a log of its own for each recorder.
      let recorders = written.map(\.count).max() ?? 0
      if recorders == 0 { withoutNotes += 1 }
      if recorders == 1 { withOneRecorder += 1 }
      for (entry, log) in zip(meeting, written).flatMap({ part in part.1.map { (part.0, $0) } }) {
        let span = view.records.sessions[entry.index].span
        for index in log.observations.indices {
          let person = log.observations[index].participant
          guard view.register.counts(person, namesExcluded: entry.namesExcluded) else { continue }
          notes += 1
          if log.observations[index].at.map(span.isLater) == true { addedLater += 1 }
          if !log.observations[index].isReviewed { notReviewed += 1 }
        }
      }
    }
    for task in tasks {
      attempts += task.everybody.tried
      easeMissing += task.everybody.tried - (task.everybody.ease?.n ?? 0)
      timesMissing += task.everybody.timesMissing
      timesLeftOut += task.timesLeftOut
    }
  }
}
