import Localization
import Records
import Wording

@testable import CommandLine

extension Sample {
  /// An error that nobody has words for.
  struct Unworded: Error {}

  /// Ends as its argument says.
  static let fail = Verb(
    ["fail"], "Fail.", examples: [.init("kerb fail usage", "Fails.")],
    arguments: [.required("HOW", "The kind of trouble.")]
  ) { invocation in
    invocation.console.out("before\n")
    let how = try invocation.required("HOW")
    if let code = codes[how] {
      throw WorkbenchError(code, at: "a\u{1B}b", "it\nbroke", fix: "mend\u{202E} it")
    }
    throw Unworded()
  }

  static let codes: [String: WorkbenchError.Code] = [
    "usage": .usage, "data": .invalidData, "newer": .newerFormat, "missing": .noInput,
    "unreadable": .unreadable, "full": .cannotWrite, "locked": .tryAgain,
  ]

  /// Not in help; asks for names that it does not declare.
  static let secret = Verb(
    ["secret"], "Work unseen.", options: [.flag("flag", "A flag.")], isHidden: true
  ) { invocation in
    _ = invocation.string("unknown")
    _ = invocation.string("flag")
    _ = invocation.argument("NOBODY")
    _ = invocation.flag("flag")
    _ = invocation.isLinear
    _ = invocation.workspaceFolder
    return .success
  }
}
