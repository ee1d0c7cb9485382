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
  private var record: Participant?

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
    self.record = record
  }

  /// Somebody invented, of whom only this is said.
  init(_ profile: Profile) {
    needs = profile.needs
    technologies = profile.assistiveTechnologies
    placements = SkillMeasure.best(profile.skillPlacements)
    ageBand = profile.ageBand
    circumstances = profile.lastingCircumstances.compactMap(\.kind)
    devices = profile.devices.map { Array($0.lowercased().utf8) }
    language = profile.firstLanguage
  }

  /// Why no need is there; `nil` where there is one, or where the person said that there is none.
  var needsUnknown: Unknown? { needs.isEmpty ? Unknown(record?.needsState) : nil }

  var technologiesUnknown: Unknown? {
    technologies.isEmpty ? Unknown(record?.assistiveTechnologiesState) : nil
  }

  /// Whether the person uses any assistive technology, as a target for `any` decides; `nil` if that is unknown.
  var usesTechnology: Bool? {
    let matches = technologies.map { TechnologyQuery("").match($0.name) }
    if matches.contains(.yes) { return true }
    return matches.isEmpty && technologiesUnknown == nil ? false : nil
  }

  var circumstancesUnknown: Unknown? {
    circumstances.isEmpty ? Unknown(record?.lastingCircumstancesState) : nil
  }

  var ageUnknown: Unknown? { ageBand == nil ? ofValue(record?.absences.ageBand) : nil }

  var languageUnknown: Unknown? { language == nil ? ofValue(record?.absences.firstLanguage) : nil }

  /// Why nothing is known on one scale; somebody placed on another one was not asked about this one.
  func skillUnknown(on scale: String?) -> Unknown? {
    let isPlaced = placements.contains { scale == nil || Text.isSame($0.scale, scale ?? "") }
    if isPlaced { return nil }
    return placements.isEmpty ? ofValue(record?.absences.skillPlacements) : .notAsked
  }

  var devicesUnknown: Unknown? { devices.isEmpty ? .notNoted : nil }

  /// Everybody has an age, a language and some skill, so an empty value says nothing.
  private func ofValue(_ absence: Absence?) -> Unknown {
    absence.map(Unknown.init) ?? .notNoted
  }
}

/// Whether somebody counts for a recruitment target.
enum TargetFit: Hashable {
  case fits, differs
  /// Nothing that is known speaks against it, and something is not known.
  case notKnown(Unknown)

  init(_ fits: Bool, _ unknown: Unknown?) {
    self = unknown.map { .notKnown($0) } ?? (fits ? .fits : .differs)
  }

  /// Whoever fails one condition fails the target; a known failure weighs more than a gap.
  func and(_ other: TargetFit) -> TargetFit {
    if self == .differs || other == .differs { return .differs }
    return self == .fits ? other : self
  }
}

/// One recruitment target made ready for asking of many people.
struct TargetMatch {
  let target: RecruitmentTarget
  /// Why nobody can be counted for it; `nil` where people can.
  let uncounted: UncountedTarget?
  private let technology: TechnologyQuery
  private let device: [UInt8]?
  private let skill: SkillMeasure

  /// - Parameter used: The names of technologies that people of the study use, by which a target's are known.
  init(_ target: RecruitmentTarget, skill: SkillMeasure, used: [String]) {
    self.target = target
    self.skill = skill
    uncounted = target.uncounted(among: used)
    technology = TechnologyQuery(target.assistiveTechnology ?? "")
    device = target.device.map { Array($0.lowercased().utf8) }
  }

  /// A situational target counts sessions, since situations belong to them.
  var countsSessions: Bool { target.duration == .situational }

  var asksForNeed: Bool { target.dimension != nil || target.duration != nil }
  private var asksForTechnology: Bool {
    target.assistiveTechnology != nil || target.proficiency != nil
  }
  private var asksForSkill: Bool { target.skillScale != nil || target.skillAtMost != nil }

