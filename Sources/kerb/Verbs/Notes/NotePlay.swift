import CommandLine
import Localization
import Records
import Wording
import Workbench

/// `kerb note play S09#12`: opens the recording at the moment of a note.
enum NotePlay {
  static let verb = Verb(
    ["note", "play"], "Open the recording of a session at the moment of a note.",
    examples: [
      .init(
        "kerb note play S09#12 --study tram-tickets",
        "Opens mpv, VLC or ffplay, whichever is there, a few seconds before the note."),
      .init(
        "kerb note play S09#12 --study tram-tickets --before 20s --media room",
        "Opens another recording, 20 seconds before."),
      .init(
        "kerb note play S09#12 --study tram-tickets --print --player \"mpv --start={seconds} {file}\"",
        "Prints the command and runs nothing."),
    ],
    arguments: [.required("NOTE", "The note, such as S09#12.", .names(NoteShow.noteKind))],
    options: [
      .value(
        "study", "STUDY", "The study of the note.", .study,
        otherwise: "the study that is meant, else the only one with such a session"),
      .value(
        "media", "NAME", "Which recording.", otherwise: "the first one in which it is known when"),
      .value("before", "TIME", "How much earlier to begin.", otherwise: "5s"),
      .value(
        "player", "COMMAND", "The player, with {file} and {seconds} in their places.",
        otherwise: "KERB_PLAYER, else player in your settings, else mpv, vlc or ffplay"),
      .flag("print", "Print the command, and run nothing."),
    ],
    discussion: [
      "The command is split into words at spaces; quotation marks keep spaces. No shell reads it, so names of files may hold anything. {wholeseconds} is the time without parts of a second.",
      "Nothing in a workspace chooses the player: only this option, KERB_PLAYER and your own settings (\"player\" in settings.json) do.",
      "Everybody who took part must have agreed to be recorded.",
    ]
  ) { try run($0) }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    let workbench = try Workbench(invocation)
    let reference = try NoteReference(invocation.required("NOTE"))
    let note = try reference.note(study: invocation.string("study"), in: workbench)
    let before = try invocation.string("before").map { try MediaVerbs.time($0, at: "--before") }
    let moment = try NotePlaying(note, in: workbench).moment(
      in: invocation.string("media"), before: before ?? NotePlaying.before)
    let place: Sentence = "\(moment.name) at \(ElapsedText.words(moment.milliseconds))"
    let command = try MediaPlayer(console.surroundings).command(
      moment.target, at: moment.milliseconds, option: invocation.string("player"))
    guard let command else {
      console.out("\(Printable.text(moment.target, limit: 4096))\n\(place)\n")
      throw WorkbenchError(
        .noInput, at: MediaPlayer.variable,
        "no player was chosen, and mpv, vlc and ffplay are not on PATH",
        fix: "set \(MediaPlayer.variable)=\"PLAYER `--start`={seconds} {file}\", or open it by hand"
      )
    }
    if invocation.flag("print") {
      console.line("\(command.words)")
      return .success
    }
    if !moment.others.isEmpty, invocation.string("media") == nil {
      console.message("Also in \(Sentence.list(moment.others)): `--media` names it.")
    }
    console.message("Opening \(place).")
    console.flush()
    try command.run()
    return .success
  }
}
