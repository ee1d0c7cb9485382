import CommandLine
import Elements
import JSON
import Localization
import Reports
import Workbench

extension AuditVerbs {
  /// `kerb audit speak FILE`: what a screen reader would say.
  static let speak = Verb(
    ["audit", "speak"], "Say what a screen reader would say, stop by stop.",
    examples: [
      .init("kerb audit speak home.xml", "Shows each stop with the swipes that lead to it."),
      .init(
        "kerb audit speak swiped.txt --verbosity long",
        "With hints, as a beginner hears them."),
      .init("kerb audit speak home.xml --reader talkback --json", "The same for other programs."),
    ],
    arguments: [.required("FILE", "The dump of a screen; - is standard input.", .file)],
    options: AuditOptions.options + [
      .value(
        "reader", "READER", "Whose words.",
        .words(ScreenReader.allCases.map { OfferedWord($0.rawValue, "\($0.label)") }),
        otherwise: "TalkBack for Android, VoiceOver for the rest"),
      .value(
        "verbosity", "HOW", "How much is said.",
        .words(Verbosity.allCases.map { OfferedWord($0.rawValue) }), otherwise: "short"),
      .json,
    ],
    discussion: [
      "VoiceOver says \"selected\" first, then name, value, \"dimmed\", type and hint. TalkBack says \"selected\" and whether it is checked first, then name, type, value, \"disabled\" and hint. Readers have settings and versions, so the words are the usual ones, in English, German or Chinese after the screen's language.",
      "Where a file does not say which elements are stops, types tell: controls and texts are, boxes around them are not. The output says so.",
      "On a terminal and with `--linear` each stop is a plain line; elsewhere it is Markdown.",
    ]
  ) { invocation in
    let inventory = try input(invocation, "FILE").inventory()
    let reader = invocation.string("reader").flatMap(ScreenReader.init(rawValue:))
    let verbosity = invocation.string("verbosity").flatMap(Verbosity.init(rawValue:)) ?? .short
    let speech = Speech(
      Hearing(inventory), reader ?? ScreenReader(inventory.screen.platform), verbosity)
    let file = try invocation.required("FILE")
    if invocation.flag("json") {
      let value = SpeechDocument.json(speech, inventory, file: file)
      invocation.console.out(json: JSONWriter.canonical(value))
    } else {
      show(SpeechDocument.document(speech, inventory, file: file), invocation)
    }
    return .success
  }

  /// Markdown for files and other programs, plain lines for people.
  static func show(_ document: Document, _ invocation: Invocation) {
    let isPlain = invocation.isLinear || invocation.console.isOutputTerminal
    invocation.console.out(
      isPlain
        ? document.plainLines(in: invocation.console.language)
        : document.markdown(in: invocation.console.language))
  }

  /// The file of an argument.
  static func input(_ invocation: Invocation, _ argument: String) throws -> AuditInput {
    let file = try invocation.required(argument)
    let given = try AuditOptions.given(invocation)
    if file == "-" {
      return AuditInput(standardInput: try invocation.console.readAllInput(), given: given)
    }
    return try AuditInput(file, given: given, invocation.console.surroundings)
  }
}
