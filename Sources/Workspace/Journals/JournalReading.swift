/// What the bytes of a journal say: its entries, and where writing may go on.
struct JournalReading {
  /// In the order of their numbers, each number once.
  private(set) var entries: [(number: Int, payload: [UInt8])] = []
  /// Complete lines in the middle that are damaged, missing or out of place.
  private(set) var damagedLines = 0
  /// Where the last append that is complete ends, in bytes; the tail after it is torn.
  private(set) var end = 0
  /// What stands in every line; `nil` when there is neither a header nor a whole line.
  private(set) var tag: [UInt8]?
  /// The header of a newer version was found; nothing else was read.
  private(set) var isNewer = false

  private var open: [(number: Int, payload: [UInt8])] = []
  private var void: Int?
  private var damagedSinceWhole = 0
  private var lastNumber = 0

  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) {
    let span = bytes.span
    var start = 0
    while start < span.count {
      var stop = start
      while stop < span.count, span[stop] != UInt8(ascii: "\n") { stop += 1 }
      guard stop < span.count else { break }
      if start == 0, let header = JournalHeader(span, at: 0..<stop) {
        isNewer = header.isNewer
        if isNewer { return }
        tag = header.tag
        end = stop + 1
      } else if start < stop {
        read(bytes, JournalLine(span, at: start..<stop), endingAt: stop + 1)
      }
      start = stop + 1
    }
    // An append that was cut off ends in whole lines and a part of one. Where a damaged line follows instead, the
    // append was complete once, and its other lines count.
    if !open.isEmpty, damagedSinceWhole > 0 {
      openDamage += damagedSinceWhole
      commit(endingAt: start)
    }
  }

  /// The number of the next entry.
  var nextNumber: Int { (entries.last?.number ?? 0) + 1 }

  private mutating func read(_ bytes: [UInt8], _ line: JournalLine?, endingAt stop: Int) {
    guard let line, tag == nil || tag.map({ bytes[line.tag] == $0[...] }) == true else {
      damagedSinceWhole += 1
      return
    }
    if tag == nil { tag = Array(bytes[line.tag]) }
    if line.mark == JournalLine.Mark.void {
      void = min(void ?? line.number, line.number)
      open.removeAll { $0.number >= line.number }
      lastNumber = line.number - 1
      damagedSinceWhole = 0
      return
    }
    open.append((line.number, Array(bytes[line.payload])))
    let missing = max(0, line.number - lastNumber - 1)
    openDamage += max(missing, damagedSinceWhole)
    damagedSinceWhole = 0
    lastNumber = max(lastNumber, line.number)
    if line.mark == JournalLine.Mark.last { commit(endingAt: stop) }
  }

  private var openDamage = 0

  /// Takes over what was appended together, now that its last line has come.
  private mutating func commit(endingAt stop: Int) {
    if let void { entries.removeAll { $0.number >= void } }
    void = nil
    for entry in open {
      if entry.number >= nextNumber {
        entries.append(entry)
        continue
      }
      // A line out of place: its words count once, in their own place.
      openDamage += 1
      let place = entries.firstIndex { $0.number >= entry.number } ?? entries.endIndex
      if entries[place].number != entry.number { entries.insert(entry, at: place) }
    }
    open = []
    damagedLines += openDamage
    openDamage = 0
    end = stop
  }
}
