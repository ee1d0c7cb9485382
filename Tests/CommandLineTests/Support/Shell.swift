import Platform

@testable import CommandLine

/// Programs of the system that some tests need; those tests are skipped without them.
enum Shell {
  /// What a program prints, both streams; `nil` when it cannot be run or fails.
  static func output(of program: String, _ arguments: [String], input: String = "") -> String? {
    // Both streams into one, in the order written.
    var joined = Program("sh", ["-c", "exec \"$@\" 2>&1", "sh", program] + arguments)
    joined.input = .bytes(Array(input.utf8))
    joined.output = .captured
    guard let outcome = try? joined.run(), outcome.ending.isSuccess else { return nil }
    return String(decoding: outcome.output, as: UTF8.self)
  }

  static func has(_ program: String) -> Bool {
    output(of: "sh", ["-c", "command -v \(program)"]) != nil
  }
}
