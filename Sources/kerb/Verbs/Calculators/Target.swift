import Calculators
import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb target 34x40`: whether something is large enough to be pressed. Needs no workspace.
enum TargetVerb {
  static let verb = Verb(
    ["target"], "Say whether something is large enough to be pressed.",
    examples: [
      .init("kerb target 24x24", "A button of a web page, in CSS pixels."),
      .init(
        "kerb target 34x40 --platform ios --density 3",
        "A button of an app in points; the density also gives pixels and millimetres."),
      .init(
        "kerb target 126x126 --platform android --density 2.625 --pixels --ppi 420",
        "Measured on a screenshot, in pixels of the screen."),
    ],
    arguments: [
      .required("SIZE", "Width and height, such as 34x40; one number for a square.")
    ],
    options: [
      .value(
        "platform", "PLATFORM", "Where it is, which also says in which unit the size is.",
        .words([
          OfferedWord("web", "CSS pixels."), OfferedWord("ios", "Points (pt)."),
          OfferedWord("android", "Density-independent pixels (dp)."),
        ]), otherwise: "web"),
      .value(
        "density", "NUMBER", "Pixels of the screen for one unit: 3 for @3x, 2.625 for 420 dpi."),
      .value("ppi", "NUMBER", "Pixels of the screen an inch, from its data sheet."),
      .flag("pixels", "The size is in pixels of the screen; needs `--density`."),
      .value(
        "level", "LEVEL", "AAA asks for 2.5.5 too.",
        .words([OfferedWord("AA"), OfferedWord("AAA")]),
        otherwise: "AA"),
      .json,
    ],
    discussion: [
      "Held against 2.5.8 (24 CSS pixels, AA), 2.5.5 (44, AAA), 44 points of Apple's and 48 dp of Android's guide. Millimetres are printed for information, without a verdict, beside the 7 to 10 mm that Android's guide recommends. One point or dp is taken for one CSS pixel, as W3C's guidance for apps does.",
      "The size is that of the area that reacts, which may be larger than what is drawn. A target below 24 may pass all the same by its spacing, because it stands in a sentence, because another one does the same, or because its size is essential; only a person can tell.",
      "Millimetres are about so unless `--density` and `--ppi` are given. Exit status: 1 when 2.5.8, or the guide of the platform that was named, or with `--level AAA` 2.5.5 is missed.",
    ]
  ) { invocation in
    let check = try check(invocation)
    let isEnhanced = invocation.string("level") == "AAA"
    let passes =
      check.meetsMinimum && (check.meetsAdvice ?? true) && (!isEnhanced || check.meetsEnhanced)
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(TargetJSON.value(check, passes: passes)))
    } else {
      TargetText(check).show(invocation.console)
    }
    return passes ? .success : .findings
  }

  private static func check(_ invocation: Invocation) throws -> TargetCheck {
    let typed = try invocation.required("SIZE")
    let platform =
      invocation.string("platform").flatMap(TargetPlatform.init(rawValue:)) ?? .web
    let density = try number("density", in: 0.1...20, invocation)
    let pixelsAnInch = try number("ppi", in: 20...2000, invocation)
    guard let size = TargetSize(typed) else {
      throw UsageError(
        at: "SIZE \(Quoted(typed))", "this is no size", fix: "write width and height, such as 34x40"
      )
    }
    for name in ["pixels", "ppi"] where invocation.has(name) && density == nil {
      throw UsageError(
        at: "--\(name)", "this needs to know how many pixels make one of the \(platform.units)",
        fix: "add `--density NUMBER`, such as `--density` 3")
    }
    let units =
      invocation.flag("pixels")
      ? density.flatMap { TargetSize(width: size.width / $0, height: size.height / $0) } : size
    return TargetCheck(units ?? size, on: platform, density: density, pixelsAnInch: pixelsAnInch)
  }

  private static func number(
    _ name: String, in range: ClosedRange<Double>, _ invocation: Invocation
  ) throws -> Double? {
    guard let text = invocation.string(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        at: "--\(name)",
        "\(Quoted(text)) is no number from \(range.lowerBound) to \(range.upperBound)",
        fix: "write a number, such as --\(name) \(name == "ppi" ? "460" : "3")")
    }
    return number
  }
}
