import Records

/// Takes a study's P-numbers out of what people wrote, for the edition for sharing.
struct NumberMask {
  /// What stands in place of a number.
  static let replacement = "a participant"

  /// Whole ids and short numbers, in small letters; empty where nothing is masked.
  private var names: Set<[UInt8]> = []
  /// The tails of ids by their short numbers: people type them as far as they like.
  private var tails: [[UInt8]: [[UInt8]]] = [:]
  /// The numbers, for references in other forms such as `P7` and `Participant 7`.
  private var numbers: Set<Int> = []

  /// - Complexity: O(*n*) in the number of notes; the team's edition masks nothing and costs nothing.
  init(_ records: StudyRecords, edition: Edition) {
    guard edition == .share else { return }
    var ids = Set(records.participants.map(\.id))
    for meeting in records.sessions {
      ids.formUnion(meeting.session.participants)
      ids.formUnion(meeting.session.attempts.compactMap(\.participant))
      for log in meeting.logs {
        for note in log.observations.indices {
          if let id = log.observations[note].participant { ids.insert(id) }
        }
      }
    }
    for finding in records.findings {
      for round in finding.rounds { ids.formUnion(round.retestedWith) }
    }
    for id in ids { add(id) }
  }

  private mutating func add(_ id: RecordID) {
    if let number = RecordID.participantNumber(id.string) { numbers.insert(number) }
    let whole = Array(id.folded.utf8)
    names.insert(whole)
    let short = Array(id.short.lowercased().utf8)
    guard short.count < whole.count else { return }
    names.insert(short)
    tails[short, default: []].append(Array(whole.dropFirst(short.count + 1)))
  }

  /// The text with every number that stands as a whole word replaced, in capital or small letters.
  ///
  /// Only ASCII letters and digits make a word: scripts without spaces put others beside a number.
  func text(_ text: String) -> String {
    guard !names.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var (at, kept, isInWord) = (0, 0, false)
    while at < bytes.count {
      guard Self.isWord(bytes[at]) else {
        isInWord = false
        at += 1
        continue
      }
      if !isInWord, let end = end(of: bytes, from: at) ?? endOfReference(bytes, from: at) {
        result += bytes[kept..<at]
        result += Self.replacement.utf8
        (at, kept) = (end, end)
      } else {
        isInWord = true
        at += 1
      }
    }
    guard kept > 0 else { return text }
    return String(decoding: result + bytes[kept...], as: UTF8.self)
  }

  func text(_ text: Verbatim) -> Verbatim { names.isEmpty ? text : Verbatim(self.text(text.words)) }

  /// Where a number that begins at a word ends; the longest one wins.
  private func end(of bytes: [UInt8], from start: Int) -> Int? {
    var folded: [UInt8] = []
    var found: Int?
    var at = start
    while folded.count <= RecordID.longest {
      let segment = at
      while at < bytes.count, Self.isWord(bytes[at]) {
        folded.append(Self.folded(bytes[at]))
        at += 1
      }
      guard at > segment else { break }
      if names.contains(folded) {
        found = at
      } else if let dash = folded.firstIndex(of: Self.hyphen),
        tails[Array(folded[..<dash])]?.contains(where: { $0.starts(with: folded[(dash + 1)...]) })
          == true
      {
        found = at
      }
      guard at < bytes.count, bytes[at] == Self.hyphen else { break }
      folded.append(Self.hyphen)
      at += 1
    }
    return found
  }

  /// Where a reference ends that has one of the numbers in another form; in small letters, `p 7` may be a page.
  private func endOfReference(_ bytes: [UInt8], from start: Int) -> Int? {
    guard Self.folded(bytes[start]) == UInt8(ascii: "p") else { return nil }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let letters = bytes[start...].prefix { Self.isWord($0) && !isDigit($0) }
    let between = bytes[letters.endIndex...].prefix { " -#".utf8.contains($0) }
    let digits = bytes[between.endIndex...].prefix(while: isDigit)
    let end = digits.endIndex
    guard letters.count > 1 || between.isEmpty || bytes[start] == UInt8(ascii: "P"),
      end == bytes.count || !Self.isWord(bytes[end]),
      let reference = NumberedReference(String(decoding: bytes[start..<end], as: UTF8.self)),
      numbers.contains(reference.number)
    else { return nil }
    return end
  }

  private static let hyphen = UInt8(ascii: "-")

  static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }

  static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7a).contains(folded(byte))
  }
}

/// Recognises P-numbers in what people type, whichever study they belong to.
package enum NumbersInWords {
  /// Whether a P-number stands in a text as a whole word: P and digits, with or without the four letters of the whole id,
  /// in capital or small letters.
  ///
  /// As in the edition for sharing only ASCII letters and digits make a word.
  package static func holdsOne(_ text: String) -> Bool {
    text.utf8.split(whereSeparator: { !NumberMask.isWord($0) }).contains { word in
      guard let first = word.first, NumberMask.folded(first) == UInt8(ascii: "p") else {
        return false
      }
      return word.count > 1 && word.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
