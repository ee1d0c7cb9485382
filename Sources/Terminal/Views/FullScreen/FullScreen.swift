/// The whole screen of a terminal, drawn for one of three kinds of readers.
final class FullScreen: Surface {
  private let device: TerminalDevice
  private let audience: ScreenAudience
  private var painter: Painter
  private var size: TerminalDevice.Size
  private var rows = RowStore()
  /// The first position seen on each page.
  private var tops: [String: Int] = [:]
  private var narrowed: RowOrder?
  private var narrowedTop: Int?
  private(set) var rowsShown: Range<Int>? = 0..<0
  private(set) var isCut = false

  init(device: TerminalDevice, audience: ScreenAudience) {
    self.device = device
    self.audience = audience
    size = Self.size(of: device)
    painter = Painter(size: size)
  }

  /// Alternate screen, bracketed paste, visible cursor.
  static let beginning = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25h"
  static let restoring = "\u{1B}[?2004l\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"

  func begin() {
    device.write(Array(Self.beginning.utf8))
    refresh()
  }

  func end() { device.write(Array(Self.restoring.utf8)) }

  func finishLine() {}

  func resize() { refresh() }

  func refresh() {
    size = Self.size(of: device)
    painter.forget(size: size)
  }

  func present(_ scene: Scene?, new: [Said], verbosity: Verbosity, waits: Bool) {
    let bytes = painter.paint(scene.map { frame($0) } ?? frame(saying: new))
    if !bytes.isEmpty { device.write(bytes) }
  }

  func fits(_ message: String) -> Bool {
    let width = audience.width(in: size.columns)
    return Prose.lines(message, width: width).count <= max(min(size.rows - 4, 4), 1)
  }

  func pieces(_ text: String) -> [String] {
    let lines = Prose.lines(text, width: max(audience.width(in: size.columns) - 2, 1))
    return lines.count <= 2 ? [text] : lines
  }

  private func frame(_ scene: Scene) -> Frame {
    let order = scene.state.order
    if narrowed != order { narrowedTop = nil }
    narrowed = order.isNarrowed ? order : nil
    rows.begin(scene, size)
    let top = order.isNarrowed ? narrowedTop : tops[scene.page.id]
    let result = PageLayout(audience: audience, size: size).lay(scene, top: top, rows: &rows)
    if order.isNarrowed {
      narrowedTop = result.shown.lowerBound
    } else if order.count > 0 {
      tops[scene.page.id] = result.shown.lowerBound
    }
    rowsShown = result.shown
    isCut = result.isCut
    return result.frame
  }

  /// Before any page was shown.
  private func frame(saying new: [Said]) -> Frame {
    let lines = new.flatMap { Prose.lines($0.message.text, width: max(size.columns, 1)) }
    return Frame(lines: lines.map { FrameLine($0) }, cursor: Frame.Position(row: 0, column: 0))
  }

  /// A window whose size is not known is taken to be the usual one.
  static func size(of device: TerminalDevice) -> TerminalDevice.Size {
    let size = device.size()
    return TerminalDevice.Size(
      rows: size.rows > 0 ? size.rows : 24, columns: size.columns > 0 ? size.columns : 80)
  }
}
