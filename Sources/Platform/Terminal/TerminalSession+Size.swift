#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TerminalSession {
  /// The window in cells, each at least 1; where the terminal does not say it, `LINES` and `COLUMNS`, else 24 by 80.
  package var size: (rows: Int, columns: Int) {
    let told = windowSize(of: output) ?? windowSize(of: input)
    return (
      rows: Self.known(told?.rows, "LINES", 24), columns: Self.known(told?.columns, "COLUMNS", 80)
    )
  }

  /// A size of nothing means that it is unknown.
  private static func known(_ told: Int?, _ variable: String, _ usual: Int) -> Int {
    if let told, told > 0 { return told }
    let wished = ThisProcess.environment(variable).flatMap { Int($0) }
    return wished.flatMap { (1...9999).contains($0) ? $0 : nil } ?? usual
  }
}

/// What a terminal says of its window, which may be nothing by nothing.
func windowSize(of descriptor: CInt) -> (rows: Int, columns: Int)? {
  var size = winsize()
  guard unsafe ioctl(descriptor, .init(TIOCGWINSZ), &size) == 0 else { return nil }
  return (Int(size.ws_row), Int(size.ws_col))
}
