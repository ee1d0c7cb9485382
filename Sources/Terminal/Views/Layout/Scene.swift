/// Everything a renderer needs to know at one moment.
struct Scene {
  var page: ShownPage
  var state: PageState
  var numbers: RowNumbers
  /// Counts how often pages were shown; rows stay the same in between.
  var generation: Int
  /// What stands on the message line.
  var message: [Said]
  /// Whether the message line has the focus, until the next key.
  var focusesMessage: Bool
}

/// A message on its way to the person.
struct Said: Hashable, Sendable {
  var message: ShownMessage
  /// Whether it was asked for; then it is said in every verbosity.
  var isAnswer: Bool
  /// Whether plain lines never put the prompt behind it.
  var standsAlone: Bool

  init(_ message: ShownMessage, isAnswer: Bool = false, standsAlone: Bool = false) {
    self.message = message
    self.isAnswer = isAnswer
    self.standsAlone = standsAlone
  }

  /// Whether a person who chose that verbosity is to hear it.
  func isHeard(_ verbosity: Verbosity) -> Bool {
    if isAnswer { return true }
    return switch (message.weight, verbosity) {
    case (.error, _), (.answer, _), (_, .full), (.outcome, .short): true
    case (.outcome, .silent), (.notice, .short), (.notice, .silent): false
    }
  }
}
