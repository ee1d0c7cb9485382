import CommandLine
import Screens

extension ExitStatus {
  init(_ completion: Completion) {
    switch completion {
    case .complete: self = .success
    case .findings: self = .findings
    case .notWritten: self = .cannotWrite
    }
  }
}
