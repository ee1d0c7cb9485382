package import Localization

/// Something said after an event.
package typealias Message = MessageOf<Sentence>

/// A message as it is shown.
package typealias ShownMessage = MessageOf<String>

/// How much a message matters.
package enum MessageWeight: Hashable, Sendable {
  /// Always said.
  case error
  /// What somebody asked for; always said.
  case answer
  /// What came of the last thing that was done; left out only in the silent verbosity.
  case outcome
  /// What else is worth knowing; only in the full verbosity.
  case notice
}

/// A message in sentences, or as it is shown.
package struct MessageOf<Words: PageWords>: Hashable, Sendable {
  package var weight: MessageWeight
  package var text: Words
  /// What an error comes to in a few letters, such as "no 9."; plain lines put it in front of the prompt, where a short braille
  /// display shows it.
  package var brief: Words?

  package init(_ weight: MessageWeight, _ text: Words, brief: Words? = nil) {
    self.weight = weight
    self.text = text
    self.brief = brief
  }

  package static func error(_ text: Words) -> Self { Self(.error, text) }

  package static func answer(_ text: Words) -> Self { Self(.answer, text) }
  package static func outcome(_ text: Words) -> Self { Self(.outcome, text) }
  package static func notice(_ text: Words) -> Self { Self(.notice, text) }
}

extension Message {
  package func shown(in language: Language = .english) -> ShownMessage {
    ShownMessage(weight, text.plain(in: language), brief: brief?.plain(in: language))
  }
}
