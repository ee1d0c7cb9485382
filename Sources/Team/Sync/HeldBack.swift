import JSON
package import Localization
package import Records
import Wording

/// What stays in a clone until somebody has cleared it of names, numbers and places, or has removed it.
package struct HeldBack: Sendable {
  package let logs: [WorkspaceFile]
  /// How many pictures wait for a log, each with its record.
  package let pictures: Int
  /// The study of the first picture; `nil` where there is none.
  package let studyOfPictures: String?

  /// - Parameter paths: From the workspace on.
  package init(_ paths: [String]) {
    logs = paths.compactMap { WorkspaceFile(recordAt: $0) }.filter { $0.role == .log }
    let waiting = paths.compactMap { path in
      WorkspaceFile(pictureAt: path).map(\.recordOfPicture)
        ?? WorkspaceFile(recordAt: path).flatMap { $0.role == .attachment ? path : nil }
    }
    pictures = Set(waiting.map { Text($0) }).count
    studyOfPictures = waiting.first.flatMap { WorkspaceFile(recordAt: $0)?.study }
  }

  /// "2 logs and 1 picture".
  package var words: Sentence {
    let parts: [Sentence?] = [
      logs.isEmpty ? nil : .count(logs.count, "log", "logs"),
      pictures == 0 ? nil : .count(pictures, "picture", "pictures"),
    ]
    return .list(parts.compactMap(\.self))
  }
}
