import CommandLine
import JSON
import Localization
import Records
import Screens
import Terminal
import Wording

/// `kerb help reading`: the ways of reading, keys, shortcuts and what the environment says.
struct ReadingHelp {
  private let language: Language

  static let topic = "reading"
  static let summary: Sentence =
    "How you read: full screen, plain lines, large; keys and shortcuts."

  /// The help, with the place of this person's settings.
  static func text(_ console: Console) -> String {
    let place = SettingsSource(console).path.map { Printable.text($0, limit: 200) }
    let told: Sentence =
      place.map { "\($0)" } ?? "settings.json in your folder for settings (set HOME first)"
    return ReadingHelp(language: console.language).blocks(told).joined(separator: "\n\n") + "\n"
  }

  private func blocks(_ place: Sentence) -> [String] {
    [
      wrapped("`kerb help \(Self.topic)`: \(Self.summary)", rest: 2),
      list("Ways of reading:", ReadingMode.allCases.map { ($0.rawValue, "\($0.meaning)") }),
      list(
        "To change it:",
        [
          ("/reading", "at any prompt; it is remembered, and nothing typed is lost"),
          (
            "--profile WAY",
            "for one run: kerb `--profile` low-vision, `kerb record STUDY --profile linear`"
          ),
          ("--linear", "plain lines for one run"),
        ]),
      list(
        "How much is said, at any prompt:",
        [
          ("/say full", "everything"), ("/say short", "outcomes and errors"),
          ("/say silent", "the prompt only; errors are always said"),
        ]),
      wrapped(
        "Everything can be typed after a slash; keys are only a shorter way. /help lists the commands of a page."
      ),
      list("Keys:", standardKeys),
      told("Your settings lie here, for you alone:") + "\n  " + told(place),
      wrapped("For example, with a key of your own and a German word for \"b\":"),
      Self.example,
      wrapped(
        "An empty text frees a key: \"f4\": \"\". What does not fit is said at the start, and everything else works."
      ),
      list(
        "From the environment:",
        [
          ("ACCESSIBLE=1, TERM=dumb", "plain lines"),
          ("NO_COLOR=1", "no colour; it wins over FORCE_COLOR, CLICOLOR_FORCE and CLICOLOR"),
          ("XDG_CONFIG_HOME", "another folder for settings"),
        ]),
    ]
  }

  private var standardKeys: [(String, Sentence)] {
    KeyBindings.standard.lines.sorted { Text.precedes($0.key, $1.key) }
      .map { ($0.key, "\($0.value)") }
  }

  /// - Parameter entries: What is typed, and what it does.
  private func list(_ heading: Sentence, _ entries: [(String, Sentence)]) -> String {
    ([told(heading)] + entries.map { wrapped("\($0.0)  \($0.1)", indent: 2, rest: 6) })
      .joined(separator: "\n")
  }

  private func told(_ words: Sentence) -> String { words.plain(in: language) }

  private func wrapped(_ words: Sentence, indent: Int = 0, rest: Int? = nil) -> String {
    Wrapping.wrap(told(words), indent: indent, rest: rest)
  }

  private static let example = """
      {
        "keys": {
          "f9": "/break",
          "ctrl-t": "/task"
        },
        "reading": "standard",
        "shortcuts": {
          "hinder": "b"
        },
        "verbosity": "short",
        "~format": "settings/1"
      }
    """
}
