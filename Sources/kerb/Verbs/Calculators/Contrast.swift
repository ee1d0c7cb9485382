import Calculators
import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb contrast TEXT BACKGROUND`: whether two colours differ enough. Needs no workspace.
enum ContrastVerb {
  static let verb = Verb(
    ["contrast"], "Say whether two colours differ enough, and which nearby ones do.",
    examples: [
      .init(
        "kerb contrast '#767676' '#fff'",
        "The ratio of a text and its background, with the verdict of each criterion."),
      .init(
        "kerb contrast slategray 'hsl(210 50% 95%)' --use large",
        "The same for large text; colours as CSS writes them."),
      .init(
        "kerb contrast '#00000080' '#fffc' --over '#336'",
        "Mixes colours that are seen through with what lies behind them."),
      .init(
        "kerb contrast --from colours.csv --json",
        "Every pair of a table with the columns text and background; - is standard input."),
    ],
    arguments: [
      .optional("TEXT", "The colour of the text, or of the part of a control or picture."),
      .optional("BACKGROUND", "The colour beside it."),
    ],
    options: [
      .value(
        "use", "USE", "What the colours are for: text, large (large text), graphic (controls).",
        .words(
          ContrastUse.allCases.map { OfferedWord($0.rawValue, "\($0.label.capitalised).") }),
        otherwise: "text"),
      .value(
        "level", "LEVEL", "The level that decides about the exit status.",
        .words([OfferedWord("AA"), OfferedWord("AAA")]), otherwise: "AA"),
      .value(
        "over", "COLOUR", "What lies behind a background that is seen through; it is not itself.",
        otherwise: "white"),
      .value(
        "from", "FILE",
        "Read pairs from CSV: text, background, and perhaps use and name; - is standard input.",
        .file),
      .json,
    ],
    discussion: [
      "Colours: #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), hsl(), a name of CSS, or transparent. A shell takes # for a comment: put the colour in quotation marks, or leave the # out.",
      "The ratio is shown with two decimals, cut off and never rounded up, and is compared without any rounding: 4.499 misses 4.5. Large text begins at 18 points, or 14 points and bold.",
      "Nearest colours are mixes with black or white, which keep the hue. APCA (Lc) is printed for information: it is no criterion of WCAG.",
      "Nothing here says that a text is easy to read. Exit status: 0 enough for the use and level, 1 not enough, or a pair of the file is not.",
    ]
  ) { invocation in
    if let file = invocation.string("from") {
      return try ContrastBatch(invocation, file: file).run()
    }
    return try single(invocation)
  }

  /// What decides about the exit status.
  static func requirement(_ invocation: Invocation, use: ContrastUse? = nil) -> ContrastRequirement
  {
    let chosen = invocation.string("use").flatMap(ContrastUse.init(rawValue:))
    return .counting(
      for: use ?? chosen ?? .text, enhanced: invocation.string("level") == "AAA")
  }

  static func backdrop(_ invocation: Invocation) throws -> Colour {
    guard let typed = invocation.string("over") else { return .white }
    let backdrop = try colour(typed, "--over")
    guard !backdrop.isTranslucent else {
      throw UsageError(
        at: "--over \(Quoted(typed))", "this colour is seen through itself",
        fix: "name the colour that is seen in the end, such as '#336'")
    }
    return backdrop
  }

  private static func single(_ invocation: Invocation) throws -> ExitStatus {
    guard let text = invocation.argument("TEXT"), let back = invocation.argument("BACKGROUND")
    else {
      throw UsageError(
        at: invocation.argument("TEXT") == nil ? "TEXT" : "BACKGROUND", "two colours are needed",
        fix: "`kerb contrast` '#767676' '#fff'",
        notes: ["A shell takes # for the beginning of a comment; the quotation marks prevent that."]
      )
    }
    let check = ContrastCheck(
      text: try colour(text, "TEXT"), background: try colour(back, "BACKGROUND"),
      over: try backdrop(invocation))
    let requirement = requirement(invocation)
    if invocation.flag("json") {
      invocation.console.out(
        json: JSONWriter.canonical(ContrastJSON.value(check, deciding: requirement)))
    } else {
      ContrastText(check, requirement).show(invocation.console)
    }
    return check.meets(requirement) ? .success : .findings
  }

  private static func colour(_ typed: String, _ place: String) throws -> Colour {
    do {
      return try Colour(typed)
    } catch {
      throw UsageError(at: "\(place) \(Quoted(typed))", error.problem, fix: error.remedy)
    }
  }
}
