import Calculators
import CommandLine
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
    console.out("\(check.ratio), \(check.seenText) on \(check.seenBackground)\n")
    if check.isMixed {
      console.out("Seen through: \(check.text) on \(check.background) as given.\n")
    }
    for requirement in ContrastRequirement.all { console.out(line(requirement) + "\n") }
    console.out(
      "For information, no criterion: APCA \(check.perceptual) (\(PerceptualContrast.version)).\n")
    guard !check.meets(requirement) else { return }
    console.out(
      "Nearest colours that reach \(Self.limit(requirement)) for \(requirement.use.label):\n")
    let texts = words(check.texts(reaching: requirement))
    let backs = words(check.backgrounds(reaching: requirement))
    console.out("  text: \(texts)\n")
    console.out("  background: \(backs)\n")
  }

  /// "passes 1.4.3 Contrast (Minimum), AA: normal text needs 4.5:1".
  private func line(_ requirement: ContrastRequirement) -> String {
    let name =
      CriterionNumber(requirement.criterion).map { WCAGCatalogue.shared[$0].label }
      ?? requirement.criterion
    return
      "\(check.meets(requirement) ? "passes" : "fails ") \(name), \(requirement.isEnhanced ? "AAA" : "AA"): \(requirement.use.label) \(requirement.use == .text || requirement.use == .large ? "needs" : "need") \(Self.limit(requirement))"
  }

  /// "4.5:1", "7:1".
  static func limit(_ requirement: ContrastRequirement) -> String {
    let value = requirement.least.value
    return value == value.rounded() ? "\(Int(value)):1" : "\(value):1"
  }

  private func words(_ colours: NearestColours) -> String {
    let parts = [
      colours.darker.map { "\($0) (darker)" }, colours.lighter.map { "\($0) (lighter)" },
    ].compactMap(\.self)
    return parts.isEmpty
      ? "none; even black and white do not reach it" : parts.joined(separator: ", ")
  }
}
