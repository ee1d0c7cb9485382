import JSON
package import Localization
package import Records

/// A note that was found, with what is around it: for the team.
package struct FoundNote: Sendable {
  package let study: String
  package let session: RecordID
  /// By `NoteNumbers`.
  package let number: Int
  package let log: RecordID
  package let isCleared: Bool
  package let recorder: Role?
  package let note: Note
  /// Whom it is about: its own person, or everybody in the session.
  package let people: [RecordID]
  package let round: Int
  package let isPilot: Bool
  /// The day on which the session began, in UTC.
  package let day: String?
  /// The moment at which the session began; `nil` where only its day is known.
  package let began: Instant?
  /// Until when its session ran.
  let span: SessionSpan
  /// Titles; the id where there is none.
  package let task: String?
  package let screen: String?
  /// What may be shown of its words inside the team.
  package let words: NoteWords
  /// The same of the words before each edit, in the order of ``Note/earlier``.
  let earlierWords: [NoteWords]
  /// The findings that it supports, in the order of their ids.
  package let findings: [Named]
  /// The abilities in which those whom it is about have needs, and what they use, each once.
  package let needs: [Dimension]
  package let technologies: [String]
  /// Where it lies in each recording of the session; `nil` where nothing is told of them, because somebody has not agreed
  /// to be recorded.
  package let media: [MediaMoment]?
  /// Whether it is a line of a transcript that nobody has taken as a note.
  package let isLine: Bool
  /// Whether it comes from a transcript.
  package let isOfTranscript: Bool

  /// A finding.
  package struct Named: Hashable, Sendable {
    package let id: RecordID
    package let title: String
  }

  /// When it was, since the session's start: "11 min 2 s"; `nil` where nobody noted it.
  package var time: Sentence? { note.at.map(span.words) }

  /// `S09#12`.
  package var reference: String { "\(session.short)#\(number)" }

  /// How findings name it: `<session>/<observation>`.
  package var id: String { "\(session)/\(note.id)" }

  /// The words, or why they are not shown.
  package var shownWords: Sentence {
    switch words {
    case .account(let words), .quote(let words): "\(words.words)"
    case .noPermissionToQuote, .notShared: "(their own words, without permission to quote)"
    }
  }

  /// Whether the words may be shown.
  package var showsWords: Bool { words.shown != nil }

  /// The words before each edit that may be shown, the newest last.
  package var earlier: [EarlierWords] {
    zip(note.earlier, earlierWords).filter { $1.shown != nil }.map(\.0)
  }

  /// The line as it was typed, where more was typed than the words; `nil` where they are all, and where they may not be
  /// shown.
  package var typed: String? {
    guard showsWords, note.typedBefore != nil || note.typedAfter != nil else { return nil }
    return (note.typedBefore?.words ?? "") + note.text.words + (note.typedAfter?.words ?? "")
  }

  /// The criteria that count, in order: what was confirmed, and proposals as long as nobody has reviewed the note.
  package var places: [Place] { note.countingPlaces }
}

extension Note {
  /// The criteria that count, in order: what was confirmed, and proposals as long as nobody has reviewed the note or
  /// settled that no criterion names it.
  var countingPlaces: [Place] {
    (confirmed + openProposals).sorted()
  }
}

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

  /// The note; then, in quotation marks, the words quoted from the source.
  package var words: Verbatim {
    guard let quote = item.quote, !quote.words.isEmpty else { return item.note }
    let quoted = "“\(quote.words)”"
    return Verbatim(item.note.words.isEmpty ? quoted : "\(item.note.words) \(quoted)")
  }
}

/// Finds evidence entries by the conditions of a ``NoteQuery`` that they can meet.
package struct EvidenceSearch {
  private let query: NoteQuery
  private let records: StudyRecords
  private let titles: NoteTitles
  private let prompted: [Place]

  /// - `records`: The study with its evidence.
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
    query.fits(item.kind, item.impact, item.places, prompted: prompted)
      && (query.screens.isEmpty || item.screens.contains { titles.isScreen($0, query.screens) })
  }
}
