extension Console {
  /// Shows nothing and reads nothing: for looking at a command line without running it.
  static var silent: Console {
    Console(
      Effects(
        writeOutput: { _ in }, writeMessage: { _ in }, readAll: { [] }, readLine: { nil },
        isInputTerminal: false, isOutputTerminal: false, isErrorTerminal: false,
        environment: { _ in nil }, currentFolder: { "/" }, now: { 0 },
        randomBytes: { [UInt8](repeating: 0, count: $0) }, openEditor: { _ in }))
  }
}
