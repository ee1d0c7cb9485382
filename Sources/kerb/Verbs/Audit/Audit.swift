import CommandLine
import Elements
import Localization
import Wording

/// The verbs that look at what assistive technology hears.
enum AuditVerbs {
  static let all = [audit, speak, walk, compare, rules]

  static let audit = Verb(
    ["audit"], "Check what assistive technology hears: names, values, hints, traits, order, size.",
    examples: [
      .init("kerb audit home.xml", "Checks one screen of an app by every rule."),
      .init(
        "kerb audit home.xml --study tram-tickets --screen Start --save",
        "Keeps the elements and what was found as evidence of kind tool."),
      .init(
        "kerb audit home.xml pay.txt --format sarif --baseline audit.json",
        "For pipelines: only findings that audit.json does not know make it fail."),
      .init(
        "kerb audit home.xml pay.txt --write-baseline audit.json",
        "Takes everything that is found now for known."),
      .init(
        "kerb audit swiped.txt --typed --screen-language de", "Checks lines typed while swiping."),
    ],
    arguments: [
      .repeating("FILE", "Dumps of screens; - is standard input.", .file, atLeastOne: true)
    ],
    options: AuditOptions.options + [
      .value("study", "STUDY", "The study that the product belongs to.", .study),
      .value(
        "screen", "NAME", "The screen, as the study lists it; once for each file.",
        isRepeating: true, otherwise: "the file's name"),
      .value(
        "rules", "RULES", "Only these, with commas between them.",
        otherwise: "all; `kerb audit rules` lists them"),
      .value(
        "format", "FORMAT", "How it is written.",
        .words(["md", "html", "json", "sarif", "junit"].map { OfferedWord($0) }), otherwise: "md"),
      .json,
      .value("baseline", "FILE", "Leave out the findings that this file knows.", .file),
      .value("write-baseline", "FILE", "Write a file that knows all findings of now.", .file),
      .flag("save", "Keep the elements and what was found in the study."),
      .flag("keep-text", "Save texts that may say who somebody is as they are."),
      .value(
        "round", "NUMBER", "With `--save`: which round of the study it belongs to.",
        otherwise:
          "the latest with a session, or the next one where that is closed; none before the first session"
      ),
      .value("product-version", "TEXT", "With `--save`: the version that was looked at."),
    ],
    discussion: [
      "FILE is what a tool wrote about the elements of one screen: uiautomator dump; the page source of Appium or WebDriverAgent for Android and iOS; XCUITest's debugDescription, also out of a log; Flutter's debugDumpSemanticsTree; maestro hierarchy; kerb's own JSON; or lines typed by hand: Play, button. Starts the song. docs/audit.md describes them.",
      "A rule finds something, finds nothing, or cannot be told from this file: dumps do not say everything, and what they leave out is unknown, not absent. Every output counts the three.",
      "Exit status: 0 nothing found, 1 findings, 65 a file that cannot be read, which every format names. With `--study`, findings that bear only on criteria beyond the study's target are listed and fail nothing.",
      "`--save` keeps what all rules say; a dump that is saved again with other options brings its records up to date. A baseline knows screens by their names: say `--screen`, or the file's name counts. The screens of the study that nobody audited are gaps of the coverage report. A dump may show somebody's data: keep it outside the workspace; `--save` replaces mail addresses, numbers and accounts.",
      "`kerb audit speak FILE` says what a screen reader would say, `kerb audit walk STUDY` goes through the stops of a saved screen and takes notes, `kerb audit compare OLD NEW` what became better, and `kerb audit rules` lists the rules. A file of such a name is written ./speak.",
    ], leadsOn: true
  ) { invocation in try AuditRun(invocation).run() }
}

/// What the verbs of `kerb audit` take beside their files.
enum AuditOptions {
  static let options: [Verb.Option] = [
    .value(
      "platform", "PLATFORM", "Where the screen ran.",
      .words(["ios", "android"].map { OfferedWord($0) }), otherwise: "what the file says"),
    .value(
      "screen-language", "CODE", "The screen's language, such as de.",
      otherwise: "what the file says"),
    .value(
      "density", "NUMBER",
      "Pixels for one dp of Android: 2.75 for 440 dpi. Points of iOS and Flutter need none.",
      otherwise: "unknown, and sizes cannot be told"),
    .flag("typed", "The lines were typed by hand, also where none names a type."),
  ]

  /// What the person says of the files.
  static func given(_ invocation: Invocation, name: String? = nil) throws
    -> InventoryReading.Given
  {
    InventoryReading.Given(
      name: name, platform: invocation.string("platform").flatMap(ScreenPlatform.init(rawValue:)),
      language: invocation.string("screen-language"), density: try density(invocation),
      isTyped: invocation.flag("typed"))
  }

  private static func density(_ invocation: Invocation) throws -> Double? {
    guard let text = invocation.string("density") else { return nil }
    guard let number = Double(text), (0.5...10).contains(number) else {
      throw UsageError(
        at: "--density", "this is no number from 0.5 to 10",
        fix: "adb shell wm density says the dpi; divide it by 160")
    }
    return number
  }
}
