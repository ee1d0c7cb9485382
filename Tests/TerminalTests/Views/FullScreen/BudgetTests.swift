import Localization
import Testing

@testable import Terminal

@Suite("Budgets of the full screen")
struct BudgetTests {
  @Test("A move inside the window is cursor motion only, for a screen reader")
  func screenReaderMove() {
    var moves = 0
    var acts: [RecordingDevice.Act] = [.keys(Keyboard.up)]
    for step in 0..<200 {
      acts.append(.look { _ = $0.fresh() })
      let before = Box("")
      acts.append(
        .look { before.value = $0.screen.cells.map { $0.joined() }.joined(separator: "\n") })
      acts.append(.keys(step % 30 < 15 ? Keyboard.up : Keyboard.down))
      acts.append(
        .look { recording in
          let bytes = recording.fresh()
          let after = recording.screen.cells.map { $0.joined() }.joined(separator: "\n")
          guard before.value == after else { return }
          moves += 1
          #expect(bytes.count <= 8)
          #expect(!bytes.isEmpty)
        })
    }
    play(RecordingDevice(acts), Samples.long(5_000), ReadingSettings(mode: .screenReader))
    #expect(moves >= 180)
  }

  @Test("A move in the standard profile is at most 160 bytes at 80 by 24")
  func standardMove() {
    var worst = 0
    let rows = (0..<40).map {
      PageRow(
        "\($0)", "somebody says that number \($0) of the long notes here never seems to end at all",
        details: ["serious", "4.1.\($0)?", "\($0)m2"])
    }
    var acts: [RecordingDevice.Act] = [.keys(Keyboard.up)]
    for step in 0..<20 {
      acts.append(.look { _ = $0.fresh() })
      acts.append(.keys(step < 8 ? Keyboard.up : step % 2 == 0 ? Keyboard.down : Keyboard.up))
      acts.append(.look { worst = max(worst, $0.fresh().count) })
    }
    for page in [
      Samples.recorder(rows), Samples.recorder(rows.map { PageRow($0.id, $0.text) }),
      Samples.recorder(rows.map { PageRow($0.id, "\(String(repeating: "x", count: 78))") }),
      Samples.recorder(rows.map { PageRow($0.id, "\(String(repeating: "語", count: 38))") }),
      Samples.recorder(rows.map { PageRow($0.id, "\(String(repeating: "👩‍🔬", count: 38))") }),
      Samples.recorder(rows.map { PageRow($0.id, "\(String(repeating: "e\u{301} ", count: 38))") }),
    ] {
      play(RecordingDevice(acts), page)
    }
    #expect(worst <= 160)
    #expect(worst > 20)
  }

  struct Case: CustomTestStringConvertible {
    var mode: ReadingMode
    var rows: Int
    var columns: Int
    var testDescription: String { "\(mode.rawValue), \(columns) by \(rows)" }
  }

  static let modes: [ReadingMode] = [.standard, .screenReader, .lowVision]
  static let cases = modes.flatMap { mode in
    [(10, 20), (24, 80), (50, 200), (12, 40), (14, 30)].map {
      Case(mode: mode, rows: $0.0, columns: $0.1)
    }
  }

  @Test("The cursor is on the focus after 200 random keys", arguments: cases)
  func cursorOnFocus(_ row: Case) {
    var random = SeededGenerator(seed: 7)
    let keys = [
      Keyboard.up, Keyboard.up, Keyboard.down, Keyboard.pageUp, Keyboard.pageDown, Keyboard.home,
      Keyboard.end, Keyboard.tab, "/where\r",
    ]
    var acts: [RecordingDevice.Act] = []
    var seen = 0
    let view = Box<TerminalView?>(nil)
    for _ in 0..<200 {
      acts.append(.keys(keys.randomElement(using: &random) ?? ""))
      acts.append(
        .look { recording in
          guard let view = view.value, let page = view.page else { return }
          seen += 1
          let at = recording.screen.atCursor
          let before = recording.screen.cells[recording.screen.row][..<recording.screen.column]
            .joined()
          if view.focusesMessage {
            #expect(at.hasPrefix(String(view.message[0].message.text.prefix(10))))
          } else if view.state.focus == .list {
            let text = page.list?.row(view.state.row).text ?? ""
            #expect(at.hasPrefix(String(text.prefix(12))), "\(recording.screen.text)")
          } else {
            #expect(before == "Note: ")
          }
          #expect(recording.screen.faults.isEmpty)
        })
    }
    play(
      RecordingDevice(acts, rows: row.rows, columns: row.columns), Samples.long(5_000),
      ReadingSettings(mode: row.mode, keys: KeyBindings([:])), setUp: { view.value = $0 })
    #expect(seen == 200)
  }

  @Test("Nothing is sent while nothing happens", arguments: modes)
  func idle(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .keys("a"), .look { _ = $0.fresh() }, .pause(5_000),
      .look { #expect($0.fresh().isEmpty) }, .pause(60_000), .look { #expect($0.fresh().isEmpty) },
    ])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode))
    #expect(events == [.idle])
    #expect(recording.waits.last == .some(nil))
  }

  @Test("Rows are asked for only while they are seen")
  func rowsAsked() {
    let asked = Box(0)
    var page = Samples.long(5_000)
    page.list?.row = {
      asked.value += 1
      return PageRow("\($0)", "note \($0)")
    }
    let recording = RecordingDevice([
      .look { _ in
        #expect(asked.value <= 60)
        asked.value = 0
      }, .keys("abc"),
      .look { _ in
        #expect(asked.value == 0)
      }, .keys(Keyboard.up + Keyboard.up), .look { _ in #expect(asked.value <= 4) },
    ])
    play(recording, page)
  }

  @Test("No key clears the screen; another size paints it once")
  func clears() {
    let clear = "\u{1B}[2J"
    func count(_ recording: RecordingDevice) -> Int {
      String(decoding: recording.fresh(), as: UTF8.self).split(
        separator: clear, omittingEmptySubsequences: false
      ).count - 1
    }
    let recording = RecordingDevice([
      .look { #expect(count($0) == 1) },
      .keys("abc" + Keyboard.up + Keyboard.pageUp + "\r/where\r" + Keyboard.control("c")),
      .look { #expect(count($0) == 0) },
      .resize(rows: 30, columns: 100), .look { #expect(count($0) == 1) },
      .resumed, .look { #expect(count($0) == 1) },
      .keys(Keyboard.control("l")), .look { #expect(count($0) == 1) },
    ])
    play(recording, Samples.long(500))
  }
}

/// A value that closures share.
final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
