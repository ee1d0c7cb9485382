package import Localization

extension Verb {
  /// A value or a switch known by its name.
  package struct Option: Hashable, Sendable {
    /// Without hyphens in front: `dry-run`.
    package var name: String
    var short: Character?
    /// What stands for the value in help, `TEXT`; `nil` makes the option a flag.
    var valueName: String?
    var help: Sentence
    var kind: ValueKind
    var isRequired: Bool
    var isRepeating: Bool
    /// Whether `--name=` and `--name ""` give an empty value; otherwise they count as a slip.
    var allowsEmpty: Bool
    /// What holds when the option is not given, in words.
    var otherwise: Sentence
    /// The heading in help; `nil` means the plain list of options.
    package var section: Sentence?

    /// An option with a value.
    package static func value(
      _ name: String, _ valueName: String, _ help: Sentence, _ kind: ValueKind = .text,
      short: Character? = nil, isRequired: Bool = false, isRepeating: Bool = false,
      allowsEmpty: Bool = false, otherwise: Sentence = "", section: Sentence? = nil
    ) -> Option {
      Option(
        name: name, short: short, valueName: valueName, help: help, kind: kind,
        isRequired: isRequired, isRepeating: isRepeating, allowsEmpty: allowsEmpty,
        otherwise: otherwise, section: section)
    }

    /// An option without a value.
    package static func flag(
      _ name: String, _ help: Sentence, short: Character? = nil, section: Sentence? = nil
    ) -> Option {
      Option(
        name: name, short: short, valueName: nil, help: help, kind: .text, isRequired: false,
        isRepeating: false, allowsEmpty: false, otherwise: "", section: section)
    }

    var isFlag: Bool {
      valueName == nil
    }

    /// `--title`.
    var spelling: String {
      "--\(name)"
    }

    /// `--title`, and `-t` where there is a letter.
    var spellings: [String] {
      [spelling] + (short.map { ["-\($0)"] } ?? [])
    }

    /// `--title TEXT`, or `--dry-run`.
    var usage: String {
      valueName.map { "\(spelling) \($0)" } ?? spelling
    }
  }
}

extension Verb.Option {
  static let help = flag("help", "Show this help.", short: "h")
  static let workspace = value(
    "workspace", "DIR", "Use the workspace in this folder.", .folder,
    otherwise: "the nearest workspace upward from the current folder")
  static let linear = flag(
    "linear", "Plain lines for a screen reader or braille display, nothing drawn.")

  static let language = value(
    "language", "TAG", "Speak this language, such as de.",
    otherwise: "the one of your settings, else the one of LC_ALL, LC_MESSAGES or LANG")

  /// For `kerb` without a verb.
  static let version = flag("version", "Print the version.")

  /// What every verb takes.
  static let everywhere = [workspace, linear, language, help]

  /// For verbs that list or show.
  package static let json = flag("json", "Print JSON for other programs.")
}
