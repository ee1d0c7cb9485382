package import JSON
package import Localization
package import Wording

/// One thing that is wrong in a file, with its place and what mends it.
package struct RecordFault: Hashable, Sendable {
  package var position: TextPosition
  package var problem: Sentence
  package var remedy: Sentence
  /// Whether the format is one this version does not know, so that the file is only read.
  package var isNewerFormat: Bool

  package init(
    _ position: TextPosition, _ problem: Sentence, fix remedy: Sentence, isNewerFormat: Bool = false
  ) {
    self.position = position
    self.problem = problem
    self.remedy = remedy
    self.isNewerFormat = isNewerFormat
  }

  /// What is wrong with a record that was erased, and yet holds something.
  package static let leftInErased: Sentence =
    "this was erased after a withdrawal, and something still stands in it"

  package init(_ error: JSONError) {
    self.init(error.position, error.problem, fix: Self.remedy(for: error.reason))
  }

  private static func remedy(for reason: JSONError.Reason) -> Sentence {
    switch reason {
    case .conflictMarker: "settle the merge, then keep one of the two sides at the markers"
    case .endedEarly: "the file was cut short; restore it from git"
    case .byteOrderMark: "save the file as UTF-8 without a byte order mark"
    case .invalidUTF8: "save the file as UTF-8"
    default: "mend the JSON at this place"
    }
  }

  /// The fault as an error of a file.
  package func error(in path: String) -> WorkbenchError {
    WorkbenchError(
      isNewerFormat ? .newerFormat : .invalidData, at: "\(path):\(position)", problem, fix: remedy)
  }
}
