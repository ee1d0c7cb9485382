import JSON
import Records

/// What the evidence batches say, counted place by place.
struct BatchTally {
  var byKind = [KindCounts](repeating: KindCounts(), count: Place.count)
  /// The same without the entries that say "not tested": those show that nobody looked.
  var lookedAt = [KindCounts](repeating: KindCounts(), count: Place.count)
  /// Places that each described person is named with, in the order of the study's list.
  var describedAt: [PlaceSet]
  var verdicts: [Verdicts] = Array(repeating: Verdicts(), count: Place.count)
  var notYetTagged = 0
  var notYetTaggedBarriers = 0
  /// Answers to checklists that contradict each other since a merge.
  var answersInConflict = 0
  var beyond = 0
  var beyondBarriers = KindCounts()
  /// Failures of experts and tools, and barriers of experts, tools and published sources.
  var troubles: [EntryFacts] = []
  /// Entries outside WCAG, without those that found nothing in the way.
  var beyondEntries: [EntryFacts] = []
  /// Entries beyond WCAG that say that nothing was in the way.
  var beyondWithoutTrouble = 0

  /// - Parameter round: The reported round: a batch of another round does not count, one without a round always does.
  init(_ records: StudyRecords, round: Int?, mask: NumberMask) {
    let people = records.describedPeople
    describedAt = Array(repeating: PlaceSet(), count: people.count)
    var numbers: [Text: Int] = [:]
    for (number, person) in people.enumerated() { numbers[Text(person.id.string)] = number }
    let screens = records.study.screens.map { Text($0.id) }
    for (index, batch) in records.evidence(ofRound: round) {
      guard let kind = batch.kind else { continue }
      for item in batch.items {
        if !item.answersInConflict.isEmpty { answersInConflict += 1 }
        add(item, kind, of: batch, at: index, mask, screens: screens)
        if let person = item.describedPerson.flatMap({ numbers[Text($0)] }) {
          describedAt[person].formUnion(PlaceSet(item.places))
        }
      }
    }
  }

  /// A failure that an expert or a tool found, or a barrier in evidence that no participant gave.
  private static func isTrouble(_ item: Evidence.Item, _ kind: EvidenceKind) -> Bool {
    let isChecked = kind == .expert || kind == .tool
    return (isChecked && item.outcome == .failed)
      || (item.isBarrier && (isChecked || kind == .documented))
  }

  /// How many such entries the rounds before one have.
  static func troubles(_ records: StudyRecords, before round: Int?) -> Int {
    guard let round else { return 0 }
    return records.evidence.reduce(0) { count, batch in
      guard let kind = batch.kind, let own = batch.round, own < round else { return count }
      return count + batch.items.count { isTrouble($0, kind) }
    }
  }

  private mutating func add(
    _ item: Evidence.Item, _ kind: EvidenceKind, of batch: Evidence, at index: Int,
    _ mask: NumberMask, screens: [Text]
  ) {
    let places = PlaceSet(item.places)
    let isChecked = kind == .expert || kind == .tool
    if Self.isTrouble(item, kind), let facts = EntryFacts(batch, item, mask: mask) {
      troubles.append(facts)
    }
    if places.isEmpty {
      if item.isBeyondWcag {
        beyond += 1
        if item.isBarrier { beyondBarriers[kind] += 1 }
        if item.kind?.isWithoutTrouble ?? false {
          beyondWithoutTrouble += 1
        } else if let facts = EntryFacts(batch, item, mask: mask) {
          beyondEntries.append(facts)
        }
      } else {
        notYetTagged += 1
        if item.isBarrier { notYetTaggedBarriers += 1 }
      }
      return
    }
    for place in places.places {
      let at = Int(place.index)
      byKind[at][kind] += 1
      if item.outcome != .untested { lookedAt[at][kind] += 1 }
      guard isChecked, let outcome = item.outcome else { continue }
      if kind == .expert {
        verdicts[at].addExpert(outcome, item, batch: index, screens: screens)
      } else {
        verdicts[at].addTool(outcome, item, tool: batch.tool.map(mask.text), screens: screens)
      }
    }
  }
}

extension StudyRecords {
  /// The batches of evidence without participants that count in a round, with their positions: those of the round, and
  /// those without one.
  func evidence(ofRound round: Int?) -> [(offset: Int, element: Evidence)] {
    evidence.enumerated().filter { _, batch in
      batch.kind.map { $0 != .lived } ?? false && (batch.round == nil || batch.round == round)
    }
  }
}
