import FakeConsole

@testable import CommandLine

/// How one command line ended.
struct Ending: Equatable, CustomStringConvertible {
  var status: Int32
  var output: String
  var messages: String

  var description: String {
    "status \(status)\n--- output\n\(output)--- messages\n\(messages)---"
  }
}

extension CommandLineApp {
  /// Runs a command line as a shell would split it, without `kerb` in front.
  func ending(_ line: String, on fake: FakeConsole = FakeConsole()) -> Ending {
    let status = run(arguments: CommandLineText.words(of: line), console: fake.console())
    return Ending(status: status, output: fake.output, messages: fake.messages)
  }
}
