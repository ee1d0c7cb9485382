import Platform
import Records

let usage = """
  json-fuzz SEED FIRST COUNT [trace]    tries cases; a failure prints FAIL and the case

  """

/// Tries the cases in order and prints those that fail; with `trace` each number comes before its case.
func run(_ arguments: [String]) throws {
  let numbers = arguments.dropFirst().prefix(3).compactMap { UInt64($0) }
  guard numbers.count == 3 else {
    try StandardStream.error.write(usage)
    return
  }
  let isTracing = arguments.dropFirst(4).first == "trace"
  var failures = 0
  for number in numbers[1]..<numbers[1] + numbers[2] {
    if isTracing { try StandardStream.output.write("case \(number)\n") }
    var fuzzer = Fuzzer(seed: numbers[0], number: number)
    let start = SystemClock.monotonicNanoseconds()
    var problem = fuzzer.tryCase()
    if SystemClock.monotonicNanoseconds() - start > 2_000_000_000 {
      problem = problem ?? "took longer than two seconds"
    }
    if let problem {
      failures += 1
      try StandardStream.output.write("FAIL case \(number): \(problem)\n")
    }
  }
  try StandardStream.output.write("done \(numbers[2]) \(failures)\n")
}

try run(CommandLine.arguments)
