import CommandLine
import Localization

/// For whom reports are made, as options say it.
enum ReportEditions {
  static let words = [
    OfferedWord("team", "For the team, with P-numbers and notes."),
    OfferedWord("share", "For everybody else: of closed rounds, in coarse numbers."),
  ]
}
