import Localization

/// What every page understands after a slash.
enum CommonCommand: String, CaseIterable, Sendable {
  case help, `where`, last, list, more, reading, say, back, quit

  /// Whether a page may give the name another meaning.
  var yields: Bool { self == .back || self == .list }

  /// How many letters of the name are needed, so that shorter beginnings stay free for pages.
  var fewestLetters: Int { self == .more ? 2 : 1 }

  var command: PageCommand {
    switch self {
    case .help: PageCommand("help", "[COMMAND]", "Says what the commands do.")
    case .where: PageCommand("where", "", "Says where you are, with the whole row and title.")
    case .last: PageCommand("last", "", "Says the last answer again.")
    case .list:
      PageCommand(
        "list", "[NUMBER]",
        "Says rows again: the last ten of a log, the first ten of other long lists; that many, or with \"`all`\" all."
      )
    case .more: PageCommand("more", "", "Says the next ten rows, of a log the ten before.")
    case .reading: PageCommand("reading", "", "Changes how you read; nothing is lost.")
    case .say: PageCommand("say", "`full|short|silent`", "Changes how much is said.")
    case .back: PageCommand("back", "", "Leaves this page, as Esc does; the line is kept.")
    case .quit: PageCommand("quit", "", "Leaves altogether.")
    }
  }
}
