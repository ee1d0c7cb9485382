import Terminal
import Wording

extension WorkbenchError {
  /// The error as messages of a page, one for what is wrong and one for what mends it.
  var messages: [Message] { sentences.map { .error($0) } }

  /// The error as one message of a page.
  var message: Message { .error(sentence) }
}
