/// Runs of attributes that say yes or no.
///
/// Tools write ten of them in one order for every element, half of all bytes. Where the bytes of such a run come again,
/// what they say is known, and one comparison takes the place of reading them.
struct FlagRuns {
  private struct Run {
    let bytes: Range<Int>
    /// How many attributes stood before it in its tag.
    let place: Int
    let attributes: Int
    let states: States
  }

  private var runs: [Run] = []
  private var next = 0
  private static let most = 8

  /// The run that is being read: where it begins and what it said so far.
  private var begin = -1
  private var place = 0
  private var states = States()

  /// What the run says that begins here, if it was read before; the scanner then stands behind it.
  @inline(__always)
  func pass<Key>(_ scanner: inout XMLScanner<Key>, _ bytes: Span<UInt8>) -> States? {
    // Inside a run that is being read, what follows belongs to that one.
    guard begin < 0 else { return nil }
    for number in runs.indices where runs[number].place == scanner.place {
      guard bytes.repeats(runs[number].bytes, at: scanner.at) else { continue }
      scanner.pass(
        to: scanner.at &+ runs[number].bytes.count, attributes: runs[number].attributes)
      return runs[number].states
    }
    return nil
  }

  /// Adds what an attribute says.
  ///
  /// - Parameters:
  ///   - start: Where the attribute before it ended.
  ///   - place: How many attributes stand before it in its tag.
  mutating func add(_ flag: States.Flag, _ value: Bool, from start: Int, place: Int) {
    if begin < 0 {
      begin = start
      self.place = place
      states = States()
    }
    states[flag] = value
  }

  /// Ends the run, where there is one, before something else in the tag.
  mutating func end(at end: Int, place: Int) {
    guard begin >= 0 else { return }
    let run = Run(
      bytes: begin..<end, place: self.place, attributes: place - self.place, states: states)
    begin = -1
    guard run.attributes > 2 else { return }
    if runs.count < Self.most {
      runs.append(run)
    } else {
      runs[next] = run
      next = (next + 1) % Self.most
    }
  }
}
