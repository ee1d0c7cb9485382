import JSON
import Localization

/// Contradictions among items, categories, options and the range.
enum AnswerFaults {
  typealias Fault = InstrumentRules.Fault

  static func list(_ instrument: Instrument) -> [Fault] {
    empty(instrument) + items(instrument) + options(instrument) + range(instrument)
  }

  /// A scale may have neither levels nor items: then its values are what the scale itself writes.
  private static func empty(_ instrument: Instrument) -> [Fault] {
    guard instrument.items.isEmpty, instrument.kind == .questionnaire else { return [] }
    return [
      Fault(["items"], "a questionnaire has items, and this one has none", fix: "add its items")
    ]
  }

  private static func items(_ instrument: Instrument) -> [Fault] {
    let categories = instrument.categories.map(\.id)
    var faults: [Fault] = []
    for item in instrument.items {
      let path = ["items", item.id]
      if let category = item.category,
        !categories.contains(where: { Text.isSame($0, category) })
      {
        faults.append(
          InstrumentRules.unknown(path + ["category"], "category", category, among: categories))
      }
      let limits = AnswerRule(item, in: instrument).limits
      if limits == nil, item.isReversed || !instrument.scores.isEmpty {
        faults.append(
          Fault(
            path, "no answer to this item counts as a number, so it cannot be scored",
            fix: "give the instrument a range, or options with numbers"))
      }
    }
    return faults
  }

  private static func options(_ instrument: Instrument) -> [Fault] {
    let items = instrument.items.map(\.id)
    return instrument.options.flatMap { option in
      option.items.filter { id in !items.contains { Text.isSame($0, id) } }.map {
        InstrumentRules.unknown(["options", option.id, "items"], "item", $0, among: items)
      }
    }
  }

  private static func range(_ instrument: Instrument) -> [Fault] {
    guard let range = instrument.range else { return [] }
    if range.lowest >= range.highest {
      return [
        Fault(
          ["range", "highest"], "the highest answer is not above the lowest one",
          fix: "correct the two ends")
      ]
    }
    let steps = (range.highest - range.lowest) / range.step
    guard range.step > 0, abs(steps - steps.rounded()) < 1e-6 else {
      return [
        Fault(
          ["range", "step"], "steps of this size do not lead from the lowest to the highest answer",
          fix: "choose a step that divides the range, such as 1")
      ]
    }
    return []
  }
}
