import Terminal

/// The commands of the recorder, each with the sentence that `/help` says.
package enum RecordCommands {
  /// Those without a sentence are left out of the help.
  static let all: [PageCommand] =
    [
      PageCommand(
        "task", "[TASK] [-2m]", "Starts a task, or ends the one that runs.", footer: true),
      PageCommand("flag", "", "Stamps this moment, to fill in later.", footer: true),
      PageCommand(
        "fault", "[WHAT]", "Something broke: stops the clocks; again lets them run.", footer: true),
      PageCommand(
        "break", "[every MINUTES]", "A rest: stops the clocks; again lets them run.", footer: true),
      PageCommand("off", "", "Off the record: nothing is written until /on.", footer: true),
      PageCommand("on", "", "On the record again."),
      PageCommand("undo", "", "Takes the last thing back; again for the one before."),
      PageCommand("redo", "", "Does again what was undone."),
      PageCommand("plain", "", "Keeps the last note as typed, without what was read into it."),
      PageCommand("tag", "[NOTE] CRITERION", "Proposes a criterion: /tag reflow, /tag 12 1.4.10."),
      PageCommand("match", "LETTERS", "Says which criteria a few letters would match."),
      PageCommand("1", "", "Proposes the criterion that was used last; /2 to /9 the ones before."),
      PageCommand("edit", "[NOTE]", "Opens a note: its words, kind, impact, speaker and the rest."),
      PageCommand("fill", "[WORDS]", "Fills in the oldest flag."),
      PageCommand("split", "[NOTE]", "Makes two notes of one."),
      PageCommand("merge", "[NOTE]", "Joins a note with the one before it."),
      PageCommand("delete", "[NOTE]", "Takes a note out; /undo brings it back."),
      PageCommand("move", "[NOTE]", "Moves a note to another task."),
      PageCommand("find", "WORDS", "Looks for words in this session."),
      PageCommand("prompt", "[NUMBER]", "Things to watch for: seen, not seen, did not come up."),
      PageCommand("ease", "1-7", "How easy the last task was for the person."),
      PageCommand("restart", "", "Starts the clock of the running task again."),
      PageCommand("cancel", "", "Takes the running task back; its notes stay."),
      PageCommand("time", "", "Says how long the session and the task have taken."),
      PageCommand("mark", "", "Stamps a moment that several recorders press together."),
      PageCommand("today", "WORDS", "How the person is today, in their own words."),
      PageCommand("keep", "", "Says whether this recorder keeps the tasks."),
      PageCommand("strike", "[NOTE]", "Erases the last note everywhere, beyond undo."),
      PageCommand("withdraw", "", "The person takes consent back, all of it or a part."),
      PageCommand("end", "", "Closes the session and writes the log.", footer: true),
    ] + (2...9).map { PageCommand("\($0)", "", "") }

  /// Those that work off the record, where nothing is written: they only look, take away, or end it.
  static let offTheRecord: Set<String> = [
    "on", "off", "strike", "withdraw", "end", "delete", "undo", "redo", "time", "match", "find",
  ]
}
