/// Who the full screen is drawn for.
enum Profile: Hashable, Sendable {
  case standard, screenReader, lowVision

  init?(_ mode: ReadingMode) {
    switch mode {
    case .standard: self = .standard
    case .screenReader: self = .screenReader
    case .lowVision: self = .lowVision
    case .linear: return nil
    }
  }

  /// The greatest width of a line, in cells: a magnifier shows the left side only.
  func width(in columns: Int) -> Int { self == .lowVision ? min(columns, 40) : columns }

  /// Whether a list moves on by whole windows, so that moves inside one change nothing.
  var turnsPages: Bool { self == .screenReader }
}
