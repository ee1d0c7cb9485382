import JSON
package import Localization
import Platform
import Records
import Workspace

/// A withdrawal that has begun: a file in the private folder, which goes when all is erased.
///
/// Whatever breaks the erasure off leaves it, so that the next command can say so. While the erasure goes on, its process
/// holds the lock on the file.
final class WithdrawalUnderWay {
  private let path: String
  private let lock: OpenFile

  private static let folder = "withdrawals"

  /// Notes that a withdrawal begins; `nil` where nothing private can be kept: it goes on without a note then.
  init?(study: String, id: String, in workbench: Workbench) {
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    guard RecordID.flaw(in: study) == nil, RecordID.flaw(in: id) == nil,
      let marker = try? workbench.marker(),
      let folder = try? folders.state(
        Self.folder, ofWorkspace: marker.id.string, at: workbench.location)
    else { return nil }
    let name = "\(study).\(id)"
    path = "\(folder)/\(name)"
    do {
      try workbench.atomicWriter.write([], toFile: path, audience: .owner)
      lock = try OpenFolder(folder).existing(name, forWriting: true)
      _ = try lock.tryLock()
    } catch {
      try? Files.remove(path)
      return nil
    }
  }

  /// Everything is erased.
  func end() throws {
    do {
      try Files.remove(path)
    } catch {
      throw error.writing(path)
    }
  }

  /// The withdrawals that were broken off in a workspace: studies with whole ids.
  ///
  /// What cannot be looked at says nothing: it keeps nobody from working.
  static func brokenOff(in workbench: Workbench) -> [(study: String, id: String)] {
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    guard let marker = try? workbench.marker(),
      let folder = folders.statePath(Self.folder, ofWorkspace: marker.id.string),
      (try? Files.kind(folder)) == .folder, let open = try? OpenFolder(folder)
    else { return [] }
    let names = (try? Files.list(folder))?.entries.filter { $0.kind == .file }.map(\.name) ?? []
    return names.sorted { Text.precedes($0, $1) }.compactMap { name in
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2, let file = try? open.existing(name, forWriting: true),
        (try? file.tryLock()) == true
      else { return nil }
      return (parts[0], parts[1])
    }
  }
}

extension Workbench {
  /// What is said before anything else where a withdrawal was broken off, a sentence each.
  package var brokenWithdrawals: [Sentence] {
    WithdrawalUnderWay.brokenOff(in: self).map { study, id in
      "The withdrawal of \(id) from \(study) was broken off. Finish it: `kerb withdraw \(study) \(id) --yes \(id)`"
    }
  }
}
