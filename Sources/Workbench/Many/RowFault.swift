import JSON
import Localization
import Records
import Wording

/// What is wrong in a row, without a word of it: a table of people may hold anything in any column.
enum RowFault {
  /// - Parameter words: What stands in the cell.
  static func of(
    _ error: any Error, at position: TextPosition, label: String = "", words: [String] = []
  ) -> RecordFault {
    guard let error = error as? WorkbenchError else {
      return RecordFault(position, "this cannot be read", fix: "mend this place")
    }
    let hidden = words + [error.place]
    var problem = Sentence(text: silent(error.problem.plain(), hidden))
    if !label.isEmpty { problem = "\(label): \(problem)" }
    return RecordFault(position, problem, fix: Sentence(text: silent(error.remedy.plain(), hidden)))
  }

  /// A sentence in which nothing stands in quotation marks that a cell holds.
  private static func silent(_ sentence: String, _ hidden: [String]) -> String {
    var result = sentence
    for part in quoted(sentence) where hidden.contains(where: { $0.contains(part) }) {
      let mark = Quoted(part).description
      result = result.replacing("the value is \(mark), which is", with: "the value is")
      result = result.replacing(
        "the value names \(mark), which WCAG does not have", with: "WCAG has no such place")
      result = result.replacing(" is missing in \(mark)", with: " is missing")
      result = result.replacing(" called \(mark)", with: " of that name")
      result = result.replacing("in front of \(mark)", with: "in front")
      if result.hasPrefix(mark) { result = "this" + result.dropFirst(mark.count) }
      result = result.replacing(" \(mark)", with: " of that name")
    }
    return result
  }

  private static func quoted(_ sentence: String) -> [String] {
    let pieces = sentence.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return pieces.indices.filter { !$0.isMultiple(of: 2) && $0 < pieces.count - 1 }
      .map { pieces[$0] }.filter { !$0.isEmpty }
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
