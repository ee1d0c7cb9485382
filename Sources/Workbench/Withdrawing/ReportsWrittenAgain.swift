import JSON
import Localization

/// What is said of reports that are written again: how many and in which folder; JSON has their paths.
enum ReportsWrittenAgain {
  /// - Parameter paths: From the workspace on.
  static func sentences(_ paths: [String]) -> [Sentence] {
    let folders = Dictionary(grouping: paths) { path in
      Text(path.split(separator: "/").dropLast().joined(separator: "/"))
    }
    return folders.keys.sorted().map { folder in
      "Reports written again: \(folders[folder]?.count ?? 0, "file", "files") in \(folder.string)."
    }
  }
}
