import JSON
import Localization
import Measures
import Records
import Statistics
import Wording

/// The sentences of the page, which say each figure with who it is of.
enum SummarySentences {
  /// A sentence for each strength, as far as there is room, and how many others there are.
  static func strengths(
    _ findings: [MeasuredFinding], round: Int?, _ most: Int
  ) -> [Sentence] {
    findings.prefix(most).map { strength in
      .joined([FindingsDocument.named(strength)] + strength.doubts, "; ") + "."
    } + more(.strength, findings.count - most, round: round, areOthers: most > 0)
  }

  /// How many findings stand in the findings report only.
  ///
  /// - Parameters:
  ///   - part: `nil` for problems that may remain.
  ///   - areOthers: Whether some are named before.
  static func more(
    _ part: FindingPart?, _ count: Int, round: Int?, areOthers: Bool = true
  ) -> [Sentence] {
    guard count > 0 else { return [] }
    let words: Sentence =
      switch part {
      case .strength? where !areOthers: "\(count, "strength", "strengths")"
      case .strength?: "\(count, "other strength", "other strengths")"
      case let part?: "\(count, "other finding", "other findings"): \(part.label)"
      case nil: "\(count, "other problem", "other problems")"
      }
    let claim = Sentence.claim(
      "finding.more", ["round": round, "part": part?.rawValue, "findings": count], words)
    return [ReportPlaceWords.report(claim, "findings") + "."]
  }

  // MARK: A problem

  /// What the numbers mean, and in which order the problems stand.
  static var severityScale: Sentence {
    ReportPlaceWords.report("Severity", "findings", at: .reading)
      + ": 0 (no problem) to 4 (blocks); two numbers if raters differ."
  }

  /// What it is, what became of it, how severe, how frequent, one participant's words, and what to do.
  ///
  /// - Parameters:
  ///   - place: From 0; the first ones have more room.
  ///   - isMostMet: Whether it stands there, before more severe ones, because it affected most participants.
  static func problem(
    _ finding: MeasuredFinding, _ room: SummaryRoom, at place: Int, isMostMet: Bool
  ) -> Sentence {
    var parts = [FindingsDocument.named(finding), finding.standingInShort.capitalised]
    parts += [finding.severityRange?.capitalised].compactMap(\.self)
    if finding.severity == nil { parts += [finding.worstImpact?.capitalised].compactMap(\.self) }
    if let told = finding.told {
      parts.append(told.capitalised)
    } else if let row = finding.lastTried, let words = finding.frequency(row, isShort: true) {
      let most: Sentence =
        isMostMet ? finding.affectedMost.map { ", " + $0 } ?? "" : ""
      parts.append(
        (row.round == finding.round ? words.capitalised : "Round \(row.round): " + words) + most)
    }
    var sentence = Sentence.joined(parts, ". ") + "."
    if let quote = finding.oneQuote(longest: room.longestQuote(at: place)) {
      let who: Sentence = quote.participant.map { " (\($0.short))" } ?? ""
      sentence +=
        " " + finding.quote(quote, as: "“\(FindingsDocument.spoken(quote))”" + who + ".")
    }
    if let advice = advice(finding.recommendation, room, at: place) {
      sentence += " " + finding.field("recommendation", [advice], as: "Do: \(advice)")
    }
    return sentence
  }

  /// The first sentence of a recommendation, or its first part; `nil` where there is no room for either.
  static func advice(
    _ recommendation: String?, _ room: SummaryRoom, at place: Int
  ) -> String? {
    guard place < room.advised else { return nil }
    return SummaryText.firstSentence(recommendation).map {
      place < room.whole ? $0 : SummaryText.firstPart($0)
    }
  }

  // MARK: Since the round before

