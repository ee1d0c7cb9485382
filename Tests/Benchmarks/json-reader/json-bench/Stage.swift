import Platform

/// The times of one stage over all runs.
struct Stage {
  let name: String
  let bytes: Int
  private var nanoseconds: [UInt64] = []
  private var sum = 0

  init(_ name: String, of files: [[UInt8]]) {
    self.name = name
    bytes = files.reduce(0) { $0 + $1.count }
  }

  /// Times one run; the body returns a number that depends on all its work.
  mutating func time(_ body: () throws -> Int) rethrows {
    let start = SystemClock.monotonicNanoseconds()
    let result = try body()
    nanoseconds.append(SystemClock.monotonicNanoseconds() - start)
    sum = result
  }

  /// Prints `name nanoseconds bytes checksum`, the nanoseconds being the median of the runs.
  func report() throws {
    let median = nanoseconds.sorted()[nanoseconds.count / 2]
    try StandardStream.output.write("\(name) \(median) \(bytes) \(sum)\n")
  }
}
