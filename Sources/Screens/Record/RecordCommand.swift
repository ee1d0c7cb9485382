import Localization
import Recording
import Records
import Terminal
import Wording

/// A command of the recorder: what `/help` says of it, and what it does.
struct RecordCommand: Sendable {
  let shown: PageCommand
  /// Whether it works off the record, where nothing is written: it only looks, takes away, or ends it.
  let worksOffTheRecord: Bool
  private let work: @Sendable (RecordScreen, String) throws -> RecordScreen.Ending?

  var name: String { shown.name }

  /// A command after which the recording goes on.
  init(
    _ name: String, _ argument: Sentence, _ help: Sentence, footer: Bool = false,
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
    _ name: String, _ argument: Sentence, _ help: Sentence, footer: Bool = false,
    offTheRecord: Bool = false,
    ending: @escaping @Sendable (RecordScreen) throws -> RecordScreen.Ending?
  ) {
    shown = PageCommand(name, argument, help, footer: footer)
    worksOffTheRecord = offTheRecord
    work = { screen, _ in try ending(screen) }
  }

  /// Whether it says or stamps a time of the running session.
  func needsClock(_ typed: String) -> Bool {
    switch name {
    case "fault", "break", "restart", "time", "mark": true
    case "flag": PlainText.trimmed(typed).isEmpty
    case "task": RecordScreen.backdating(typed).ago > 0
    default: false
    }
  }

  /// The same command without a place in the help.
  var hidden: RecordCommand {
    RecordCommand(
      shown: PageCommand(shown.name, shown.argument, ""), worksOffTheRecord: worksOffTheRecord,
      work: work)
  }

  private init(
    shown: PageCommand, worksOffTheRecord: Bool,
    work: @escaping @Sendable (RecordScreen, String) throws -> RecordScreen.Ending?
  ) {
    self.shown = shown
    self.worksOffTheRecord = worksOffTheRecord
    self.work = work
  }

  /// Does it.
  ///
  /// - Parameter typed: What followed the word.
  /// - Returns: How the recording ended, once it has.
  func run(_ screen: RecordScreen, _ typed: String) throws -> RecordScreen.Ending? {
    guard !screen.recorder.isAfterwards || !needsClock(typed) else {
      screen.messages = [.error("\(Recorder.noClockWords)")]
      return nil
    }
    if let surplus = shown.surplus(typed) {
      screen.messages = [.error("\(surplus)")]
      return nil
    }
    guard !screen.recorder.isOff || worksOffTheRecord else {
      screen.messages = [.error("\(Recorder.isOffWords)")]
      return nil
    }
    return try work(screen, typed)
  }
}
