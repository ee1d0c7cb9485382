import CommandLine
import Localization
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb init [DIR]`: makes a workspace and overwrites nothing.
  static let initialise = Verb(
    ["init"], "Make a workspace.",
    examples: [
      .init("kerb init", "Makes a workspace in the current folder."),
      .init("kerb init research --name \"Tram research\"", "Makes one in a new folder."),
    ],
    arguments: [.optional("DIR", "The folder; it is made if need be.", .folder)],
    options: [
      .value("name", "TEXT", "What the team calls the workspace.", otherwise: "the folder's name"),
      .value("notes-language", "TAG", "The language of notes, such as en.", otherwise: "en"),
      .value(
        "wcag", "VERSION", "The WCAG version of new studies.",
        .words(WCAGVersion.allCases.map { OfferedWord($0.id) }),
        otherwise: "2.2"),
      .value(
        "level", "LEVEL", "The level of new studies.",
        .words(ConformanceLevel.allCases.map { OfferedWord($0.id) }), otherwise: "AA"),
      .flag("bare", "Leave out the scales, spectrums, prompts and checklists that come with kerb."),
      .json,
    ],
    discussion: [
      "A workspace is a folder with Personas, Surveys, Exports and .kerb. All files are JSON and Markdown, made for git. Nothing that is there already is changed."
    ]
  ) { invocation in
    let console = invocation.console
    var options = WorkspaceMaking.Options()
    options.name = invocation.string("name")
    options.language = invocation.string("notes-language") ?? options.language
    options.level = invocation.string("level").flatMap { ConformanceLevel($0) } ?? options.level
    options.version = invocation.string("wcag").flatMap { WCAGVersion($0) } ?? options.version
    options.isBare = invocation.flag("bare")
    let made = try WorkspaceMaking(console.surroundings).make(
      in: invocation.argument("DIR") ?? ".", options)
    func say(_ line: Sentence) {
      // Standard output is for data alone where JSON was asked for.
      if invocation.flag("json") { console.message(line) } else { console.line(line) }
    }
    if let outer = made.outer {
      console.message(
        "This folder lies inside the workspace \(outer); the new one is separate from it.")
    }
    if invocation.flag("json") {
      console.out(json: made.marker)
    } else {
      for line in made.outcome { console.line("\(line)") }
    }
    switch made.sharing {
    case .outsideGit: say("To share it with a team: `git init`, then `kerb team setup`.")
    case .setUp(let findings):
      for finding in findings {
        console.message("\(finding.place): \(finding.problem)")
        console.message("  fix: \(finding.remedy)")
      }
      say("Git knows how to merge it now. Everyone on the team runs `kerb team setup` once.")
    case .failed(let error):
      // The workspace is there; only git does not know of it yet.
      console.report(error)
      say("Git does not know yet how to merge it: `kerb team setup` tries again.")
    }
    console.message(
      "Next: `kerb study new tram-tickets --title \"Buying a ticket\" --platform ios`")
    return .success
  }
}
