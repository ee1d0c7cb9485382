import Localization
import Platform
import Records
import Wording
import Workspace

/// A program that tests kill, starve or wait for; it is no part of the product.
///
/// - `rewrite FOLDER SIZE`: removes the file `waiting`, then writes `victim.txt` again and again, all `b`, then
///   all `a`.
/// - `starve FOLDER SIZE`: writes it once although files may only have 4,096 bytes.
/// - `hold FOLDER`: takes the lock of the workspace and keeps it.
/// - `borrow FOLDER`: takes the lock without patience and ends.
func run(_ arguments: [String]) throws(WorkbenchError) {
  guard arguments.count >= 3 else {
    throw WorkbenchError(.usage, at: "", "a task and a folder are needed", fix: "")
  }
  let folder = arguments[2]
  let size = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
  let writer = AtomicWriter()
  let lock = TransactionLock(WorkspaceLocation(root: folder), .real())
  switch arguments[1] {
  case "rewrite":
    do {
      try Files.remove("\(folder)/waiting")
    } catch {
      throw error.writing("waiting")
    }
    while true {
      for letter in "ba".utf8 {
        let content = [UInt8](repeating: letter, count: size)
        try writer.write(content, toFile: "\(folder)/victim.txt")
      }
    }
  case "starve":
    _ = ThisProcess.limitFileSize(4096)
    let content = [UInt8](repeating: UInt8(ascii: "b"), count: size)
    try writer.write(content, toFile: "\(folder)/victim.txt")
  case "hold":
    try lock.withLock(verb: "import notes") { _ throws(WorkbenchError) in
      while true { SystemClock.sleep(milliseconds: 1000) }
    }
  case "borrow":
    try lock.withLock(verb: "check", patience: 0) { _ throws(WorkbenchError) in }
  default:
    throw WorkbenchError(.usage, at: arguments[1], "there is no such task", fix: "")
  }
}

do {
  try run(CommandLine.arguments)
} catch {
  do {
    try StandardStream.error.write("\(error)\n")
  } catch {
    // Nobody reads: the test that started this is gone.
  }
  ThisProcess.exit(1)
}
