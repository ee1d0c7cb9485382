import Localization
import Platform
import Records
import Wording
import Workspace

/// Puts our hooks where git finds them, and looks after those that were there.
struct HookInstaller {
  private let folder: HookFolder
  private let executable: String

  init(_ repository: Repository, executable: String) throws(WorkbenchError) {
    folder = try HookFolder.find(repository)
    self.executable = executable
  }

  /// Writes what is missing or old. A hook of somebody else's is kept beside ours and runs first.
  func install(_ report: inout SetupReport) throws(WorkbenchError) {
    guard case .usable(let path) = folder else {
      report.findings += try findings()
      return
    }
    do {
      _ = try Files.makeFolder(path)
    } catch {
      throw error.writing(Printable.text(path))
    }
    var written: [String] = []
    for hook in HookScript.allCases {
      if let finding = try keepOther(hook, in: path, &report) {
        report.findings.append(finding)
        continue
      }
      if try write(hook, in: path) { written.append(hook.rawValue) }
    }
    if !written.isEmpty {
      report.done.append("Wrote the hooks \(written.joined(separator: ", ")).")
    }
  }

  /// What is missing, old, or not executable; what a shared folder needs.
  func findings() throws(WorkbenchError) -> [SetupFinding] {
    var findings: [SetupFinding] = []
    for hook in HookScript.allCases {
      switch folder {
      case .usable(let path): if let found = try finding(hook, in: path) { findings.append(found) }
      case .shared(let path, let why):
        let file = "\(path)/\(hook.rawValue)"
        if let content = try Self.content(file), hook.isCalled(in: content) { continue }
        findings.append(
          SetupFinding(
            place: Printable.text(file, limit: 200),
            problem: "core.hooksPath leads here, \(why); kerb wrote no hook",
            remedy: "add this line to it, and make it executable: \(hook.line)"))
      }
    }
    return findings
  }

  private func finding(
    _ hook: HookScript, in folder: String
  ) throws(WorkbenchError) -> SetupFinding? {
    let path = "\(folder)/\(hook.rawValue)"
    let problem: Sentence
    if let content = try Self.content(path) {
      if hook.isCalled(in: content), !HookScript.isOurs(content) { return nil }
      if content != Array(hook.text(executable: executable).utf8) {
        problem =
          HookScript.isOurs(content)
          ? "the hook is of another kerb" : "the hook is not kerb's, and does not call it"
      } else if !Self.isExecutable(path) {
        problem = "the hook is not executable, so git does not run it"
      } else {
        return nil
      }
    } else {
      problem = "the hook is missing"
    }
    return SetupFinding(
      place: Printable.text(path, limit: 200), problem: problem, remedy: "run `kerb team setup`")
  }

  /// Gives a hook that is not ours another name.
  ///
  /// - Returns: What stands in the way, if anything does.
  private func keepOther(
    _ hook: HookScript, in folder: String, _ report: inout SetupReport
  ) throws(WorkbenchError) -> SetupFinding? {
    let (path, kept) = ("\(folder)/\(hook.rawValue)", "\(folder)/\(hook.kept)")
    do {
      guard try Files.kind(path) != .missing else { return nil }
      if try Files.kind(path) == .file, HookScript.isOurs(try Files.read(path)) { return nil }
      guard try Files.kind(kept) == .missing else {
        return SetupFinding(
          place: Printable.text(path, limit: 200),
          problem: "there is a hook here, and one that was kept before stands beside it",
          remedy: "put both into \(hook.kept), remove \(hook.rawValue), run `kerb team setup` again"
        )
      }
      try Files.rename(path, to: kept)
    } catch {
      throw error.writing(Printable.text(path, limit: 200))
    }
    report.done.append("Kept your \(hook.rawValue) hook as \(hook.kept); it runs first.")
    return nil
  }

  private func write(_ hook: HookScript, in folder: String) throws(WorkbenchError) -> Bool {
    let path = "\(folder)/\(hook.rawValue)"
    let bytes = Array(hook.text(executable: executable).utf8)
    if try Self.content(path) == bytes, Self.isExecutable(path) { return false }
    try AtomicWriter().write(bytes, toFile: path)
    do {
      try Files.setMode(path, FileMode(rawValue: 0o755))
    } catch {
      throw error.writing(Printable.text(path, limit: 200))
    }
    return true
  }

  /// - Returns: `nil` when there is no such file.
  private static func content(_ path: String) throws(WorkbenchError) -> [UInt8]? {
    do {
      return try Files.read(path)
    } catch  where error.cause == .missing || error.cause == .notAFolder {
      return nil
    } catch {
      throw error.reading(Printable.text(path, limit: 200))
    }
  }

  private static func isExecutable(_ path: String) -> Bool {
    // A hook that cannot be looked at cannot be run either.
    guard let real = try? Files.realPath(path), let status = try? Files.status(real) else {
      return false
    }
    return status.kind == .file && status.mode.rawValue & 0o100 != 0
  }
}
