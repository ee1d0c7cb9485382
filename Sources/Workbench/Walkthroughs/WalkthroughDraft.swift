import Platform
import Records
import Workspace

/// The line that somebody had begun to type when a walkthrough stopped; it lies outside the work tree.
package struct WalkthroughDraft {
  /// How the names of such files end; they begin with the study and a point.
  static let ending = ".line"

  private let workbench: Workbench
  private let name: String

  package init(_ plan: WalkthroughPlan, in workbench: Workbench) {
    self.workbench = workbench
    name = "\(plan.study).\(plan.profile.id).\(plan.task.id)\(Self.ending)"
  }

  private var folders: PrivateFolders {
    PrivateFolders(environment: workbench.surroundings.environment)
  }

  private var head: [UInt8] { Array("\(workbench.location.root)\n".utf8) }

  /// What was typed and not entered; empty where nothing was, or another clone left it.
  package var text: String {
    guard let marker = try? workbench.marker(),
      let folder = folders.statePath(OwnBatches.walkthroughs, ofWorkspace: marker.id.string),
      let bytes = try? Files.read("\(folder)/\(name)"), bytes.starts(with: head)
    else { return "" }
    return String(decoding: bytes.dropFirst(head.count), as: UTF8.self)
  }

  /// Keeps an unfinished line, or takes it away where nothing is typed; a failure loses no answer and is not told.
  package func keep(_ text: String) {
    guard let marker = try? workbench.marker() else { return }
    if text.isEmpty {
      guard
        let folder = folders.statePath(OwnBatches.walkthroughs, ofWorkspace: marker.id.string)
      else { return }
      try? Files.remove("\(folder)/\(name)")
      return
    }
    guard
      let folder = try? folders.state(
        OwnBatches.walkthroughs, ofWorkspace: marker.id.string, at: workbench.location)
    else { return }
    try? workbench.atomicWriter.write(
      head + Array(text.utf8), toFile: "\(folder)/\(name)", audience: .owner)
  }
}
