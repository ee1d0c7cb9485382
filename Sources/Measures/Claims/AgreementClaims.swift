package import Localization
package import Records

/// How the notes of two note-takers of one session were paired.
package struct AgreementPair: ClaimedValue {
  package static let id = "agreement.pair"
  let session: String?
  let first: String
  let second: String
  let momentsFirst: Int
  let momentsSecond: Int
  /// Pairs made by links between notes, and by time.
  let linked: Int
  let inTime: Int
  let sharedMarks: Int
  /// Milliseconds that the clock of the second is ahead.
  let offset: Int
  /// Pairs that time alone would make, with nothing in common.
  let closeOnly: Int
  let pilot: Bool

  package init(_ pair: PairAgreement, of session: SessionAgreement) {
    self.session = session.session?.string
    (first, second) = (pair.first.log.string, pair.second.log.string)
    (momentsFirst, momentsSecond) = (pair.first.moments, pair.second.moments)
    (linked, inTime) = (pair.linked, pair.figures.both - pair.linked)
    (sharedMarks, offset, closeOnly) = (pair.marks, pair.offset, pair.closeOnly)
    pilot = session.isPilot
  }

  package var sentence: Sentence {
    var words: Sentence =
      "\(momentsFirst, "moment", "moments") by the first, \(momentsSecond) by the second; \(linked, "pair", "pairs") by links, \(inTime) in time; "
    words +=
      sharedMarks == 0
      ? "clocks not aligned: no shared mark"
      : "clocks aligned by \(sharedMarks, "shared mark", "shared marks"), the second \(offset) ms ahead"
    if closeOnly > 0 {
      words +=
        "; \(closeOnly, "more pair", "more pairs") close in time with nothing in common, not counted"
    }
    return words + (pilot ? "; a pilot session, in no other report." : ".")
  }
}

/// Logs of one role that follow each other in time and are not compared.
package struct AgreementInSequence: ClaimedValue {
  package static let id = "agreement.inSequence"
  let session: String?
  let logs: Int

  package init(_ session: SessionAgreement) {
    (self.session, logs) = (session.session?.string, session.inSequence)
  }

  package var sentence: Sentence {
    "\(logs, "pair of logs", "pairs of logs") of one role, one after the other in time: not compared."
  }
}

/// One figure of agreement.
package struct AgreementFigure: ClaimedValue {
  package static let id = "agreement.figure"
  /// `null` for all sessions together.
  let session: String?
  let figure: String
  /// `null` where there is none, or it rests on too few pairs.
  let value: Double?
  let n: Int?
  let words: Sentence

  private enum CodingKeys: String, CodingKey { case session, figure, value, n }

  package init(session: RecordID?, figure: String, value: Double?, n: Int?, words: Sentence) {
    (self.session, self.figure) = (session?.string, figure)
    (self.value, self.n, self.words) = (value, n, words)
  }

  package var sentence: Sentence { words }
}

/// How notes of two note-takers become pairs.
package struct AgreementWindowClaim: ClaimedValue {
  package static let id = "agreement.window"
  let seconds: Int

  package init(_ window: AgreementWindow) { seconds = window.milliseconds / 1000 }

  package var sentence: Sentence {
    "Note-takers of one session are compared, each with each. Notes of one moment are paired by a link if there is one, else in time, at most \(seconds) s apart. \(RecorderAgreement.rule)"
  }
}
