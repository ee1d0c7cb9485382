/// Who the full screen is drawn for.
enum ScreenAudience: Hashable, Sendable {
  case standard, screenReader, lowVision

  init?(_ mode: ReadingMode) {
    switch mode {
    case .standard: self = .standard
    case .screenReader: self = .screenReader
    case .lowVision: self = .lowVision
    case .linear: return nil
    }
  }

  /// The greatest width of a line, in cells: a magnifier shows the left side only, and some screen readers leave out what
  /// stands at the end of a full line.
  func width(in columns: Int) -> Int {
    switch self {
    case .standard: columns
    case .screenReader: min(columns, 78)
    case .lowVision: min(columns, 40)
    }
  }

  /// Whether what came of an answer stands before the page, so that it is heard first.
  var saysOutcomeFirst: Bool { self == .screenReader }

  /// Whether a list moves on by whole windows, so that moves inside one change nothing.
  var turnsPages: Bool { self == .screenReader }
}
