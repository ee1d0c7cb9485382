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
    document.heading(1, "Agreement between recorders: \(agreement.title)")
    if agreement.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(
      "Recorders of one session are compared, each with each. Notes of one moment are paired by a link where there is one, else in time, at most \(agreement.window.milliseconds / 1000) s apart. \(RecorderAgreement.rule)"
    )
    document.paragraph(
      "κ is 1 where all agree, 0 where chance alone would give as much. Its interval: 95 %, \(IntervalMethod.largeSampleKappa.name), from \(Minimum.agreementInterval.words) on, since \(Minimum.agreementInterval.reason). A low figure says that notes need talking over, not that somebody did badly."
    )
    guard agreement.sessions.contains(where: { !$0.pairs.isEmpty }) else {
      document.paragraph("No session has notes of two recorders at the same time.")
      document.paragraph(
        "Next: let a second person record the same session, `kerb record \(agreement.study.string)`."
      )
      return document
    }
    if let together = agreement.together, pairCount(agreement) > 1 {
      document.heading(2, "All sessions together")
      document.list(figures(together))
    }
    for session in agreement.sessions { self.session(session, agreement, &document) }
    return document
  }

  private static func pairCount(_ agreement: RecorderAgreement) -> Int {
    agreement.sessions.reduce(0) { $0 + $1.pairs.count }
  }

  private static func session(
    _ session: SessionAgreement, _ agreement: RecorderAgreement, _ document: inout Document
  ) {
    for pair in session.pairs {
      let (first, second) = names(pair)
      let place: Sentence = session.session.map { "\($0.string)" } ?? "A session"
      document.heading(2, place + ", round \(session.round): \(first) and \(second)")
      var words: Sentence =
        "\(pair.first.moments, "moment", "moments") of \(first), \(pair.second.moments) of \(second); \(pair.linked, "pair", "pairs") by links, \(pair.figures.both - pair.linked) in time. \(clocks(pair))\(close(pair, agreement.window))"
      if session.isPilot { words = words + " It is a pilot, which counts in no report." }
      document.paragraph(words)
      document.list(figures(pair.figures))
      differences(pair, &document)
    }
    if session.inSequence > 0 {
      document.paragraph(
        "\(session.inSequence, "pair of logs", "pairs of logs") of one role follow each other in time and are not compared."
      )
    }
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

  private static func clocks(_ pair: PairAgreement) -> Sentence {
    guard pair.marks > 0 else { return "No shared mark aligns their clocks." }
    let marks = Sentence.count(pair.marks, "shared mark", "shared marks")
    if pair.offset == 0 { return "Clocks agree by \(marks)." }
    let seconds = Figure.decimal(Double(abs(pair.offset)) / 1000)
    return pair.offset > 0
      ? "Clocks aligned by \(marks) (the second was \(seconds) s ahead)."
      : "Clocks aligned by \(marks) (the second was \(seconds) s behind)."
  }

  /// What time alone would have made pairs of.
  private static func close(_ pair: PairAgreement, _ window: AgreementWindow) -> Sentence {
    guard pair.closeOnly > 0 else { return "" }
    let notes = Sentence.count(pair.closeOnly, "more pair lies", "more pairs lie")
    return
      " \(notes) at most \(window.milliseconds / 1000) s apart with nothing in common, and \(pair.closeOnly == 1 ? "does" : "do" as Sentence) not count; whoever knows that it was one moment links the notes."
  }

  /// Each figure with its name, interval and n, or why there is none.
  package static func figures(_ figures: AgreementFigures) -> [Sentence] {
    let names: [String: Sentence] = [
      "noted": "Noted at all", "kind": "Kind", "impact": "Impact",
      "samePlaces": "Exactly the same places", "sharedPlaces": "A place in common",
    ]
    return AgreementRow.rows(figures).map { row in
      let name = names[row.id] ?? row.what
      guard let same = row.same else { return name + ": no figure, \(row.missing)." }
      if row.id == "noted" {
        let counts: Sentence =
          "both noted \(same), only the first \(figures.onlyFirst), only the second \(figures.onlySecond)"
        guard let words = row.words else {
          return name + ": " + counts + "; no share: \(row.missing)."
        }
        return name + ": \(row.method) \(words); " + counts + "."
      }
      guard let words = row.words else {
        return name + ": the same in \(same); no κ: \(row.missing)."
      }
      let interval: Sentence =
        row.interval.map { "95 % interval \($0)" } ?? "no interval: \(row.noInterval)"
      return name + ": \(row.method) \(words), " + interval + "; the same in \(same)."
    }
  }

  private static func differences(_ pair: PairAgreement, _ document: inout Document) {
    if !pair.disagreements.isEmpty {
      document.paragraph("They noted the same moment differently:")
      document.list(
        pair.disagreements.map { difference in
          "\(Sentence.list(difference.matters.map(\.rawValue)))\(difference.isLinked ? ", linked" : "" as Sentence): "
            + moment(difference.first) + " / " + moment(difference.second)
        })
    }
    let (first, second) = names(pair)
    for (name, moments) in [(first, pair.onlyFirst), (second, pair.onlySecond)]
    where !moments.isEmpty {
      document.paragraph("Only \(name) noted:")
      document.list(moments.map(moment))
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
