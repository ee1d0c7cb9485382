import JSON
import Localization
import Records
import Wording

/// What is wrong in a row, without a word of it: a table of people may hold anything in any column.
enum RowFault {
  static func of(_ error: any Error, at position: TextPosition, label: String = "") -> RecordFault {
    guard let error = error as? WorkbenchError else {
      return RecordFault(position, "this cannot be read", fix: "mend this place")
    }
    let problem = error.problem.withoutQuotedData
    return RecordFault(
      position, label.isEmpty ? problem : "\(label): \(problem)",
      fix: error.remedy.withoutQuotedData)
  }
}

extension RowFault {
  /// What is told where a row as a whole is wrong, and none of its parts alone.
  static var unclear: WorkbenchError {
    WorkbenchError(
      .invalidData, at: "", "the row fits no record", fix: "see `kerb formats` for the fields")
  }

  /// A value that is missing, told in the words of the column.
  static func missing(_ error: any Error, at position: TextPosition) -> RowRefusal {
    let fault = of(error, at: position)
    guard let error = error as? WorkbenchError, error.place.hasPrefix("--") else {
      return RowRefusal(position, fault.problem, fix: fault.remedy)
    }
    return RowRefusal(
      position, fault.problem, fix: "fill the column \(error.place.dropFirst(2)). \(fault.remedy)")
  }
}

/// Why a row is not taken.
struct RowRefusal: Error {
  let fault: RecordFault

  init(_ position: TextPosition, _ problem: Sentence, fix remedy: Sentence) {
    fault = RecordFault(position, problem, fix: remedy)
  }
}
