import Calculators
import CommandLine
import Localization
import Records

/// A check of a target's size in words, what matters first.
struct TargetText {
  private let check: TargetCheck

  init(_ check: TargetCheck) { self.check = check }

  func show(_ console: Console) {
    for line in lines { console.line(line) }
  }

  /// The size, a verdict for each norm, and what is for information; only norms get a verdict.
  var lines: [Sentence] {
    var lines: [Sentence] = [
      "\(Self.words(check.size)) \(check.platform.units) on \(check.platform.label)",
      line("2.5.8", "AA", TargetCheck.minimum, check.meetsMinimum)
        + (check.meetsMinimum ? "" : ", unless an exception applies"),
      line("2.5.5", "AAA", TargetCheck.enhanced, check.meetsEnhanced),
    ]
    if let side = check.platform.advisedSide, let passes = check.meetsAdvice {
      lines.append(
        "\(Self.verdict(passes)) guide of \(check.platform.label): at least \(Self.number(side)) by \(Self.number(side)) \(check.platform.units)"
      )
    }
    lines.append(millimetres)
    if let pixels = check.pixels { lines.append("On the screen: \(Self.words(pixels)) pixels.") }
    if let spacing { lines.append(spacing) }
    return lines
  }

  private func line(_ criterion: String, _ level: String, _ side: Double, _ passes: Bool)
    -> Sentence
  {
    let name = CriterionNumber(criterion).map { WCAGCatalogue.shared[$0].label } ?? criterion
    return
      "\(Self.verdict(passes)) \(name), \(level): at least \(Self.number(side)) by \(Self.number(side)) CSS pixels"
  }

  private static func verdict(_ passes: Bool) -> Sentence { passes ? "passes" : "fails " }

  /// How large it is on the screen: no verdict, because the norms above do not count in millimetres.
  private var millimetres: Sentence {
    let advice: Sentence =
      "Android's guide recommends \(Self.number(TargetCheck.finger.lowerBound)) to \(Self.number(TargetCheck.finger.upperBound)) mm; this is no norm of its own and changes no verdict."
    guard let size = check.millimetres else {
      return
        "For information: size in millimetres not known; `--density` and `--ppi` give it. \(advice)"
    }
    let about: Sentence = check.isMeasured ? "" : "about "
    return "For information: \(about)\(Self.words(size)) mm. \(advice)"
  }

  /// What makes up for a size below the minimum, as far as numbers tell it.
  private var spacing: Sentence? {
    guard let gap = check.gapForSpacing else { return nil }
    let parts = [
      gap.across.map { "\(Self.raised($0)) to those beside it" },
      gap.down.map { "\(Self.raised($0)) to those above and below" },
    ].compactMap(\.self).joined(separator: ", ")
    return
      "Spacing exception of 2.5.8: targets of this size need a gap of at least \(parts) (CSS pixels)."
  }

  /// "34 by 40".
  private static func words(_ size: TargetSize) -> Sentence {
    "\(number(size.width)) by \(number(size.height))"
  }

  /// With one decimal where it is no whole number, cut off: a size below a limit never reads as the limit.
  private static func number(_ value: Double) -> String {
    tenths(Int((value * 10).rounded(.down)))
  }

  /// The same, rounded up: a gap that is needed never reads as less. A millionth is what counting in halves leaves over.
  private static func raised(_ value: Double) -> String {
    tenths(Int((value * 10 - 1e-6).rounded(.up)))
  }

  private static func tenths(_ count: Int) -> String {
    count % 10 == 0 ? "\(count / 10)" : "\(count / 10).\(count % 10)"
  }
}
