package import JSON
package import Localization
import Measures
import Records
package import Statistics

/// Writes measured numbers, the same way in every report.
///
/// Shares are whole per cent, times are whole seconds, other values have one decimal unless told otherwise. Halves
/// are rounded away from zero. Text for people has the minus sign U+2212, which is read aloud; data have a hyphen.
package enum Figure {
  /// "67.5", "3", "−0.8": a number with at most so many decimals, without zeros at the end.
  ///
  /// - `places`: 0 to 6.
  /// - Returns: "no number" for a value that is infinite or not a number.
  package static func decimal(_ value: Double, places: Int = 1) -> Sentence {
    guard value.isFinite else { return "no number" }
    let text = plain(value, places: places)
    return Sentence(
      text: text.utf8.first == UInt8(ascii: "-") ? "−" + text.dropFirst() : text)
  }

  /// "67.5", "-0.8": the same as data, for CSV cells and coordinates.
  package static func plain(_ value: Double, places: Int = 1) -> String {
    guard value.isFinite, abs(value) < 1e9 else {
      return value.isFinite ? "\(value)" : "no number"
    }
    let scale = powersOfTen[min(max(places, 0), powersOfTen.count - 1)]
    let scaled = Int((abs(value) * Double(scale)).rounded())
    guard scaled > 0 else { return "0" }
    let whole = (value < 0 ? "-" : "") + String(scaled / scale)
    var rest = scaled % scale
    guard rest > 0 else { return whole }
    var digits = String(scale + rest).dropFirst()
    while rest.isMultiple(of: 10) {
      rest /= 10
      digits = digits.dropLast()
    }
    return whole + "." + digits
  }

  /// "33 %"; only nothing is 0 % and only everything is 100 %.
  package static func percent(_ share: Proportion) -> Sentence { share.words }

  /// "1 min 12 s", to the nearest second; "under 1 s" below half a second.
  package static func time(_ time: TaskTime) -> Sentence {
    let seconds = (time.milliseconds + 500) / 1000
    return seconds == 0 ? "under 1 s" : ElapsedText.words(seconds * 1000)
  }

  /// "33 % to 91 %".
  package static func interval(_ interval: Interval<Proportion>) -> Sentence {
    "\(percent(interval.low)) to \(percent(interval.high))"
  }

  /// "41 s to 2 min 5 s".
  package static func interval(_ interval: Interval<TaskTime>) -> Sentence {
    "\(time(interval.low)) to \(time(interval.high))"
  }

  /// "58.3 to 76.7".
  package static func interval<Value: Quantity>(
    _ interval: Interval<Value>, places: Int = 1
  ) -> Sentence {
    "\(decimal(interval.low.number, places: places)) to "
      + decimal(interval.high.number, places: places)
  }

  /// A number for JSON with at most six decimals; `null` for a value that is infinite or not a number.
  package static func json(_ value: Double) -> JSONValue {
    value.isFinite ? .number(plain(value, places: 6)) : .null
  }

  private static let powersOfTen = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}

extension Figure {
  /// "only 4.5 and 6": single values, where there are too few for a mean.
  package static func singles(_ values: [Sentence]) -> Sentence { "only \(Sentence.list(values))" }

  /// "60 %"; `nil` for fewer people than a share is told of.
  package static func share(_ count: SuccessCount) -> Sentence? {
    Minimum.share.isReached(by: count.attempts.count) ? count.share.map(percent) : nil
  }

  /// "23 % to 88 %"; `nil` for fewer people than a share is told of.
  package static func told(_ interval: Interval<Proportion>) -> Sentence? {
    Minimum.share.isReached(by: interval.sampleSize.count) ? Figure.interval(interval) : nil
  }

  /// "41 s to 2 min 5 s"; `nil` where both ends read the same: such an interval tells nothing.
  package static func told(_ interval: Interval<TaskTime>) -> Sentence? {
    let (low, high) = (time(interval.low), time(interval.high))
    return low == high ? nil : "\(low) to \(high)"
  }
}
