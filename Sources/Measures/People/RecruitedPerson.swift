import JSON
import Records

/// What matching asks of a person: a participant, somebody whom only sessions name, or a candidate.
struct RecruitedPerson {
  let needs: [Need]
  let technologies: [AssistiveTechnology]
  /// One placement a scale.
  let placements: [SkillPlacement]
  let ageBand: AgeBand?
  let circumstances: [LastingCircumstance]
  let devices: [[UInt8]]
  let language: String?
  /// `nil` for somebody without a file.
  private let absences: ParticipantAbsences?
  private let needsState: ListState?
  private let technologiesState: ListState?
  private let circumstancesState: ListState?

  /// - Parameter technologies: With those of the sessions; `nil` for those of the file alone.
  init(_ record: Participant?, technologies: [AssistiveTechnology]? = nil) {
    needs = record?.needs ?? []
    self.technologies = (technologies ?? record?.assistiveTechnologies ?? []).filter {
      !$0.name.isEmpty
    }
    placements = SkillMeasure.best(record?.skillPlacements ?? [])
    ageBand = record?.ageBand
    circumstances = record?.lastingCircumstances.compactMap(\.kind) ?? []
    devices = (record?.devices ?? []).map { Array($0.lowercased().utf8) }
    language = record?.firstLanguage.flatMap { $0.isEmpty ? nil : $0 }
    absences = record?.absences
    needsState = record?.needsState
    technologiesState = record?.assistiveTechnologiesState
    circumstancesState = record?.lastingCircumstancesState
  }

  /// Somebody of whom only this is said: a profile.
  init(
    needs: [Need], technologies: [AssistiveTechnology], placements: [SkillPlacement],
    ageBand: AgeBand?, circumstances: [LastingCircumstance], devices: [String], language: String?
  ) {
    self.needs = needs
    self.technologies = technologies
    self.placements = SkillMeasure.best(placements)
    self.ageBand = ageBand
    self.circumstances = circumstances
    self.devices = devices.map { Array($0.lowercased().utf8) }
    self.language = language
    absences = nil
    needsState = nil
    technologiesState = nil
    circumstancesState = nil
  }

  /// Why no need is there; `nil` where there is one, or where the person said that there is none.
  var needsUnknown: Unknown? { needs.isEmpty ? Unknown(needsState) : nil }

  var technologiesUnknown: Unknown? {
    technologies.isEmpty ? Unknown(technologiesState) : nil
  }

  var circumstancesUnknown: Unknown? {
    circumstances.isEmpty ? Unknown(circumstancesState) : nil
  }

  var ageUnknown: Unknown? { ageBand == nil ? ofValue(absences?.ageBand) : nil }

  var languageUnknown: Unknown? { language == nil ? ofValue(absences?.firstLanguage) : nil }

  /// Why nothing is known on one scale; somebody placed on another one was not asked about this one.
  func skillUnknown(on scale: String?) -> Unknown? {
    let isPlaced = placements.contains { scale == nil || Text.isSame($0.scale, scale ?? "") }
    if isPlaced { return nil }
    return placements.isEmpty ? ofValue(absences?.skillPlacements) : .notAsked
  }

  var devicesUnknown: Unknown? { devices.isEmpty ? .notNoted : nil }

  /// Everybody has an age, a language and some skill, so an empty value says nothing.
  private func ofValue(_ absence: Absence?) -> Unknown {
    absence.map(Unknown.init) ?? .notNoted
  }
}
