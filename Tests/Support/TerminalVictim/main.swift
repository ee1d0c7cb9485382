import Platform

/// A program on a terminal that says what happens to it, for tests; the first argument says how it ends.
///
/// `keys`: says every event, ends at "q" by closing; `exit`: leaves at "q" without closing; `crash`: at "q" by a
/// broken promise; `patient`: goes on after it was asked to end. `full` as the second argument shows the alternate screen.
let manner = CommandLine.arguments.dropFirst().first ?? "keys"
let isFull = CommandLine.arguments.contains("full")
let restoring = Array("\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l".utf8)

do {
  let session = try TerminalSession.open(restoring: restoring)
  func say(_ text: String) { session.write(Array((text + "\n").utf8)) }
  func enter() {
    if isFull { session.write(Array("\u{1B}[?1049h\u{1B}[?2004h".utf8)) }
  }
  enter()
  say("ready \(session.size.rows)x\(session.size.columns) process \(ThisProcess.identifier)")
  var isRunning = true
  while isRunning {
    switch session.read(milliseconds: nil) {
    case .bytes(let bytes) where bytes.contains(UInt8(ascii: "q")):
      switch manner {
      case "exit": ThisProcess.exit(0)
      case "crash":
        // More than an array holds: the runtime stops the program.
        let empty: [Int] = []
        print(empty[bytes.count])
      default: isRunning = false
      }
    case .bytes(let bytes) where bytes == [0x1A]:
      session.suspend()
      enter()
      say("back \(session.size.rows)x\(session.size.columns)")
    case .bytes(let bytes): say("bytes \(bytes)")
    case .quiet: say("quiet")
    case .resized: say("resized \(session.size.rows)x\(session.size.columns)")
    case .resumed:
      enter()
      say("resumed")
    case .ended:
      say("ended")
      if manner == "patient" {
        SystemClock.sleep(milliseconds: 60_000)
      }
      isRunning = false
    }
  }
  session.close()
  // After closing, the terminal is the shell's again.
  print("closed")
} catch {
  print("refused: \(error)")
}
