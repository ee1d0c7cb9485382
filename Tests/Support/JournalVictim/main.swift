import Localization
import Platform
import Records
import Wording
import Workspace

/// A program that tests kill or starve; it is no part of the product.
///
/// - `append HOME NAME FIRST`: resumes the journal, appends entries numbered from `FIRST` on, two at a time, and writes
///   the number of each to the file `confirmed` in `HOME` after it was saved.
/// - `hold HOME NAME`: resumes the journal, makes the file `holding` in `HOME`, and keeps it.
/// - `starve HOME NAME SIZE`: resumes it, appends until no file may grow beyond `SIZE` bytes, then appends the same
///   entry with room again.
func run(_ arguments: [String]) throws(WorkbenchError) {
  guard arguments.count >= 4 else {
    throw WorkbenchError(.usage, at: "", "a task, a folder and a name are needed", fix: "")
  }
  let home = arguments[2]
  let number = arguments.count > 4 ? Int(arguments[4]) ?? 1 : 1
  let folder = try RecordingsFolder(
    PrivateFolders { $0 == "XDG_STATE_HOME" ? home : nil }, workspace: "w1",
    at: WorkspaceLocation(root: "/kerb-test-nowhere"))
  guard let (journal, _) = try JournalFile.resume(arguments[3], in: folder) else {
    throw WorkbenchError(.tryAgain, at: arguments[3], "it is held", fix: "")
  }
  switch arguments[1] {
  case "append":
    let confirmed = try made("confirmed", in: home)
    var next = number
    while true {
      try journal.append([entry(next), entry(next + 1)])
      try write("\(next)\n\(next + 1)\n", to: confirmed, at: "confirmed")
      next += 2
    }
  case "hold":
    _ = try made("holding", in: home)
    while true { SystemClock.sleep(milliseconds: 1000) }
  case "starve":
    let before = ThisProcess.limitFileSize(UInt64(number)) ?? .max
    var next = 1
    while true {
      do {
        try journal.append([entry(next)])
      } catch {
        _ = ThisProcess.limitFileSize(before)
        try journal.append([entry(next)])
        return
      }
      next += 1
    }
  default:
    throw WorkbenchError(.usage, at: arguments[1], "there is no such task", fix: "")
  }
}

func entry(_ number: Int) -> [UInt8] {
  Array(#"{"number":\#(number),"words":"\#(String(repeating: "so ", count: number % 50))"}"#.utf8)
}

func made(_ name: String, in home: String) throws(WorkbenchError) -> OpenFile {
  do {
    return try OpenFolder(home).create(name, mode: .privateFile)
  } catch {
    throw error.writing(name)
  }
}

func write(
  _ text: String, to file: borrowing OpenFile, at place: String
) throws(WorkbenchError) {
  do {
    try file.write(Array(text.utf8))
  } catch {
    throw error.writing(place)
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
