import Calculators
import CommandLine
import Localization
import Records
import Wording

/// A check of contrast in words, what matters first.
struct ContrastText {
  private let check: ContrastCheck
  private let requirement: ContrastRequirement

  init(_ check: ContrastCheck, _ requirement: ContrastRequirement) {
    self.check = check
    self.requirement = requirement
  }

  func show(_ console: Console) {
    console.line("\(check.ratio), \(check.seenText) on \(check.seenBackground)")
    if check.isMixed {
      console.line("Seen through: \(check.text) on \(check.background) as given.")
    }
    for requirement in ContrastRequirement.all { console.line("\(line(requirement))") }
    console.line(
      "For information, no criterion: APCA \(check.perceptual) (\(PerceptualContrast.version)).")
    guard !check.meets(requirement) else { return }
    console.line(
      "Nearest colours that reach \(Self.limit(requirement)) for \(requirement.use.label):")
    let texts = words(check.texts(reaching: requirement))
    let backs = words(check.backgrounds(reaching: requirement))
    console.line("  text: \(texts)")
    console.line("  background: \(backs)")
  }

  /// "passes 1.4.3 Contrast (Minimum), AA: normal text needs 4.5:1".
  private func line(_ requirement: ContrastRequirement) -> Sentence {
    let name =
      CriterionNumber(requirement.criterion).map { WCAGCatalogue.shared[$0].label }
      ?? requirement.criterion
    let limit = Self.limit(requirement)
    let wish: Sentence =
      requirement.use == .text || requirement.use == .large
      ? "\(requirement.use.label) needs \(limit)" : "\(requirement.use.label) need \(limit)"
    return
      "\(ContrastText.verdict(check.meets(requirement))) \(name), \(requirement.isEnhanced ? "AAA" : "AA"): \(wish)"
  }

  /// "passes", or "fails" with a blank behind it, so that columns stand.
  static func verdict(_ passes: Bool) -> Sentence { passes ? "passes" : "fails " }

  /// "4.5:1", "7:1".
  static func limit(_ requirement: ContrastRequirement) -> Sentence {
    let value = requirement.least.value
    return value == value.rounded() ? "\(Int(value)):1" : "\(value):1"
  }

  private func words(_ colours: NearestColours) -> Sentence {
    let parts = [
      colours.darker.map { "\($0) (darker)" as Sentence },
      colours.lighter.map { "\($0) (lighter)" as Sentence },
    ].compactMap(\.self)
    return parts.isEmpty
      ? "none; even black and white do not reach it" : parts.joined(separator: ", ")
  }
}
