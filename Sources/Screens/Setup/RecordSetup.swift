import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// Everything before the first note: study, participants, consent, session.
package final class RecordSetup {
  private let workbench: Workbench
  private let usualRole: Role?
  private let greeting: [Message]
  /// What is to be said when nothing is recorded, for after the pages: a sentence each.
  private(set) var leaving: [Sentence] = []
  /// What is still to be said with the first page of the recording.
  private(set) var unsaid: [Message] = []

  /// - Parameters:
  ///   - usualRole: The role that the person usually records in.
  ///   - messages: Said with the first question.
  init(_ workbench: Workbench, usualRole: Role? = nil, saying messages: [Message] = []) {
    self.workbench = workbench
    self.usualRole = usualRole
    greeting = messages
  }

  /// Asks for what is not known yet and writes the study, the participants, their consent and the session.
  ///
  /// - Returns: What is to be recorded; `nil` when the person left or there is no consent: ``leaving`` says what was
  ///   written and what to do next.
  /// - Throws: ``WorkbenchError`` for names that do not exist and files that cannot be read or written;
  ///   ``TerminalEnded``.
  func run(pages: any PageShowing, options: RecordOptions) throws -> RecordingPlan? {
    let dialog = QuestionDialog(pages, workbench, saying: greeting)
    let role = try options.role.map(Self.role)
    var state = SetupState(options: options, role: role ?? usualRole, isRoleChosen: role != nil)
    do {
      let steps = SetupSteps(dialog: dialog)
      try Questions.ask(
        [
          steps.study, steps.participants, steps.consent, steps.session, steps.held, steps.overview,
        ], &state)
      unsaid = dialog.takeMessages()
      return state.plan
    } catch is QuestionLeft {
      leaving = ["Left before the recording began."] + dialog.written
      if !dialog.written.isEmpty { leaving.append("To go on: \(Self.command(state))") }
      return nil
    } catch let missing as NoConsent {
      leaving = [missing.outcome] + dialog.written + [missing.nextStep]
      return nil
    }
  }

  /// The command that goes on where somebody left.
  private static func command(_ state: SetupState) -> String {
    if state.options.isPractice { return "kerb record --practice" }
    let people = state.participants.map { " --participant \($0.short)" }
    let afterwards = state.options.isAfterwards ? " --afterwards" : ""
    return "kerb record \(state.study)" + people.joined() + afterwards
  }

  private static func role(_ typed: String) throws -> Role {
    let words = Role.recorders.map { "\($0.label)" }
    let folded = typed.lowercased()
    if let found = Role.recorders.first(where: {
      Text.isSame("\($0.label)", folded) || Text.isSame($0.id.lowercased(), folded)
    }) {
      return found
    }
    let near = Spelling.nearest(to: typed, among: words)
    throw WorkbenchError(
      .usage, at: "--role", "nobody records in the role \(Quoted(typed))",
      fix: near.map { "did you mean \($0)?" } ?? "write one of \(words.joined(separator: ", "))")
  }
}

/// A participant has not agreed to be observed.
struct NoConsent: Error {
  let study: String
  let participant: RecordID
  let isRefused: Bool
  /// Whether the session is over, so that nobody can be asked.
  var isAfterwards = false

  var outcome: Sentence {
    if isAfterwards, !isRefused {
      return
        "Whether \(participant.short) agreed to be observed is not recorded, so nothing of the session is entered."
    }
    return isRefused
      ? "\(participant.short) refused to be observed, so there is no recording."
      : "Without consent to observe there is no recording of \(participant.short)."
  }

  var nextStep: Sentence {
    let who = participant.short
    if isAfterwards {
      return
        "If \(who) agreed before the session: `kerb participant consent \(study) \(who) --observe granted --manner writing`"
    }
    return
      "When \(who) agrees: `kerb participant consent \(study) \(who) --observe granted --manner speech`"
  }
}
