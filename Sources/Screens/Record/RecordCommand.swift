import Recording
import Terminal

/// A command of the recorder: what `/help` says of it, and what it does.
struct RecordCommand: Sendable {
  let shown: PageCommand
  /// Whether it works off the record, where nothing is written: it only looks, takes away, or ends it.
  let worksOffTheRecord: Bool
  private let work: @Sendable (RecordScreen, String) throws -> RecordScreen.Ending?

  var name: String { shown.name }

  /// A command after which the recording goes on.
  init(
    _ name: String, _ argument: String, _ help: String, footer: Bool = false,
    offTheRecord: Bool = false, _ work: @escaping @Sendable (RecordScreen, String) throws -> Void
  ) {
    shown = PageCommand(name, argument, help, footer: footer)
    worksOffTheRecord = offTheRecord
    self.work = { screen, typed in
      try work(screen, typed)
      return nil
    }
  }

  /// A command that may end the recording.
  init(
    _ name: String, _ argument: String, _ help: String, footer: Bool = false,
    offTheRecord: Bool = false,
    ending: @escaping @Sendable (RecordScreen) throws -> RecordScreen.Ending?
  ) {
    shown = PageCommand(name, argument, help, footer: footer)
    worksOffTheRecord = offTheRecord
    work = { screen, _ in try ending(screen) }
  }

  /// Does it.
  ///
  /// - Parameter typed: What followed the word.
  /// - Returns: How the recording ended, once it has.
  func run(_ screen: RecordScreen, _ typed: String) throws -> RecordScreen.Ending? {
    guard !screen.recorder.isOff || worksOffTheRecord else {
      screen.messages = [.error(Recorder.isOffWords)]
      return nil
    }
    return try work(screen, typed)
  }
}
