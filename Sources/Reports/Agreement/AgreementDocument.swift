package import Localization
package import Measures
import Records
import Statistics
import Wording

/// How far the recorders of sessions noted the same, as Markdown that also reads well as plain text and aloud.
package enum AgreementDocument {
  /// The whole comparison; the same records always give the same bytes.
  package static func document(_ agreement: RecorderAgreement) -> Document {
    var document = Document()
    document.heading(1, "Note-taker agreement: \(agreement.title)")
    if agreement.hasInventedPeople { document.notice(ReportHead.invented) }
    let seconds = agreement.window.milliseconds / 1000
    document.paragraph(
      .claim(
        "agreement.window", ["seconds": seconds],
        "Note-takers of one session are compared, each with each. Notes of one moment are paired by a link if there is one, else in time, at most \(seconds) s apart. \(RecorderAgreement.rule)"
      ))
    document.paragraph(
      "κ is 1 if all agree, 0 for as much agreement as chance alone would give. Its interval: 95%, \(IntervalMethod.largeSampleKappa.name), from \(Minimum.agreementInterval.words) on, since \(Minimum.agreementInterval.reason). A low figure is a reason to discuss the notes, not a judgement of the note-takers."
    )
    if agreement.sessions.allSatisfy(\.pairs.isEmpty) {
      document.paragraph(StudyNone.noteTakerPairs.claim(nil))
    }
    if let together = agreement.together, together.recorderPairs > 1 {
      document.heading(2, "All sessions together")
      document.list(figures(together))
    }
    for session in agreement.sessions { self.session(session, &document) }
    return document
  }

  private static func session(_ session: SessionAgreement, _ document: inout Document) {
    for pair in session.pairs {
      let (first, second) = names(pair)
      let place: Sentence = session.session.map { "\($0.string)" } ?? "A session"
      document.heading(2, place + ", round \(session.round): \(first) and \(second)")
      document.paragraph(claim(pair, session))
      document.list(figures(pair.figures, session.session))
      differences(pair, &document)
    }
    if session.inSequence > 0 {
      document.paragraph(
        .claim(
          "agreement.inSequence",
          ["session": session.session?.string, "logs": session.inSequence],
          "\(session.inSequence, "pair of logs", "pairs of logs") of one role, one after the other in time: not compared."
        ))
    }
  }

  /// How the notes of two note-takers of one session were paired.
  private static func claim(_ pair: PairAgreement, _ session: SessionAgreement) -> Sentence {
    let (first, second, inTime) = (pair.first, pair.second, pair.figures.both - pair.linked)
    var words: Sentence =
      "\(first.moments, "moment", "moments") by the first, \(second.moments) by the second; \(pair.linked, "pair", "pairs") by links, \(inTime) in time; "
    words +=
      pair.marks == 0
      ? "clocks not aligned: no shared mark"
      : "clocks aligned by \(pair.marks, "shared mark", "shared marks"), the second \(pair.offset) ms ahead"
    if pair.closeOnly > 0 {
      words +=
        "; \(pair.closeOnly, "more pair", "more pairs") close in time with nothing in common, not counted"
    }
    return .claim(
      "agreement.pair",
      [
        "session": session.session?.string, "first": first.log.string,
        "second": second.log.string, "momentsFirst": first.moments,
        "momentsSecond": second.moments, "linked": pair.linked, "inTime": inTime,
        "sharedMarks": pair.marks, "offset": pair.offset, "closeOnly": pair.closeOnly,
        "pilot": session.isPilot,
      ], words + (session.isPilot ? "; a pilot session, in no other report." : "."))
  }

  /// Roles, with the logs where both have the same.
  private static func names(_ pair: PairAgreement) -> (Sentence, Sentence) {
    guard pair.first.role == pair.second.role, pair.first.role != nil else {
      return (pair.first.label, pair.second.label)
    }
    return (
      "\(pair.first.label) (\(pair.first.log))", "\(pair.second.label) (\(pair.second.log))"
    )
  }

  /// Each figure with its name, interval and n, or why there is none.
  static func figures(
    _ figures: AgreementFigures, _ session: RecordID? = nil
  ) -> [Sentence] {
    AgreementRow.rows(figures).map { row in
      .claim(
        "agreement.figure",
        [
          "session": session?.string, "figure": row.id,
          "value": row.words.flatMap { _ in row.value }, "n": row.rated,
        ], words(row, figures))
    }
  }

  private static func words(_ row: AgreementRow, _ figures: AgreementFigures) -> Sentence {
    let names: [String: Sentence] = [
      "noted": "Noted at all", "kind": "Kind", "impact": "Impact",
      "samePlaces": "Exactly the same places", "sharedPlaces": "A place in common",
    ]
    let name = names[row.id] ?? row.what
    guard let same = row.same else { return name + ": no figure, \(row.missing)." }
    if row.id == "noted" {
      let counts: Sentence =
        "both noted \(same), only the first \(figures.onlyFirst), only the second \(figures.onlySecond)"
      return row.words.map { name + ": \(row.method) \($0); " + counts + "." }
        ?? name + ": " + counts + "; no share: \(row.missing)."
    }
    guard let words = row.words else {
      return name + ": the same in \(same); no κ: \(row.missing)."
    }
    let interval: Sentence =
      row.interval.map { "95% interval \($0)" } ?? "no interval: \(row.noInterval)"
    return name + ": \(row.method) \(words), " + interval + "; the same in \(same)."
  }

  private static func differences(_ pair: PairAgreement, _ document: inout Document) {
    let (first, second) = names(pair)
    document.table(
      "Moments noted differently.", none: "", columns: ["Differs in", "First", "Second"],
      rows: pair.disagreements.map { difference in
        [
          "\(Sentence.list(difference.matters.map(\.rawValue)))\(difference.isLinked ? ", linked" : "" as Sentence)",
          moment(difference.first), moment(difference.second),
        ]
      })
    for (name, moments) in [(first, pair.onlyFirst), (second, pair.onlySecond)] {
      document.table(
        "Moments noted only by \(name).", none: "", columns: ["Note", "By"],
        rows: moments.map { [moment($0), name] })
    }
  }

  /// The note, when, and what it says.
  private static func moment(_ moment: RecordedMoment) -> Sentence {
    let at: Sentence =
      moment.isAddedLater
      ? SessionSpan.laterWords : moment.atMilliseconds.map(ElapsedText.words) ?? "no time"
    let numbers = moment.places.map(\.description).joined(separator: ", ")
    let places: Sentence = moment.places.isEmpty ? "no place" : "\(numbers)"
    let impact: Sentence = moment.impact.map { "impact \($0.rawValue)" } ?? "no impact"
    return
      "\(moment.note), \(at), \(moment.kind?.label ?? "no kind"), \(impact), \(places) ("
      + FindingsDocument.words(moment.words) + ")"
  }
}
