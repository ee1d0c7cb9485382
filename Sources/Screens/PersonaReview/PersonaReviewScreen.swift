import Localization
import Measures
package import Records
import Reports
package import Terminal
import Wording
package import Workbench

/// One claim of a profile at a time, each with a note that may speak for or against it.
package struct PersonaReviewScreen {
  private let dialog: QuestionDialog
  private let reviewing: ClaimReviewing
  private let study: String?
  private let role: String?

  /// - `study`: Only notes of this study; `nil` for all.
  /// - `role`: The role of the person who answers, kept with each answer.
  package init(
    _ profile: Profile, study: String?, role: String?, includesAsked: Bool,
    pages: any PageShowing, in workbench: Workbench
  ) {
    dialog = QuestionDialog(pages, workbench)
    reviewing = ClaimReviewing(profile, includesAsked: includesAsked, in: workbench)
    self.study = study
    self.role = role
  }

  /// What can be done on the page.
  private enum Action: Hashable {
    case answer(ClaimReviewing.Answer)
    case later, next, reword, undo, end
  }

  /// A claim and a note that are asked about.
  private struct Question {
    let claim: ClaimReading
    let offer: ClaimOffer
    /// How many claims have notes, this one too.
    let left: Int
    var id: String {
      "\(claim.claim.key) \(claim.claim.digest) \(offer.note.study) \(offer.note.id)"
    }
  }

  /// What happened so far.
  private struct Progress {
    /// Those of the studies; read anew when one of them is found to be gone.
    var notes: ClaimReviewing.Notes
    var given: [Kept] = []
    /// The claim that was shown last: its words are not said in full again.
    var shown: String?
    /// Notes that were answered or left for another time, and claims that were.
    var later: Set<String> = []
    var passed: Set<String> = []

    /// Whether as many notes were answered for these words of a claim as are offered at once.
    func isEnough(for claim: ClaimReading) -> Bool {
      given.count { $0.claim == claim.claim.digest && $0.given.answer != nil } >= ClaimOffers.most
    }
  }

  /// An answer with the question that it was given to.
  private struct Kept {
    let given: ClaimReviewing.Given
    /// The digest of the claim.
    let claim: String
    /// `nil` where a claim got other words.
    var question: String?
  }

  /// - Throws: `WorkbenchError` where nothing can be read or written.
  package func run() throws -> RunResult {
    var progress = Progress(notes: try reviewing.notes(ofStudy: study))
    do {
      while let question = try next(progress) { try ask(question, &progress) }
    } catch is QuestionLeft {
      return RunResult(words: result(progress))
    } catch is TerminalEnded {
      return RunResult(words: ["What was answered is kept."])
    }
    return RunResult(words: result(progress))
  }

  /// The first question that was not put off; the profile and its bases are read anew each time.
  private func next(_ progress: Progress) throws -> Question? {
    let work = try reviewing.work(progress.notes)
    let left = work.waiting.filter {
      !progress.passed.contains($0.claim.claim.key) && !progress.isEnough(for: $0.claim)
    }
    for waiting in left {
      for offer in waiting.offers {
        let question = Question(
          claim: waiting.claim, offer: offer, left: left.count)
        if !progress.later.contains(question.id) { return question }
      }
    }
    return nil
  }

  private func ask(_ question: Question, _ progress: inout Progress) throws {
    let page = page(question, progress)
    progress.shown = question.claim.claim.digest
    switch try dialog.pages.show(page, dialog.takeMessages()) {
    case .action(.answer(let answer), _): try keep(answer, question, &progress)
    case .action(.later, _): progress.later.insert(question.id)
    case .action(.next, _): progress.passed.insert(question.claim.claim.key)
    case .action(.reword, _): try reword(question.claim, &progress)
    case .action(.undo, _): try takeBack(&progress)
    case .action(.end, _), .back: throw QuestionLeft()
    case .quit: throw QuestionLeft(quits: true)
    case .entered: dialog.tell(.error("Choose 1, 2, 3 or 4."))
    default: break
    }
  }

  private func keep(
    _ answer: ClaimReviewing.Answer, _ question: Question, _ progress: inout Progress
  ) throws {
    do {
      let given = try reviewing.keep(
        answer, question.offer, for: question.claim, by: role)
      progress.given.append(
        Kept(given: given, claim: question.claim.claim.digest, question: "\(question.id)"))
      // With --all it would be offered again at once.
      progress.later.insert(question.id)
      dialog.tell(.outcome("Kept: \(Self.words(answer))."))
    } catch let error as WorkbenchError where [.invalidData, .noInput].contains(error.code) {
      // Whoever it is about may have withdrawn meanwhile: nothing of theirs is shown again.
      progress.notes = try reviewing.notes(ofStudy: study)
      progress.later.insert(question.id)
      dialog.tell(.error("\(error.problem.capitalised): \(error.remedy)."))
    }
  }

  private func takeBack(_ progress: inout Progress) throws {
    guard let last = progress.given.popLast() else {
      progress.later = []
      progress.passed = []
      return dialog.tell(.error("No answer is left to take back."))
    }
    guard try reviewing.takeBack(last.given) else {
      return dialog.tell(
        .error("That cannot be taken back here: `kerb persona evidence remove` does."))
    }
    if let question = last.question { progress.later.remove(question) }
    dialog.tell(
      .outcome("Taken back: \(last.given.answer.map(Self.words) ?? "the other words")."))
  }

  // MARK: Other words

  private func reword(_ claim: ClaimReading, _ progress: inout Progress) throws {
    guard ClaimReviewing.canReword(claim) else {
      return dialog.tell(.error("This is not a text alone: `kerb persona edit` changes it."))
    }
    while true {
      let page = ActionPage<Action>(
        "claim words", title: "What does the claim say instead?", place: "\(onOneLine(claim))",
        lead: ["Other words begin anew: what was given for these does not count for them."],
        prompt: Prompt("Claim", .text, enterMeans: "alone changes nothing"))
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .entered(let typed, _):
        let text = PlainText.trimmed(typed)
        if text.isEmpty { return }
        if let flaw = QuestionDialog.flaw(in: text, .line) {
          dialog.tell(.error(flaw))
          continue
        }
        guard let given = try reviewing.reword(claim, to: text) else {
          return dialog.tell(
            .error("Nothing was changed: it says so already, or others changed it."))
        }
        progress.given.append(Kept(given: given, claim: claim.claim.digest))
        return dialog.tell(.outcome("Changed: \(text)."))
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  // MARK: What is shown

  /// The words of a claim on one line.
  private func onOneLine(_ claim: ClaimReading) -> String {
    claim.words.plain(in: dialog.pages.language).oneLine
  }

  private func page(_ question: Question, _ progress: Progress) -> ActionPage<Action> {
    let note = question.offer.note
    let claim = onOneLine(question.claim)
    let isSame = progress.shown == question.claim.claim.digest
    let rows: [ActionPage<Action>.Row] = [
      (PageRow("supports", "it supports the claim"), .answer(.supports)),
      (PageRow("contradicts", "it contradicts the claim"), .answer(.contradicts)),
      (PageRow("nothing", "it says nothing of it"), .answer(.saysNothing)),
      (PageRow("later", "another time"), .later),
    ]
    return ActionPage(
      "claim \(question.id) \(progress.given.count)",
      title: isSame
        ? "The same claim: \(Printable.text(claim, limit: 40))"
        : "Claim, \(question.left) to go: \(claim)",
      place: ClaimSentences.state(question.claim.state),
      lead: [Self.around(question.offer), "“\(note.wordsOnOneLine)”"], needsLead: true,
      list: ActionList(.choices, noun: Noun("answer", "answers"), rows: rows),
      prompt: Prompt("Answer", .choice, enterMeans: "alone changes nothing"),
      commands: [
        ActionCommand(
          "undo", "Take the last answer back, or other words of a claim.", footer: true, .undo),
        ActionCommand("claim", "Write other words for the claim.", footer: true, .reword),
        ActionCommand("next", "Leave this claim for another time.", footer: true, .next),
        ActionCommand("end", "End; every answer is kept.", footer: true, .end),
      ])
  }

  /// "S01#4 of tram-tickets, Pay by card; about somebody alike: seeing; VoiceOver."
  private static func around(_ offer: ClaimOffer) -> Sentence {
    let note = offer.note
    var parts: [Sentence] = ["\(note.reference) of \(note.study)"]
    if let task = note.task { parts[0] += ", \(task)" }
    if let kind = note.note.kind { parts.append("\(kind.label)") }
    parts += note.needs.map { "\($0.label)" } + note.technologies.map { "\($0)" }
    return "Note \(parts.joined(separator: "; "))."
  }

  private static func words(_ answer: ClaimReviewing.Answer) -> Sentence {
    switch answer {
    case .supports: "it supports the claim"
    case .contradicts: "it contradicts the claim"
    case .saysNothing: "it says nothing of the claim"
    }
  }

  private func result(_ progress: Progress) -> [Sentence] {
    let order: [ClaimReviewing.Answer] = [.supports, .contradicts, .saysNothing]
    let nouns: [Sentence] = ["support", "contradict", "say nothing"]
    let kept = zip(order, nouns).compactMap { answer, words -> Sentence? in
      let count = progress.given.count { $0.given.answer == answer }
      return count > 0 ? "\(count) \(words)" : nil
    }
    let reworded = progress.given.count { $0.given.answer == nil }
    let parts: [Sentence] = [
      kept.isEmpty ? nil : "Notes: \(Sentence.list(kept)).",
      reworded == 0
        ? nil : "\(reworded, "claim has", "claims have") other words.",
    ].compactMap(\.self)
    return parts.isEmpty
      ? ["No answer was given."] : ["\(parts.joined(separator: " ")) All of it is kept."]
  }
}
