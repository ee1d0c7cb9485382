import CommandLine
import Localization
import Screens
import Terminal

extension Verb.Option {
  /// For verbs that show pages.
  static let profile = value(
    "profile", "WAY", "How you want to read in this run; what is stored stays.",
    .words(ReadingMode.allCases.map { OfferedWord($0.rawValue, "\($0.meaning)") }),
    otherwise: "what you chose at the first run (`kerb help reading`)")
}
