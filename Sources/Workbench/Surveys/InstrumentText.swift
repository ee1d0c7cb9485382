package import Localization
import Measures
package import Records
import Wording

/// An instrument in words.
package enum InstrumentText {
  /// "questionnaire, 10 items, our own paraphrase, en".
  package static func summary(_ instrument: Instrument) -> Sentence {
    var parts: [Sentence] = [instrument.kind?.label ?? "instrument"]
    if !instrument.items.isEmpty {
      parts.append(Sentence.count(instrument.items.count, "item", "items"))
    }
    if !instrument.levels.isEmpty {
      parts.append(Sentence.count(instrument.levels.count, "level", "levels"))
    }
    if instrument.isPerTask { parts.append("after each task") }
    if let wording = instrument.wordingStatus { parts.append(wording.label) }
    if let language = instrument.language { parts.append("\(language)") }
    return parts.joined(separator: ", ")
  }

  /// What an item takes: "1 (not at all) to 5 (completely)", or its options.
  package static func answers(_ rule: AnswerRule) -> Sentence {
    if let range = rule.range {
      let ends: Sentence = "\(end(range.lowest, low(rule))) to \(end(range.highest, high(rule)))"
      return range.step == 1 ? ends : "\(ends), in steps of \(AnswerRange.text(range.step))"
    }
    if rule.isOpen { return "any words" }
    return rule.options.map { option -> Sentence in
      option.number.map { "\(option.label) (\(AnswerRange.text($0)))" }
        ?? "\(option.label) (no answer)"
    }.joined(separator: "; ")
  }

  /// "1: not at all. 5: completely."; empty where nothing says what the ends mean.
  package static func ends(_ rule: AnswerRule) -> Sentence {
    guard let range = rule.range else { return "" }
    let ends = [(range.lowest, low(rule)), (range.highest, high(rule))]
    return ends.compactMap { number, label in
      label.map { "\(AnswerRange.text(number)): \($0)." }
    }.joined(separator: " ")
  }

  private static func end(_ number: Double, _ label: String?) -> Sentence {
    label.map { "\(AnswerRange.text(number)) (\($0))" } ?? "\(AnswerRange.text(number))"
  }

  private static func low(_ rule: AnswerRule) -> String? {
    rule.item.lowLabel ?? rule.range?.lowLabel
  }

  private static func high(_ rule: AnswerRule) -> String? {
    rule.item.highLabel ?? rule.range?.highLabel
  }

  /// The rule of a score as one sentence.
  package static func rule(_ score: InstrumentScore, _ instrument: Instrument) -> Sentence {
    var sentence: Sentence = "\(rule(score)) of \(parts(score, instrument))"
    if let threshold = score.atLeast { sentence += ", threshold \(AnswerRange.text(threshold))" }
    if score.add > 0 { sentence += ", plus \(AnswerRange.text(score.add))" }
    if score.add < 0 { sentence += ", minus \(AnswerRange.text(-score.add))" }
    if score.multiply != 1 { sentence += ", times \(AnswerRange.text(score.multiply))" }
    if score.divide != 1 { sentence += ", divided by \(AnswerRange.text(score.divide))" }
    sentence += "; \(score.missing.label)"
    if let least = score.leastAnswered { sentence += ", at least \(least) are needed" }
    if let direction = score.direction { sentence += "; \(direction.label)" }
    return sentence + "."
  }

  private static func rule(_ score: InstrumentScore) -> Sentence {
    switch score.rule {
    case .countAtLeast: "number that reaches the threshold"
    case .allOf: "yes if every one reaches the threshold,"
    case .anyOf: "yes if any one reaches the threshold,"
    case .oneInEach: "yes if at least one in each category reaches the threshold,"
    case .lowest: "lowest"
    case .highest: "highest"
    case let rule?: rule.label
    case nil: "no rule"
    }
  }

  private static func parts(_ score: InstrumentScore, _ instrument: Instrument) -> Sentence {
    if !score.parts.isEmpty { return "the scores \(score.parts.joined(separator: ", "))" }
    let categories: Sentence =
      score.categories.isEmpty ? "" : " of \(score.categories.joined(separator: ", "))"
    if score.items.isEmpty {
      let items: Sentence = categories.isEmpty ? "all items" : "the items\(categories)"
      return items + reversed(instrument)
    }
    return "\(score.items.joined(separator: ", "))\(categories)" + reversed(instrument)
  }

  private static func reversed(_ instrument: Instrument) -> Sentence {
    instrument.items.contains(where: \.isReversed) ? " (reversed items turned round)" : ""
  }

  /// The title without a remark that it is paraphrased.
  package static func plainTitle(_ title: String) -> String {
    let ending = ", paraphrased"
    return title.hasSuffix(ending) ? String(title.dropLast(ending.count)) : title
  }

  /// A caution without the two sentences that stand in it only while the words are ours.
  package static func withoutParaphrase(_ caution: String) -> String {
    caution.split(separator: paraphrase, omittingEmptySubsequences: true)
      .map { PlainText.trimmed(String($0)) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static let paraphrase =
    "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument."
}
