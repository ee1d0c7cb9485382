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
  /// Entries that say "failed", and troubles beyond WCAG, as positions of batch and entry.
  var failed: [(places: PlaceSet, batch: Int, entry: Int)] = []
  var beyondEntries: [(batch: Int, entry: Int)] = []
  /// Entries beyond WCAG that say that nothing was in the way.
  var beyondWithoutTrouble = 0

  /// - Parameter round: The reported round: a batch of another round does not count, one without a round always does.
  init(_ records: StudyRecords, round: Int?, mask: NumberMask) {
    let people = records.describedPeople
    describedAt = Array(repeating: PlaceSet(), count: people.count)
    var numbers: [Text: Int] = [:]
    for (number, person) in people.enumerated() { numbers[Text(person.id.string)] = number }
    let screens = records.study.screens.map { Text($0.id) }
    for (index, batch) in records.evidence.enumerated() {
      let tool = batch.tool.map(mask.text)
      guard let kind = batch.kind, kind != .lived, batch.round == nil || batch.round == round else {
        continue
      }
      for (entry, item) in batch.items.enumerated() {
        if !item.answersInConflict.isEmpty { answersInConflict += 1 }
        add(item, kind, at: (index, entry), tool: tool, screens: screens)
        if let person = item.describedPerson.flatMap({ numbers[Text($0)] }) {
          describedAt[person].formUnion(PlaceSet(item.places))
        }
      }
    }
  }

  private mutating func add(
    _ item: Evidence.Item, _ kind: EvidenceKind, at address: (batch: Int, entry: Int),
    tool: String?, screens: [Text]
  ) {
    let places = PlaceSet(item.places)
    let isBarrier = item.kind == .barrier
    if places.isEmpty {
      if item.isBeyondWcag {
        beyond += 1
        if isBarrier { beyondBarriers[kind] += 1 }
        if item.kind?.isWithoutTrouble ?? false {
          beyondWithoutTrouble += 1
        } else {
          beyondEntries.append(address)
        }
      } else {
        notYetTagged += 1
        if isBarrier { notYetTaggedBarriers += 1 }
      }
      return
    }
    let setsOutcome = kind == .expert || kind == .tool
    for place in places.places {
      let index = Int(place.index)
      byKind[index][kind] += 1
      if item.outcome != .untested { lookedAt[index][kind] += 1 }
      guard setsOutcome, let outcome = item.outcome else { continue }
      if kind == .expert {
        verdicts[index].addExpert(outcome, item, batch: address.batch, screens: screens)
      } else {
        verdicts[index].addTool(outcome, item, tool: tool, screens: screens)
      }
    }
    if setsOutcome, item.outcome == .failed {
      failed.append((places, address.batch, address.entry))
    }
  }
}
