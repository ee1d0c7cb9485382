import Localization
import Recording
import Terminal

/// What a review understands after a slash: what `/help` says of it, and what it does.
struct ReviewCommand: Sendable {
  let shown: PageCommand
  /// Gets what followed the word.
  let run: @Sendable (ReviewScreen, String) throws -> Void

  private init(
    _ name: String, _ argument: Sentence, _ help: Sentence, footer: Bool = false,
    _ run: @escaping @Sendable (ReviewScreen, String) throws -> Void
  ) {
    shown = PageCommand(name, argument, help, footer: footer)
    self.run = run
  }

  static let all: [ReviewCommand] = [
    ReviewCommand("undo", "", "Take the last answer back; as often as you like.", footer: true) {
      screen, _ in screen.take(screen.review.undo())
    },
    ReviewCommand("redo", "", "Do again what was taken back.") { screen, _ in
      screen.take(screen.review.redo())
    },
    ReviewCommand("skip", "", "Leave this question as it is.", footer: true) { screen, _ in
      screen.take(screen.review.skip())
    },
    ReviewCommand("later", "", "Ask about this note at the end.", footer: true) { screen, _ in
      screen.take(screen.review.later())
    },
    ReviewCommand("beyond", "", "Settle that no WCAG criterion names this.", footer: true) {
      screen, _ in screen.answer(.beyond)
    },
    ReviewCommand(
      "done", "[NOTES] [confirm or drop]",
      "Mark this note, or those you name, as reviewed: `/done`, `/done 1-40`. Open proposals of several notes need a decision: `/done 1-40 confirm`."
    ) { screen, typed in screen.take(screen.review.done(typed)) },
    ReviewCommand(
      "kind", "KIND [NOTES]",
      "Say the kind of notes: `/kind context 3-9`, `/kind context unmarked`, `/kind barrier`."
    ) { screen, typed in screen.take(screen.review.kind(typed)) },
    ReviewCommand("impact", "LEVEL [NOTES]", "Say how much notes hurt: `/impact 3 5,9`.") {
      screen, typed in screen.take(screen.review.impact(typed))
    },
    ReviewCommand(
      "pass", "PASS", "Go to kinds, barriers, findings, rest, or whole (note by note)."
    ) { screen, typed in screen.walk(typed) },
    ReviewCommand("next", "", "Go to the next note; this one waits.") { screen, _ in
      screen.take(screen.review.next())
    },
    ReviewCommand("previous", "", "Go to the note before.") { screen, _ in
      screen.take(screen.review.previous())
    },
    ReviewCommand("go", "NUMBER", "Go to a note by its number or time: `/go 12`, `/go 12m31`.") {
      screen, typed in try screen.go(to: typed)
    },
    ReviewCommand("notes", "", "Choose from the notes.") { screen, _ in try screen.go(to: "") },
    ReviewCommand("find", "TEXT", "Find notes that hold a text.") { screen, typed in
      try screen.find(typed)
    },
    ReviewCommand(
      "tag", "CRITERION [NOTES]", "Confirm a criterion on several notes: `/tag 4.1.2 3-7,9`."
    ) { screen, typed in screen.take(screen.review.tag(typed)) },
    ReviewCommand(
      "same", "NOTE", "Say that a note of another log holds the same moment: `/same 12`."
    ) { screen, typed in screen.take(screen.review.same(as: typed)) },
    ReviewCommand("edit", "", "Change the words of this note.") { screen, _ in try screen.edit() },
    ReviewCommand(
      "finding", "[FINDING NOTES]",
      "Say which finding this note supports, or let several: `/finding`, `/finding F03 5,9`."
    ) { screen, typed in
      guard typed.isEmpty else { return screen.take(screen.review.support(typed)) }
      screen.review.ask(.finding)
    },
    ReviewCommand("principles", "", "Name design principles beside WCAG.") { screen, _ in
      screen.review.ask(.principles)
    },
    ReviewCommand("all", "", "Walk reviewed notes too, or only the others again.") { screen, _ in
      screen.take(screen.review.toggleAll())
    },
    ReviewCommand("more", "", "Ask for speaker, wording and basis too, or not any more.") {
      screen, _ in screen.take(screen.review.toggleMore())
    },
  ]
}
