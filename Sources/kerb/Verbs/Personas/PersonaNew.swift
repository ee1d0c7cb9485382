import CommandLine
import Localization
import Records
import Screens
import Terminal
import Wording
import Workbench

/// `kerb persona new` on a terminal, without a name or with a template: asks section by section.
enum PersonaNew {
  static let template = Verb.Option.value(
    "template", "TEMPLATE", "Ask section by section, on a terminal.",
    .words(GuideTemplate.allCases.map { OfferedWord($0.rawValue, "\($0.summary)") }))

  /// Whether nothing was given that would make a profile at once.
  static func isAsked(_ invocation: Invocation) throws -> Bool {
    if invocation.has("template") { return true }
    let console = invocation.console
    guard invocation.argument("NAME") == nil, console.isInputTerminal, console.isOutputTerminal
    else { return false }
    return try !hasValues(invocation)
  }

  private static func hasValues(_ invocation: Invocation) throws -> Bool {
    if ["from", "id", "json"].contains(where: invocation.has) { return true }
    let fields = FieldOptions(fields: Profile.format.fields)
    return try !fields.patch(invocation, omitting: [Profile.table[\.name].key]).isEmpty
  }

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard try invocation.argument("NAME") == nil && !hasValues(invocation) else {
      throw WorkbenchError(
        .usage, at: "--template", "the template asks for everything, and something was given",
        fix: "leave out the name and all other options")
    }
    try ScreenRunner.requireTerminal(
      invocation, orElse: "give the values as options: `kerb persona new NAME --need see:permanent`"
    )
    let template = GuideTemplate(rawValue: invocation.string("template") ?? "") ?? .blank
    return try ScreenRunner.ask(invocation) { pages in
      try PersonaGuide(workbench: Workbench(invocation), pages: pages, template: template).run()
    }
  }
}