  /// Conditions on the person beside need and situation; a scale and the highest level on it are one.
  var personalConditions: Int {
    [
      target.assistiveTechnology != nil, target.proficiency != nil, asksForSkill,
      target.ageBand != nil, target.circumstance != nil, target.device != nil,
    ].count { $0 }
  }

  var conditions: Int {
    [target.dimension != nil, target.duration != nil].count { $0 } + personalConditions
  }

  /// Whether a person counts for the whole target; of a situational one only the personal conditions are asked.
  func fit(_ person: RecruitedPerson) -> TargetFit {
    if uncounted != nil { return .differs }
    return countsSessions ? personalFit(person) : needFit(person).and(personalFit(person))
  }

  /// Every condition but need and situation.
  func personalFit(_ person: RecruitedPerson) -> TargetFit {
    technologyFit(person).and(ageFit(person)).and(circumstanceFit(person)).and(deviceFit(person))
      .and(skillFit(person))
  }

  private func needFit(_ person: RecruitedPerson) -> TargetFit {
    guard asksForNeed else { return .fits }
    if let reason = person.needsUnknown { return .notKnown(reason) }
    let here = person.needs.filter { target.dimension == nil || $0.dimension == target.dimension }
    switch target.duration {
    case nil: return here.isEmpty ? .differs : .fits
    case .changing:
      if here.contains(where: { $0.fluctuates == .yes }) { return .fits }
      return here.contains { $0.fluctuates == .unknown } ? .notKnown(.unknown) : .differs
    case let duration?:
      if here.contains(where: { $0.duration == duration }) { return .fits }
      return here.contains { $0.duration == .unknown } ? .notKnown(.unknown) : .differs
    }
  }

  private func technologyFit(_ person: RecruitedPerson) -> TargetFit {
    guard asksForTechnology else { return .fits }
    if let reason = person.technologiesUnknown { return .notKnown(reason) }
    var fit = TargetFit.differs
    for own in person.technologies {
      let practice = target.proficiency.map { own.practice($0) } ?? .yes
      switch (technology.match(own.name), practice) {
      case (.yes, .yes): return .fits
      case (.no, _), (_, .no): break
      case (.unknown, _), (_, .unknown): fit = .notKnown(.unknown)
      }
    }
    return fit
  }

  private func ageFit(_ person: RecruitedPerson) -> TargetFit {
    guard let band = target.ageBand else { return .fits }
    return TargetFit(person.ageBand == band, person.ageUnknown)
  }

  private func circumstanceFit(_ person: RecruitedPerson) -> TargetFit {
    guard let kind = target.circumstance else { return .fits }
    return TargetFit(person.circumstances.contains(kind), person.circumstancesUnknown)
  }

  private func deviceFit(_ person: RecruitedPerson) -> TargetFit {
    guard let device else { return .fits }
    return TargetFit(person.devices.contains { $0.contains(device) }, person.devicesUnknown)
  }

  /// Somebody whose level nobody can compare does not count.
  private func skillFit(_ person: RecruitedPerson) -> TargetFit {
    guard asksForSkill else { return .fits }
    if let reason = person.skillUnknown(on: target.skillScale) { return .notKnown(reason) }
    var fit = TargetFit.differs
    for placement in person.placements {
      if let scale = target.skillScale, !Text.isSame(scale, placement.scale) { continue }
      guard let limit = target.skillAtMost else { return .fits }
      switch skill.isLevel(placement.value, atMost: limit, onScale: placement.scale) {
      case true?: return .fits
      case nil: fit = .notKnown(.unknown)
      case false?: break
      }
    }
    return fit
  }
}

extension AssistiveTechnology {
  /// Whether somebody is as practised with it as a target asks.
  fileprivate func practice(_ wanted: Proficiency) -> TechnologyQuery.Match {
    proficiency == wanted ? .yes : proficiency == .unknown ? .unknown : .no
  }
}
