import CommandLine
import Localization
import Records
import Wording
import Workbench

/// `kerb session media remove`: takes the reference to a recording away.
enum MediaRemove {
  static let verb = Verb(
    ["session", "media", "remove"], "Take the reference to a recording away.",
    examples: [
      .init(
        "kerb session media remove tram-tickets S09 screen",
        "Asks first; the recording itself stays where it is, and `--undo` brings the reference back."
      )
    ],
    arguments: MediaVerbs.arguments + [MediaVerbs.name],
    options: [.flag("yes", "Do not ask.", short: "y"), .flag("undo", "Bring it back.")]
  ) { invocation in
    let recordings = try MediaVerbs.recordings(invocation)
    let name = try invocation.required("NAME")
    let console = invocation.console
    let place = "\(recordings.study) \(RecordID(recordings.session)?.short ?? recordings.session)"
    if invocation.flag("undo") {
      let back = try recordings.setRemoved(false, name)
      console.message(
        "\(back.name) is back. Where its file lies is not known any more: `kerb session media edit \(place) \(back.name) --file FILE`"
      )
      return .success
    }
    if !invocation.flag("yes"),
      try !console.confirm(
        "Take the reference to \(Printable.text(name)) away?",
        otherwise: "add `--yes` to do it without a question")
    {
      console.message("Nothing was changed.")
      return .success
    }
    let gone = try recordings.setRemoved(true, name)
    console.message(
      "The reference to \(gone.name) is gone. Undo: `kerb session media remove \(place) \(gone.name) --undo`"
    )
    if let path = gone.path {
      console.message("The recording itself is still there: \(Printable.text(path))")
    }
    return .success
  }
}
