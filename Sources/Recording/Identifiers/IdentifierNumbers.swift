import JSON
import Records

/// Dates, phone numbers, postcodes and other long numbers.
enum IdentifierNumbers {
  /// Whole dates in digits or with a month's name, and years of birth.
  static func dates(_ text: IdentifierText) -> [Range<Int>] {
    inDigits(text) + withMonths(text) + ofBirth(text)
  }

  /// `3.4.1956`, `03/04/56`, `1956-04-03`; a criterion's number is none.
  private static func inDigits(_ text: IdentifierText) -> [Range<Int>] {
    runs(text).compactMap { run in
      let words = text.string(run)
      guard let mark = words.unicodeScalars.first(where: { "./-".unicodeScalars.contains($0) }),
        Place(words) == nil
      else { return nil }
      let parts = words.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false)
        .map { $0.allSatisfy(IdentifierText.isDigit) ? $0.count : 0 }
      guard parts.count == 3, (1...2).contains(parts[1]) else { return nil }
      let isDayFirst = (1...2).contains(parts[0]) && (parts[2] == 2 || parts[2] == 4)
      return isDayFirst || parts[0] == 4 && (1...2).contains(parts[2]) ? run : nil
    }
  }

  /// `3 April 1956`, `April 3, 1956`, `3. April`, `avril 1956`.
  private static func withMonths(_ text: IdentifierText) -> [Range<Int>] {
    text.words.compactMap { word in
      guard IdentifierWords.months.contains(Text(word.lower)) else { return nil }
      var range = word.range
      let before = skipBack(text, range.lowerBound, over: " .\u{a0}of de")
      if text.isDigit(before - 1) {
        var start = before - 1
        while text.isDigit(start - 1) { start -= 1 }
        if before - start <= 2 { range = start..<range.upperBound }
      }
      var next = range.upperBound
      while let scalar = text[at: next], " .,\u{a0}".unicodeScalars.contains(scalar) { next += 1 }
      while text.isDigit(next) {
        var end = next
        while text.isDigit(end) { end += 1 }
        guard end - next <= 2 || end - next == 4 else { break }
        range = range.lowerBound..<end
        next = end
        while let scalar = text[at: next], " .,\u{a0}".unicodeScalars.contains(scalar) { next += 1 }
      }
      return range == word.range ? nil : range
    }
  }

  private static func skipBack(_ text: IdentifierText, _ from: Int, over marks: String) -> Int {
    var at = from
    while at > 0, marks.unicodeScalars.contains(text.scalars[at - 1]) { at -= 1 }
    return at
  }

  /// The year behind "born", "geboren", "née".
  private static func ofBirth(_ text: IdentifierText) -> [Range<Int>] {
    text.words.compactMap { word in
      guard IdentifierWords.born.contains(Text(word.lower)) else { return nil }
      let end = word.range.upperBound
      guard let start = (end..<min(end + 12, text.scalars.count)).first(where: text.isDigit)
      else { return nil }
      var last = start
      while text.isDigit(last) { last += 1 }
      return last - start == 4 ? start..<last : nil
    }
  }

  /// Numbers that may belong to somebody: of the internet, of social security, of bank cards, of phones, and others.
  static func groups(_ text: IdentifierText) -> [(IdentifierCandidate.Kind, [Range<Int>])] {
    var named: [IdentifierCandidate.Kind: [Range<Int>]] = [:]
    var phones: [Range<Int>] = []
    var others: [Range<Int>] = lettered(text)
    for run in runs(text) {
      if let kind = kind(of: text.string(run)) {
        named[kind, default: []].append(run)
        continue
      }
      let digits = run.count { text.isDigit($0) }
      let first = text.scalars[run.lowerBound]
      let isMarked = first == "+" || first == "(" || first == "0" || first == "\u{ff10}"
      if isMarked && digits >= 7 || digits >= 9 && digits < run.count {
        phones.append(run)
      } else if digits >= 5 || isPostcode(text, run) {
        others.append(run)
      }
    }
    return [
      (.internetAddress, named[.internetAddress] ?? []),
      (.socialSecurity, named[.socialSecurity] ?? []), (.card, named[.card] ?? []),
      (.phone, phones), (.number, others),
    ]
  }

  /// What numbers with a form of their own are.
  private static func kind(of number: String) -> IdentifierCandidate.Kind? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 4, parts.allSatisfy({ $0.map { (0...255).contains($0) } ?? false }) {
      return .internetAddress
    }
    let groups = number.split(separator: "-", omittingEmptySubsequences: false)
    if groups.map(\.utf8.count) == [3, 2, 4], groups.allSatisfy({ Int($0) != nil }) {
      return .socialSecurity
    }
    let digits = number.utf8.filter { (0x30...0x39).contains($0) }.map { Int($0) - 0x30 }
    return (13...19).contains(digits.count) && isCard(digits) ? .card : nil
  }

  /// The check digit of bank cards, by the rule of Luhn (ISO/IEC 7812-1, annex B).
  private static func isCard(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.offset % 2 == 1 ? digit.element * 2 : digit.element
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum % 10 == 0 && digits.contains { $0 != 0 }
  }

  /// Four digits before a capitalised word: `8001 Zürich`, `1012 AB`.
  private static func isPostcode(_ text: IdentifierText, _ run: Range<Int>) -> Bool {
    guard run.count == 4, text[at: run.upperBound] == " " else { return false }
    return text[at: run.upperBound + 1]?.properties.isUppercase ?? false
  }

  /// Postcodes of letters and digits, such as `SW1A 1AA` and `K1A 0B1`.
  private static func lettered(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < text.scalars.count {
      guard isCapital(text, at), !text.isLetter(at - 1), !text.isDigit(at - 1),
        let range = ["A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA", "A9A 9A9"]
          .lazy.compactMap({ fits(text, at, $0) }).first
      else {
        at += 1
        continue
      }
      found.append(range)
      at = range.upperBound
    }
    return found
  }

  static func fits(_ text: IdentifierText, _ start: Int, _ form: String) -> Range<Int>? {
    var at = start
    for sign in form.utf8 {
      let isThere =
        switch sign {
        case UInt8(ascii: "A"): isCapital(text, at)
        case UInt8(ascii: "9"): text.isDigit(at)
        default: text[at: at] == Unicode.Scalar(sign)
        }
      guard isThere else { return nil }
      at += 1
    }
    return text.isLetter(at) || text.isDigit(at) ? nil : start..<at
  }

  static func isCapital(_ text: IdentifierText, _ at: Int) -> Bool {
    text[at: at].map { ("A"..."Z").contains($0) || "ÄÖÜ".unicodeScalars.contains($0) } ?? false
  }

  /// Digits with single marks between them, without amounts, times and versions.
  private static func runs(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < text.scalars.count {
      let opens = "+(".unicodeScalars.contains(text.scalars[at]) && text.isDigit(at + 1)
      guard text.isDigit(at) || opens else {
        at += 1
        continue
      }
      var end = at + 1
      var last = end
      while let scalar = text[at: end] {
        if IdentifierText.isDigit(scalar) {
          last = end + 1
        } else if !" -./()\u{a0}".unicodeScalars.contains(scalar) || end - last > 1 {
          break
        }
        end += 1
      }
      let isGlued =
        text.isLetter(at - 1) || text.isLetter(last) || text[at: last] == ":"
        || text[at: at - 1] == ":" || text[at: last] == "%"
      if !isGlued { found += pieces(text, at..<last) }
      at = max(last, at + 1)
    }
    return found
  }

  /// A run as one, or its parts at spaces where it is too short to be one number.
  private static func pieces(_ text: IdentifierText, _ run: Range<Int>) -> [Range<Int>] {
    let digits = run.count { text.isDigit($0) }
    if digits >= 7 { return [run] }
    return text.scalars[run].indices.split { text.scalars[$0] == " " }.compactMap { part in
      guard let first = part.first, let last = part.last else { return nil }
      return first..<(last + 1)
    }
  }
}