  /// What is confirmed as fixed, and what is only marked so, a line each.
  ///
  /// - Parameter shown: Problems that the page lists already, with their state.
  static func fixes(
    _ findings: [MeasuredFinding], besides shown: [MeasuredFinding], most: Int
  ) -> [Sentence] {
    let shown = Set(shown.map(\.id))
    let parts: [(FindingPart, Sentence)] = [
      (.fixed, "Fixed, confirmed by retest with affected participants"),
      (.calledFixed, "Marked fixed, not confirmed by a retest"),
    ]
    return parts.flatMap { part, label -> [Sentence] in
      let found = findings.filter { $0.part == part && !shown.contains($0.id) }
      guard !found.isEmpty else { return [] }
      let names = found.prefix(most).map { finding -> Sentence in
        // The claim of the fix holds round and numbers; the line has their words for all of them.
        var name = FindingsDocument.named(finding)
        if let fix = finding.fix, fix.round != finding.round { name += " (in round \(fix.round))" }
        return finding.standing.claims.first.map { name.marked(.claim($0)) } ?? name
      }
      // In the same item: two items that are links alone would stand too close to each other.
      let list = label + ": " + .joined(names, "; ")
      let rest = more(part, found.count - most, round: found.first?.round).first
      return [rest.map { list + "; " + $0 } ?? list + "."]
    }
  }

  /// How many of the problems that may still be there have which state.
  static func states(_ page: SummaryPage) -> [Sentence] {
    let problems = page.study.findings.remaining
    guard !problems.isEmpty else { return [] }
    let order: [FindingState?] = [.new, .worse, .stillThere, .better, .notRetested, .fixed, nil]
    var parts = order.compactMap { state -> Sentence? in
      let count = problems.count {
        $0.part != .notRetested && $0.fix == nil && $0.latest?.state == state
      }
      let label: Sentence =
        switch state {
        // Notes of the round are about it all the same.
        case .notRetested?: "recorded as not retested, contradicted"
        case let state?: state.label
        case nil: "no state recorded"
        }
      return count > 0 ? "\(count) " + label : nil
    }
    for (count, label) in [
      (problems.count(where: \.isContradicted), "recorded as fixed, contradicted" as Sentence),
      (problems.count { $0.part == .calledFixed }, FindingPart.calledFixed.label),
      (problems.count { $0.part == .notRetested }, FindingPart.notRetested.label),
    ] where count > 0 { parts.append("\(count) " + label) }
    let claim = Sentence.claim(
      "problems.states", ["round": page.study.rounds.number, "problems": problems.count],
      .joined(parts, ", "))
    return [
      ReportPlaceWords.report("Problems that may remain", "findings") + ": " + claim + "."
    ]
  }

  // MARK: What nobody can say

  /// The states of the criteria; nothing for a target without one.
  static func criteria(_ states: StateCounts, round: Int?) -> [Sentence] {
    guard states.total > 0 else { return [] }
    let claim = states.claim(round: round).worded(
      "Participants tried \(states.byPeople) of \(states.total) criteria: barrier found on \(states[.barrierMet]), inconclusive on \(states[.unclear]). Expert or tool only: \(states[.checkedOnly]). Indirect evidence only: \(states[.suggestedOnly]). Not covered: \(states[.notLookedAt])."
    )
    return [ReportPlaceWords.report(claim, "coverage", at: .criteria)]
  }
}

/// Shorter forms of what people wrote.
enum SummaryText {
  /// The first sentence, where a full stop, a question or an exclamation mark ends it; the whole where none does.
  ///
  /// - Returns: `nil` for no text.
  static func firstSentence(_ text: String?) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      let isEnd =
        "。！？".contains(text[place])
        || ".!?".contains(text[place]) && next < text.endIndex && isGap(text[next...])
      if isEnd { return String(text[..<next]) }
      place = next
    }
    return text
  }

  /// A long sentence up to its first comma, semicolon or colon, with "…" for the rest; the whole where it is short, or
  /// has no such place after its third word.
  static func firstPart(_ sentence: String) -> String {
    let isLong = sentence.split(whereSeparator: \.isWhitespace).count > longSentence
    guard isLong else { return sentence }
    for (place, sign) in zip(sentence.indices, sentence) where ",;:".contains(sign) {
      let part = sentence[..<place]
      let next = sentence.index(after: place)
      guard next < sentence.endIndex, sentence[next].isWhitespace,
        part.split(whereSeparator: \.isWhitespace).count > 2
      else { continue }
      return part + " …"
    }
    return sentence
  }

  /// In words.
  private static let longSentence = 9

  /// White space before a capital letter or a sign: what follows "e.g." is a small letter or a number.
  private static func isGap(_ rest: Substring) -> Bool {
    guard let first = rest.first, first.isWhitespace else { return false }
    return rest.first { !$0.isWhitespace }.map { !$0.isLowercase && !$0.isNumber } ?? false
  }
}
