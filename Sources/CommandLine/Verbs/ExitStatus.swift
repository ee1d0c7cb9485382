import Localization
import Wording

/// What the command tells the shell when it ends.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  /// It worked, and there are findings or conflicts to look at.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  case badData = 65
  case noInput = 66
  /// A fault of the command itself.
  case fault = 70
  case cannotWrite = 73
  /// Somebody else holds the lock.
  case tryAgain = 75
  /// Whoever read standard output went away (`kerb … | head`); nothing is said about it.
  case brokenPipe = 141

  /// The status that an error of this kind ends with.
  init(_ code: WorkbenchError.Code) {
    switch code {
    case .usage: self = .usage
    case .invalidData, .newerFormat: self = .badData
    case .noInput, .unreadable: self = .noInput
    case .cannotWrite: self = .cannotWrite
    case .tryAgain: self = .tryAgain
    }
  }

  /// What the status means, for the manual.
  var meaning: Sentence {
    switch self {
    case .success: "It worked."
    case .findings: "It worked, and there are findings or conflicts to look at."
    case .usage: "The command line is wrong."
    case .badData: "Data breaks a rule of its format, or has a newer format."
    case .noInput: "A file or record that was asked for is not there or cannot be read."
    case .fault: "A fault of kerb itself."
    case .cannotWrite: "Something could not be written."
    case .tryAgain: "Somebody else holds the lock. Try again."
    case .brokenPipe: "The program that read the output went away."
    }
  }
}
