package import Calculators
package import JSON
import Localization

/// What a check of a target's size says, for other programs; `null` stands for what cannot be told.
package enum TargetJSON {
  package static func value(_ check: TargetCheck, passes: Bool) -> JSONValue {
    .object(
      JSONObject([
        "advice": advice(check), "density": number(check.density),
        "enhanced": limit("2.5.5", "AAA", TargetCheck.enhanced, check.meetsEnhanced),
        "finger": .object(
          JSONObject([
            "from": number(TargetCheck.finger.lowerBound),
            "to": number(TargetCheck.finger.upperBound),
            "source": .string("Android's accessibility guide"), "isVerdict": .bool(false),
          ])),
        "gapForSpacing": gap(check),
        "millimetres": size(check.millimetres),
        "millimetresMeasured": .bool(check.isMeasured),
        "minimum": limit("2.5.8", "AA", TargetCheck.minimum, check.meetsMinimum),
        "passes": .bool(passes), "pixels": size(check.pixels),
        "platform": .string(check.platform.rawValue), "size": size(check.size),
        "unit": .string(check.platform.units.plain()),
      ]))
  }

  private static func limit(
    _ criterion: String, _ level: String, _ side: Double, _ passes: Bool
  ) -> JSONValue {
    .object(
      JSONObject([
        "criterion": .string(criterion), "level": .string(level), "passes": .bool(passes),
        "side": number(side),
      ]))
  }

  private static func advice(_ check: TargetCheck) -> JSONValue {
    check.platform.advisedSide.map { side in
      .object(JSONObject(["passes": flag(check.meetsAdvice), "side": number(side)]))
    } ?? .null
  }

  private static func gap(_ check: TargetCheck) -> JSONValue {
    check.gapForSpacing.map { gap in
      .object(JSONObject(["across": number(gap.across), "down": number(gap.down)]))
    } ?? .null
  }

  private static func size(_ size: TargetSize?) -> JSONValue {
    size.map {
      .object(JSONObject(["height": number($0.height), "width": number($0.width)]))
    } ?? .null
  }

  private static func number(_ value: Double?) -> JSONValue {
    value.map { .number($0 == $0.rounded() && abs($0) < 1e9 ? "\(Int($0))" : "\($0)") } ?? .null
  }

  private static func flag(_ value: Bool?) -> JSONValue { value.map { .bool($0) } ?? .null }
}
