import JSON
import Localization
import Records
import Wording

// What a barrier is about, what it rests on, and looking around.
extension Asking where Script == WalkthroughScript {
  mutating func settle(_ event: Event, _ key: String) -> Step {
    guard let index = index(of: key) else {
      script.goOn(from: sheet.answered ?? -1, in: &self)
      return Step()
    }
    guard case .typed(let text) = event else {
      if event == .back {
        return .problem("Enter keeps what is proposed; `/undo` takes the barrier back.")
      }
      return Step()
    }
    var kept: Sentence = ""
    if !PlainText.trimmed(text).isEmpty {
      switch BarrierChoice(text) {
      case .unknown(let part): return .problem(Self.unknown(part))
      case .digit(let principle): return .problem(Self.digit(principle))
      case .about(let places, let principles):
        sheet.barriers[index].places = places
        sheet.barriers[index].principles = principles
        sheet.barriers[index].beyondWcag = places.isEmpty
        kept = Self.kept(places, principles)
      }
    } else if sheet.barriers[index].places.isEmpty {
      // What nobody could name stays open; a design principle alone says that no criterion names it.
      sheet.barriers[index].beyondWcag = !sheet.barriers[index].principles.isEmpty
    }
    sheet.barriers[index].isSettled = true
    sheet.latest = key
    let words = [kept, resting(sheet.barriers[index].claim)].filter { !$0.isEmpty }
    script.goOn(from: sheet.answered ?? -1, in: &self)
    return Step(words.joined(separator: " "))
  }

  private static func unknown(_ part: String) -> Sentence {
    let near = WCAGCatalogue.shared.suggestions(for: part).first
    let sentences: [Sentence?] = [
      "\(Quoted(part)) is no criterion and no design principle.",
      near.map { "Did you mean \($0.label)?" }, "`-` says that it is neither.",
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  /// A digit alone is more often a habit than a quarter of WCAG.
  private static func digit(_ principle: Place) -> Sentence {
    "\(principle) alone is not taken. `sc \(principle)` names all of \(principle.label); `4.1.2` names a criterion. Enter keeps what is proposed."
  }

  /// What was typed, said back: "Kept: 4.1 Compatible, a guideline. No criterion that people meet can be compared with it."
  private static func kept(_ places: [Place], _ principles: [DesignPrinciple]) -> Sentence {
    let names = places.map { place -> Sentence in
      switch place.kind {
      case .criterion: "\(place.label)"
      case .guideline: "\(place.label), a guideline"
      case .principle: "\(place.label), a principle"
      }
    }
    let all = names + principles.map { "\"\(("\($0.label)" as Sentence).capitalised)\"" }
    guard !all.isEmpty else { return "Kept: no criterion." }
    let kept: Sentence = "Kept: \(Sentence.list(all))."
    return places.contains { $0.kind != .criterion }
      ? "\(kept) No criterion that people meet can be compared with it." : kept
  }

  private func resting(_ claim: Walkthrough.Claim?) -> Sentence {
    let isLast = left.isEmpty
    // Where somebody tried it, one question about the barrier follows.
    let goes: Sentence? = isLast || script.manner != .reasoned ? nil : "On, as if it worked."
    let rests: Sentence? =
      if let claim {
        "Rests on \(Quoted(script.words(of: claim) ?? claim.key)). `/claim` opens it."
      } else {
        script.claims.isEmpty ? nil : "Rests on no claim; `/claim` names one."
      }
    return [rests, goes].compactMap(\.self).joined(separator: " ")
  }

  mutating func cause(_ event: Event, _ key: String) -> Step {
    guard let index = index(of: key) else {
      script.goOn(from: sheet.answered ?? -1, in: &self)
      return Step()
    }
    guard case .chose(let choice) = event, TroubleCause.allCases.indices.contains(choice) else {
      if case .typed = event {
        return .problem("Write `1` for the product, `2` for me, new to this, or `3`.")
      }
      return Step()
    }
    sheet.barriers[index].cause = TroubleCause.allCases[choice]
    script.goOn(from: sheet.answered ?? -1, in: &self)
    return Step()
  }

  private func index(of key: String) -> Int? {
    sheet.barriers.firstIndex { Text.isSame($0.key, key) }
  }

  // MARK: Claims and facets

  /// Notes a claim with what was said last; the row after all claims says that it rests on none.
  mutating func name(_ event: Event) -> Step {
    guard case .chose(let index) = event else { return goBack(event) }
    guard index <= script.claims.count else { return Step() }
    guard hasLatest else { return .problem("Nothing is answered yet that could rest on it.") }
    let claim = index < script.claims.count ? script.claims[index].claim : nil
    change {
      $0.claim = claim
    } answer: {
      $0.claim = claim
    }
    leave()
    return Step(
      claim.flatMap(script.words).map { "Rests on \(Quoted($0))." } ?? "Rests on no claim.")
  }

  /// Notes a facet with what was said last, or takes it out where it stands.
  mutating func mark(_ event: Event) -> Step {
    guard case .chose(let index) = event else { return goBack(event) }
    guard script.facets.indices.contains(index) else { return Step() }
    guard hasLatest else { return .problem("Nothing is answered yet that could rest on it.") }
    let facet = script.facets[index]
    func toggle(_ facets: inout [String]) {
      if let at = facets.firstIndex(where: { Text.isSame($0, facet.key) }) {
        facets.remove(at: at)
      } else {
        facets.append(facet.key)
      }
    }
    change {
      toggle(&$0.facets)
    } answer: {
      toggle(&$0.facets)
    }
    leave()
    return Step("Noted with the last answer: \(facet.words).")
  }

  private mutating func goBack(_ event: Event) -> Step {
    switch event {
    case .back, .typed: leave()
    default: break
    }
    return Step()
  }

  /// Goes back from claims and facets.
  private mutating func leave() {
    if !goBackToLooked() { ask(place) }
  }

  private var hasLatest: Bool {
    sheet.latest.map { key in
      index(of: key) != nil || sheet.answers.contains { Text.isSame($0.key, key) }
    } ?? false
  }

  private mutating func change(
    _ barrier: (inout Walkthrough.Barrier) -> Void, answer: (inout Walkthrough.Answer) -> Void
  ) {
    guard let latest = sheet.latest else { return }
    // While a barrier is asked about, it is meant.
    if case .detail(.settle(let key)) = lookedFrom, let index = index(of: key) {
      return barrier(&sheet.barriers[index])
    }
    if let index = index(of: latest) { return barrier(&sheet.barriers[index]) }
    if let index = sheet.answers.firstIndex(where: { Text.isSame($0.key, latest) }) {
      answer(&sheet.answers[index])
    }
  }

  // MARK: The end

  mutating func talk(_ event: Event) -> Step {
    guard case .typed(let text) = event else { return Step() }
    let words = PlainText.trimmed(text)
    sheet.talk = words.isEmpty ? nil : words
    sheet.isFinished = true
    ending = .finished
    return Step()
  }
}
