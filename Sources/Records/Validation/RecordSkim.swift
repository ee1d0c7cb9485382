import JSON

/// Goes once over the bytes of a record and tells whether it is certainly sound, and where its parts stand.
///
/// What it passes, ``RecordValidator`` finds no fault in, and no part of it is erased or the record deleted. What it does
/// not pass may be sound all the same: keys that do not rise, an escape in an id, a fraction. Whoever asks then reads the
/// file whole.
struct RecordSkim {
  /// A member of the record, or an entry of the map that is watched.
  struct Part {
    /// Without the quotation marks.
    let key: Range<Int>
    let value: Range<Int>
  }

  private(set) var members: [Part] = []
  var entries: [Part] = []
  /// The texts of the watched field of each entry, without quotation marks; empty where there is none.
  var texts: [Range<Int>] = []
  /// The largest number of milliseconds that stands anywhere.
  var longest = 0

  let table: RuleTable
  private let id: [UInt8]
  let watchedMap: Int
  let watchedText: Int
  var text = 0..<0
  /// What the object that is read has of the keys that belong to no field.
  var seen: Seen = []

  struct Seen: OptionSet {
    let rawValue: UInt8
    static let id = Seen(rawValue: 1)
    static let origins = Seen(rawValue: 2)
    static let format = Seen(rawValue: 4)
  }

  enum Level { case root, entry, namedEntry }

  /// - Parameters:
  ///   - id: What the id of the record must be.
  ///   - map: The field of the record whose entries are wanted.
  ///   - text: The field of these entries whose text is wanted.
  /// - Returns: `nil` where the bytes are not certain to be sound.
  init?(
    _ bytes: Span<UInt8>, _ table: RuleTable, id: String, map: String = "", text: String = ""
  ) {
    self.table = table
    self.id = Array(id.utf8)
    let watched = table.index(of: map)
    watchedMap = watched ?? -1
    watchedText =
      watched.flatMap { index in
        table.rules[index].range.first { at in
          table.keys[table.rules[at].key].elementsEqual(text.utf8)
        }
      } ?? -1
    members.reserveCapacity(24)
    let start = JSONSkim.endOfSpace(bytes, 0)
    let end = readObject(bytes, start, table.root, .root)
    guard end > 0, JSONSkim.endOfSpace(bytes, end) == bytes.count else { return nil }
  }

  // MARK: Objects

  mutating func readObject(
    _ bytes: Span<UInt8>, _ start: Int, _ fields: Range<Int>, _ level: Level
  ) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return JSONSkim.unsure }
    seen = []
    var at = JSONSkim.endOfSpace(bytes, start &+ 1)
    var next = fields.lowerBound
    var last = JSONSkim.none
    var isFirst = true
    while at < bytes.count {
      if isFirst, bytes[at] == UInt8(ascii: "}") { break }
      isFirst = false
      guard bytes[at] == UInt8(ascii: "\"") else { return JSONSkim.unsure }
      let end = JSONSkim.endOfRisingText(bytes, at, after: &last)
      guard end > 0 else { return JSONSkim.unsure }
      let key = last
      let value = JSONSkim.endOfColon(bytes, end)
      guard value > 0, value < bytes.count, let rule = rule(bytes, key, &next, fields) else {
        return JSONSkim.unsure
      }
      at =
        rule >= 0 ? readField(bytes, value, rule) : readOther(bytes, key, value, level)
      guard at > 0 else { return JSONSkim.unsure }
      if level == .root { members.append(Part(key: key, value: value..<at)) }
      at = JSONSkim.endOfSpace(bytes, at)
      guard at < bytes.count else { return JSONSkim.unsure }
      if bytes[at] == UInt8(ascii: "}") { break }
      guard bytes[at] == UInt8(ascii: ",") else { return JSONSkim.unsure }
      at = JSONSkim.endOfSpace(bytes, at &+ 1)
    }
    guard at < bytes.count, isWhole(next..<fields.upperBound, level) else { return JSONSkim.unsure }
    return at &+ 1
  }

  /// The field that a key names, from the next one on; -1 for none, `nil` where one was left out that must be there.
  private func rule(
    _ bytes: Span<UInt8>, _ key: Range<Int>, _ next: inout Int, _ fields: Range<Int>
  ) -> Int? {
    let (rules, keys) = (table.rules.span, table.keys.span)
    let name = bytes.extracting(key)
    while next < fields.upperBound {
      let own = keys.extracting(rules[next].key)
      if name.isSame(as: own) {
        next &+= 1
        return next &- 1
      }
      if name.order(to: own) < 0 { return -1 }
      if rules[next].isRequired { return nil }
      next &+= 1
    }
    return -1
  }

  /// Whether nothing is missing that must be there.
  private func isWhole(_ left: Range<Int>, _ level: Level) -> Bool {
    for index in left where table.rules[index].isRequired { return false }
    return switch level {
    case .root: seen == [.id, .origins, .format]
    case .namedEntry: seen.contains(.origins)
    case .entry: true
    }
  }

  // MARK: Keys that belong to no field

  private mutating func readOther(
    _ bytes: Span<UInt8>, _ key: Range<Int>, _ start: Int, _ level: Level
  ) -> Int {
    let end = JSONSkim.endOfValue(bytes, start)
    guard end > 0 else { return JSONSkim.unsure }
    let name = bytes.extracting(key)
    switch key.count {
    case 2 where level == .root && name.isSame(as: SystemKey.id):
      guard bytes[start] == UInt8(ascii: "\""),
        bytes.extracting(start &+ 1..<end &- 1).isSame(as: id.span),
        RecordID.isWellFormed(id.span)
      else { return JSONSkim.unsure }
      seen.insert(.id)
    case 4 where name.isSame(as: SystemKey.sync):
      guard isSync(bytes, start..<end) else { return JSONSkim.unsure }
    case 6 where name.isSame(as: SystemKey.erased):
      guard bytes[start] == UInt8(ascii: "f") || bytes[start] == UInt8(ascii: "n") else {
        return JSONSkim.unsure
      }
    case 7 where name.isSame(as: SystemKey.origins):
      // Whatever stands there in an entry with a random key is no fault.
      if level == .entry { break }
      guard isOrigins(bytes, start) else { return JSONSkim.unsure }
      seen.insert(.origins)
    case 7 where level == .root && name.isSame(as: SystemKey.format):
      guard isFormat(bytes, start..<end) else { return JSONSkim.unsure }
      seen.insert(.format)
    default: break
    }
    return end
  }

  private func isSync(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if bytes[range.lowerBound] == UInt8(ascii: "n") { return true }
    return RecordValidator.isSync(range.map { bytes[$0] })
  }

  private func isFormat(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count == table.line.count &+ 2, bytes[range.lowerBound] == UInt8(ascii: "\"") else {
      return false
    }
    return bytes.extracting(range.lowerBound &+ 1..<range.upperBound &- 1)
      .isSame(as: table.line.span)
  }

  private func isOrigins(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "[") else { return false }
    var count = 0
    let end = SkimmedList.read(bytes, start) { text in
      count += 1
      return WriteIDText.isOrigin(text)
    }
    return end > 0 && count > 0
  }
}
