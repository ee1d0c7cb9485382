import Localization
import Recording
import Terminal

/// The commands of the recorder.
enum RecordCommands {
  /// Those of a recording: commands of the clock are left out of the help where none runs, and say so when typed.
  static func all(in recorder: Recorder) -> [RecordCommand] {
    recorder.isAfterwards ? withoutClock : all
  }

  private static let withoutClock = all.map { $0.needsClock("") ? $0.hidden : $0 }

  /// Those without a sentence are left out of the help.
  static let all: [RecordCommand] =
    [
      RecordCommand(
        "task", "[TASK] [-2m]", "Starts a task, or ends the one that runs.", footer: true
      ) { try $0.task($1) },
      RecordCommand(
        "flag", "[WORDS]", "Stamps this moment, to fill in later; words fill it in at once.",
        footer: true
      ) { $0.flag($1) },
      RecordCommand(
        "fault", "[CAUSE:] [WORDS]",
        "Something broke: stops the clocks, and words become a note; again lets them run.",
        footer: true
      ) { try $0.fault($1) },
      RecordCommand(
        "break", "[every MINUTES]", "A rest: stops the clocks; again lets them run.", footer: true
      ) { $0.rest($1) },
      RecordCommand(
        "off", "[WORDS]", "Off the record: nothing is written until `/on`, these words neither.",
        footer: true, offTheRecord: true
      ) { $0.goOff($1) },
      RecordCommand("on", "", "On the record again.", offTheRecord: true) { screen, _ in
        screen.told("\(screen.recorder.on())")
      },
      RecordCommand(
        "undo", "", "Takes the last thing back; again for the one before.", offTheRecord: true
      ) { screen, _ in screen.told("\(screen.recorder.undo())") },
      RecordCommand("redo", "", "Does again what was undone.", offTheRecord: true) { screen, _ in
        screen.told("\(screen.recorder.redo())")
      },
      RecordCommand(
        "plain", "", "Keeps the last note as typed, without what was read into it."
      ) { screen, _ in screen.told("\(screen.recorder.plain(screen.read))") },
      RecordCommand(
        "tag", "[NOTE] CRITERION", "Proposes a criterion: `/tag reflow`, `/tag 12 1.4.10`."
      ) { $0.tag($1) },
      RecordCommand(
        "match", "LETTERS", "Says which criteria a few letters would match.", offTheRecord: true
      ) { screen, typed in
        screen.messages = [.answer("\(CriterionTyping.answer(typed)).")]
      },
      RecordCommand(
        "1", "",
        "Proposes the criterion used last, or keeps only it where several fit; `/2` to `/9` those before."
      ) { screen, _ in screen.tagAgain(1) },
      RecordCommand(
        "edit", "[NOTE]", "Opens a note: its words, kind, impact, speaker and the rest."
      ) { screen, typed in try screen.openNote(screen.note(typed)) },
      RecordCommand("fill", "[WORDS]", "Fills in the oldest flag.") { try $0.fill($1) },
      RecordCommand("split", "[NOTE]", "Makes two notes of one.") { screen, typed in
        try screen.split(screen.note(typed))
      },
      RecordCommand("merge", "[NOTE]", "Joins a note with the one before it.") { screen, typed in
        screen.merge(screen.note(typed))
      },
      RecordCommand(
        "take", "[START]",
        "Takes the block pasted last as notes of a finished session: headings are tasks, times are times; `/take 14:00` where they are times of day."
      ) { try $0.takeBlock($1) },
      RecordCommand(
        "delete", "[NOTE]", "Takes a note out; `/undo` brings it back.", offTheRecord: true
      ) { screen, typed in
        if let key = screen.note(typed) { screen.told("\(screen.recorder.delete(key))") }
      },
      RecordCommand("move", "[NOTE]", "Moves a note to another task.") { try $0.move($1) },
      RecordCommand("find", "WORDS", "Looks for words in this session.", offTheRecord: true) {
        try $0.find($1)
      },
      RecordCommand("prompt", "[NUMBER]", "Things to watch for: seen, not seen, did not come up.") {
        try $0.prompt($1)
      },
      RecordCommand("ease", "1-7", "How easy the last task was for the person.") {
        try $0.ease($1)
      },
      RecordCommand("restart", "", "Starts the clock of the running task again.") { screen, _ in
        screen.told("\(screen.recorder.restartTask(now: screen.now))")
      },
      RecordCommand("cancel", "", "Takes the running task back; its notes stay.") { screen, _ in
        screen.told("\(screen.recorder.cancelTask())")
      },
      RecordCommand(
        "time", "", "Says how long the session and the task have taken.", offTheRecord: true
      ) { screen, _ in
        screen.messages = [.answer("\(screen.recorder.times(now: screen.now))")]
      },
      RecordCommand(
        "mark", "", "Stamps a moment that several recorders press together."
      ) { screen, _ in
        screen.told("\(screen.recorder.mark(now: screen.now, id: screen.newID()))")
      },
      RecordCommand("today", "WORDS", "How the person is today, in their own words.") {
        try $0.today($1)
      },
      RecordCommand("keep", "", "Says whether this recorder keeps the tasks.") { screen, _ in
        try screen.keepTasks()
      },
      RecordCommand(
        "strike", "[NOTE]", "Permanently erases the last note everywhere.", offTheRecord: true
      ) { try $0.strike($1) },
      RecordCommand(
        "withdraw", "", "The person takes consent back, all of it or a part.", offTheRecord: true,
        ending: { try $0.withdraw() }),
      RecordCommand(
        "end", "", "Closes the session and writes the log.", footer: true, offTheRecord: true,
        ending: { try $0.close() }),
    ]
    + (2...9).map { number in
      RecordCommand("\(number)", "", "") { screen, _ in screen.tagAgain(number) }
    }
}
