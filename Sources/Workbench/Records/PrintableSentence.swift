import Localization
import Wording

extension Sentence {
  /// Safe to show and not longer than so many characters; what has to be cut or made safe stays English.
  func printable(limit: Int) -> Sentence {
    let line = plain()
    let shown = Printable.text(line, limit: limit)
    return shown == line ? self : "\(shown)"
  }
}
