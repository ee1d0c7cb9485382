package import Calculators
package import JSON

/// What a check of contrast says, for other programs.
package enum ContrastJSON {
  /// - `requirement`: The one that decides whether the pair is good enough.
  package static func value(
    _ check: ContrastCheck, deciding requirement: ContrastRequirement
  ) -> JSONValue {
    .object(
      JSONObject([
        "apca": apca(check.perceptual),
        "background": colour(check.background, seen: check.seenBackground),
        "nearest": nearest(check, requirement),
        "passes": .bool(check.meets(requirement)),
        "ratio": .number("\(check.ratio.value)"),
        "ratioText": .string(check.ratio.description),
        "text": colour(check.text, seen: check.seenText),
        "use": .string(requirement.use.rawValue),
        "verdicts": .array(ContrastRequirement.all.map { verdict(check, $0) }),
      ]))
  }

  private static func apca(_ contrast: PerceptualContrast) -> JSONValue {
    .object(
      JSONObject([
        "lc": .number("\(contrast.value)"), "version": .string(PerceptualContrast.version),
        "isCriterion": .bool(false),
      ]))
  }

  private static func colour(_ given: Colour, seen: Colour) -> JSONValue {
    .object(
      JSONObject([
        "given": .string(given.description), "seen": .string(seen.description),
        "luminance": .number("\(seen.relativeLuminance)"),
      ]))
  }

  private static func verdict(
    _ check: ContrastCheck, _ requirement: ContrastRequirement
  ) -> JSONValue {
    .object(
      JSONObject([
        "criterion": .string(requirement.criterion),
        "least": .number("\(requirement.least.value)"),
        "level": .string(requirement.isEnhanced ? "AAA" : "AA"),
        "passes": .bool(check.meets(requirement)), "use": .string(requirement.use.rawValue),
      ]))
  }

  /// `null` where the pair is good enough as it is.
  private static func nearest(
    _ check: ContrastCheck, _ requirement: ContrastRequirement
  ) -> JSONValue {
    if check.meets(requirement) { return .null }
    return .object(
      JSONObject([
        "background": pair(check.backgrounds(reaching: requirement)),
        "text": pair(check.texts(reaching: requirement)),
      ]))
  }

  private static func pair(_ colours: NearestColours) -> JSONValue {
    let text = { (colour: Colour?) in
      colour.map { JSONValue.string($0.description) } ?? .null
    }
    return .object(
      JSONObject(["darker": text(colours.darker), "lighter": text(colours.lighter)]))
  }
}
