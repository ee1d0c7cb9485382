import Terminal

/// Plays a terminal and the person before it; its clock moves only while the person pauses.
final class RecordingDevice {
  enum Act {
    case keys(String)
    /// The person does nothing for that many milliseconds.
    case pause(Int)
    case resize(rows: Int, columns: Int)
    case resumed
    /// Looks at the screen at this moment.
    case look((RecordingDevice) -> Void)
  }

  var screen: ScreenEmulator
  private(set) var clock: Int64 = 1_000_000
  /// All bytes written so far.
  private(set) var written: [UInt8] = []
  private(set) var suspensions = 0
  /// How often somebody waited for input, and for how long.
  private(set) var waits: [Int?] = []
  private var acts: [Act]
  private var next = 0
  private var left: Int?
  private var mark = 0
  let hasEscapes: Bool

  init(_ acts: [Act], rows: Int = 24, columns: Int = 80, hasEscapes: Bool = true) {
    self.acts = acts
    self.hasEscapes = hasEscapes
    screen = ScreenEmulator(rows: rows, columns: columns)
  }

  var device: TerminalDevice {
    TerminalDevice(
      read: { self.read($0) },
      write: {
        self.written += $0
        self.screen.feed($0)
      },
      size: { TerminalDevice.Size(rows: self.screen.rows, columns: self.screen.columns) },
      suspend: { self.suspensions += 1 }, now: { self.clock }, hasEscapes: hasEscapes)
  }

  /// The bytes since this was last asked.
  func fresh() -> [UInt8] {
    defer { mark = written.count }
    return Array(written[mark...])
  }

  var text: String { String(decoding: written, as: UTF8.self) }

  private func read(_ timeout: Int?) -> TerminalDevice.Input {
    waits.append(timeout)
    while next < acts.count {
      switch acts[next] {
      case .keys(let text):
        next += 1
        return .bytes(Array(text.utf8))
      case .pause(let milliseconds):
        let rest = left ?? milliseconds
        guard let timeout, timeout <= rest else {
          clock += Int64(rest)
          left = nil
          next += 1
          continue
        }
        clock += Int64(timeout)
        left = rest - timeout
        return .quiet
      case .resize(let rows, let columns):
        next += 1
        screen.resize(rows: rows, columns: columns)
        return .resized
      case .resumed:
        next += 1
        return .resumed
      case .look(let look):
        next += 1
        look(self)
      }
    }
    return .ended
  }
}

/// Shows pages until the person is gone.
///
/// - Parameter answer: What comes of an event: the next page and what is said, or `nil` for the same again.
/// - Returns: What the person did.
@discardableResult
func play(
  _ recording: RecordingDevice, _ page: Page, _ settings: ReadingSettings = ReadingSettings(),
  saying first: [Message] = [],
  answer: (PageEvent, TerminalView) -> (Page, [Message])? = { _, _ in nil },
  setUp: (TerminalView) -> Void = { _ in }
) -> [PageEvent] {
  let view = TerminalView(device: recording.device, settings: settings) { _ in }
  setUp(view)
  var events: [PageEvent] = []
  var page = page
  var messages = first
  while let event = try? view.show(page, messages) {
    events.append(event)
    let next = answer(event, view)
    page = next?.0 ?? page
    messages = next?.1 ?? []
  }
  view.close()
  return events
}

enum Keyboard {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let pageUp = "\u{1B}[5~"
  static let pageDown = "\u{1B}[6~"
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let backspace = "\u{7F}"
  static let tab = "\t"
  static func control(_ letter: Character) -> String {
    String(UnicodeScalar((letter.asciiValue ?? 0x60) - 0x60))
  }
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
