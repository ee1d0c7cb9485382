/// What every page understands after a slash.
enum CommonCommand: String, CaseIterable, Sendable {
  case help, `where`, last, list, reading, say, back, quit

  /// Whether a page may give the name another meaning.
  var yields: Bool { self == .back || self == .list }

  var command: PageCommand {
    switch self {
    case .help: PageCommand("help", "[COMMAND]", "Says what the commands do.")
    case .where: PageCommand("where", "", "Says where you are, with the whole row and title.")
    case .last: PageCommand("last", "", "Says the last answer again.")
    case .list:
      PageCommand("list", "[NUMBER]", "Says the last ten rows, that many, or with \"all\" all.")
    case .reading: PageCommand("reading", "", "Changes how you read; nothing is lost.")
    case .say: PageCommand("say", "full|short|silent", "Changes how much is said.")
    case .back: PageCommand("back", "", "Leaves this page, as Esc does; the line is kept.")
    case .quit: PageCommand("quit", "", "Leaves altogether.")
    }
  }
}
