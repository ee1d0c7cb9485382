import JSON
package import Records

/// Who else may meet the barrier of a finding: the cells of the spectrum beside those in which it was met.
package struct Neighbours: Sendable {
  /// One cell, and what is known of it in the study.
  package struct Cell: Sendable {
    package let dimension: Dimension
    package let duration: NeedDuration
    /// Who meets the mismatch there, from the spectrums.
    package let examples: [String]
    /// Whether somebody in this cell has met the finding, as its notes say.
    package let metIt: Bool
    /// Whether somebody in this cell took part in the study.
    package let tookPart: Bool
  }

  package let finding: Finding
  package let study: RecordID
  /// On what the abilities rest.
  package let basis: Basis
  /// By ability, in the order of the spectrum.
  package let cells: [Cell]
  /// What the study does not have yet.
  package let proposal: StudyProposal

  /// Where the abilities of a finding come from.
  package enum Basis: String, Sendable {
    /// The finding names them.
    case finding
    /// The finding names none; its criteria are related to them directly.
    case criteria
    /// Nothing says whom it can concern.
    case none
  }

  /// Cells that nobody of the study was in.
  package var untried: [Cell] { cells.filter { !$0.tookPart } }

  /// - `records`: The study of the finding; pilots and people who withdrew count for nothing.
  package init(_ finding: Finding, in records: StudyRecords) {
    self.finding = finding
    study = records.study.id
    let (dimensions, basis) = Self.dimensions(finding)
    self.basis = basis
    let met = Self.people(whoMet: finding, in: records)
    let situations = Self.situations(of: finding, met, records)
    let people = StudyPeople(records)
    cells = dimensions.flatMap { dimension -> [Cell] in
      let spectrums = records.spectrums.filter { $0.dimension == dimension }
      let facts = SpectrumCard.Met(people, dimension)
      return NeedDuration.ofExamples.map { duration in
        Cell(
          dimension: dimension, duration: duration,
          examples: spectrums.flatMap(\.examples).filter { $0.duration == duration }.map(\.text),
          metIt: duration == .situational
            ? situations.contains(dimension) : met.contains { $0.isIn(dimension, duration) },
          tookPart: facts?.holds(duration) ?? false)
      }
    }
    proposal = Self.proposal(finding, cells.filter { !$0.tookPart }, records.study)
  }

  private static func dimensions(_ finding: Finding) -> ([Dimension], Basis) {
    let named = Set(finding.dimensions + finding.needs).sorted()
    if !named.isEmpty { return (named, .finding) }
    let related = Set(
      finding.places.flatMap { place in
        WCAGCatalogue.shared.criteria(under: place).flatMap(\.needs.primaryDimensions)
      }
    ).sorted()
    return (related, related.isEmpty ? .none : .criteria)
  }

  /// People whom the notes of a finding are about, as far as they count.
  private static func people(
    whoMet finding: Finding, in records: StudyRecords
  ) -> [Participant] {
    let summary = FindingsSummary.measure(records).findings.first { $0.id == finding.id }
    let hurt = Set(summary?.affected ?? [])
    return records.participants.filter { hurt.contains($0.id) }
  }

  /// Abilities on which the situation bore in a session in which somebody met it.
  private static func situations(
    of finding: Finding, _ met: [Participant], _ records: StudyRecords
  ) -> Set<Dimension> {
    let ids = Set(met.map(\.id))
    let named = Set(finding.supports.map { Text(String($0.observation.prefix { $0 != "/" })) })
    let there = records.sessions.map(\.session).filter { session in
      named.contains(Text(session.id.string)) && !session.isPilot
        && session.participants.contains(where: ids.contains)
    }
    return Set(
      there.flatMap(\.circumstances).filter { $0.basis == .real }
        .compactMap(\.dimension))
  }

  private static func proposal(
    _ finding: Finding, _ cells: [Cell], _ study: Study
  ) -> StudyProposal {
    let targets = cells.filter { $0.duration != .permanent && !$0.examples.isEmpty }.map {
      StudyProposal.Target($0.dimension, $0.duration)
    }.filter { target in !study.recruitmentTargets.contains { target.isCovered(by: $0) } }
    let prompt = StudyProposal.Prompt(
      text: "Is it so here too: \(finding.title)?", places: finding.places,
      beyondWcag: finding.places.isEmpty && finding.isBeyondWcag, favourable: .notSeen, task: nil,
      walkthroughs: [], finding: finding.id.short)
    let isAsked = study.prompts.contains { prompt.isSame(as: $0.text) }
    return StudyProposal(prompts: targets.isEmpty || isAsked ? [] : [prompt], targets: targets)
  }
}

extension Participant {
  fileprivate func isIn(_ dimension: Dimension, _ duration: NeedDuration) -> Bool {
    needs.contains { need in
      need.dimension == dimension
        && (duration == .changing ? need.fluctuates == .yes : need.duration == duration)
    }
  }
}
