import JSON
package import Records

/// An entry of evidence that no participant gave, found beside notes: an expert's, a tool's, a published one.
package struct FoundEvidence: Sendable {
  package let study: String
  package let batch: RecordID
  package let item: Evidence.Item
  package let kind: EvidenceKind
  package let round: Int?
  /// The source, tool or role that the batch names; `nil` if it names none.
  package let source: String?
  /// Titles; the id if there is none.
  package let screens: [String]

  /// `<batch>/<item>`.
  package var reference: String { "\(batch)/\(item.id)" }

  /// The note, and the words that the source quotes behind it.
  package var words: Verbatim {
    guard let quote = item.quote, !quote.words.isEmpty else { return item.note }
    return Verbatim(item.note.words.isEmpty ? quote.words : "\(item.note.words) \(quote.words)")
  }
}

/// Finds evidence entries by the conditions of a ``NoteQuery`` that they can meet.
package struct EvidenceSearch {
  private let query: NoteQuery
  private let records: StudyRecords
  private let titles: NoteTitles
  private let prompted: [Place]

  /// - Parameter records: The study with its evidence.
  package init(_ records: StudyRecords, _ query: NoteQuery) {
    self.query = query
    self.records = records
    titles = NoteTitles(records.study)
    prompted = titles.prompts(query.prompts).flatMap(\.criteria)
  }

  /// Every entry that fits, by batch and entry; batches without a kind are passed over as in reports.
  package func found(_ words: NoteWordMatcher) -> [FoundEvidence] {
    guard query.asksForEvidence else { return [] }
    var found: [FoundEvidence] = []
    for batch in records.evidence.sorted(by: { $0.id < $1.id }) {
      guard let kind = batch.kind, kind != .lived,
        query.evidenceKinds.isEmpty || query.evidenceKinds.contains(kind),
        query.rounds.isEmpty || batch.round.map(query.rounds.contains) ?? false
      else { continue }
      for item in batch.items.sorted(by: { Text.precedes($0.id, $1.id) }) where fits(item) {
        let one = FoundEvidence(
          study: records.study.id.string, batch: batch.id, item: item, kind: kind,
          round: batch.round,
          source: [batch.source, batch.tool, batch.judgedBy].compactMap(\.self).first {
            !$0.isEmpty
          }, screens: item.screens.map(titles.screen))
        if words.matches(.account(one.words)) { found.append(one) }
      }
    }
    return found
  }

  private func fits(_ item: Evidence.Item) -> Bool {
    func holds(_ wanted: [Place]) -> Bool {
      wanted.contains { place in item.places.contains { place.covers($0) } }
    }
    return (query.kinds.isEmpty || item.kind.map(query.kinds.contains) ?? false)
      && (query.impacts.isEmpty || item.impact.map(query.impacts.contains) ?? false)
      && (query.places.isEmpty || holds(query.places))
      && (query.prompts.isEmpty || holds(prompted))
      && (query.screens.isEmpty || item.screens.contains { titles.isScreen($0, query.screens) })
  }
}
