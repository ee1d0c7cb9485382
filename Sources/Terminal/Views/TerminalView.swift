package import Localization

/// Shows pages on a terminal, in the way the person chose, and reads what they do.
///
/// One state, several ways of reading: switching while it runs loses nothing.
package final class TerminalView: PageShowing {
  /// What gives the terminal back whatever stood on it; safe to write from a signal handler.
  package static let restoringBytes = Array(FullScreen.restoring.utf8)

  package var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?

  package var retries = false

  /// How the person reads; may be changed at any time.
  package var settings: ReadingSettings {
    didSet {
      if settings.mode != oldValue.mode { switchSurface() }
    }
  }

  let device: TerminalDevice
  /// What everything is told in.
  package let language: Language
  let settingsChanged: (ReadingSettings) -> Void
  var surface: any Surface
  var decoder = KeyDecoder()
  var keys = KeyQueue()
  var waiting = Waiting()
  var states: [String: PageState] = [:]
  var page: ShownPage?
  var numbers = RowNumbers.none
  var generation = 0
  /// Said since the screen was last painted.
  var news: [Said] = []
  /// What stands on the message line.
  var message: [Said] = []
  var focusesMessage = false
  /// Said while work went on, and still to be read when the person is asked again.
  var carried: [Said] = []
  /// What `/last` repeats.
  var lastOutcome: [ShownMessage] = []
  /// Whether a page of the view itself lies over the page that was shown.
  var isInner = false
  /// The text last told to `onDraft` for each page.
  var told: [String: String] = [:]
  /// Whether what waits to be said came while a paste was entered.
  var newsAreOfPaste = false
  var wasSuspended = false
  var saidHowToCorrect = false
  /// How the page before was left; `nil` where none was.
  var leaving: PageEvent?
  private var isClosed = false

  /// Takes the terminal over.
  ///
  /// - `language`: The language of everything on the terminal.
  /// - `settingsChanged`: Called when the person changes how they read, to remember it.
  package init(
    device: TerminalDevice, settings: ReadingSettings, language: Language = .english,
    settingsChanged: @escaping (ReadingSettings) -> Void
  ) {
    self.device = device
    self.settings = settings
    self.language = language
    self.settingsChanged = settingsChanged
    surface = Self.surface(device, settings.mode)
    surface.begin()
  }

  /// Gives the terminal back; nothing can be shown afterwards.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    surface.end()
  }

  /// What gives the terminal back in the present way of reading.
  package var bytesToRestore: [UInt8] {
    guard device.hasEscapes else { return [] }
    return surface is FullScreen ? Self.restoringBytes : Array("\u{1B}[?2004l".utf8)
  }

  package func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    let page = page.shown(in: language)
    let messages = messages.map { $0.shown(in: language) }
    let isOther = self.page?.id != page.id
    take(page)
    remember(isOther ? messages : messages.map(refused))
    if isOther, messages.isEmpty { sayReturn(to: page) }
    leaving = nil
    if let line = nextPastedLine() { return line }
    return try waitForEvent()
  }

  package func say(_ messages: [Message]) {
    remember(messages.map { $0.shown(in: language) })
    paint(waits: false)
  }

  /// Says something in answer to a key, whatever the verbosity.
  func answer(_ message: Message, alone: Bool = false) {
    news.append(Said(message.shown(in: language), isAnswer: true, standsAlone: alone))
  }

  private static func surface(_ device: TerminalDevice, _ mode: ReadingMode) -> any Surface {
    if device.hasEscapes, let audience = ScreenAudience(mode) {
      return FullScreen(device: device, audience: audience)
    }
    return LinearScreen(device: device)
  }

  private func switchSurface() {
    guard !isClosed else { return }
    surface.end()
    surface = Self.surface(device, settings.mode)
    surface.begin()
  }
}
