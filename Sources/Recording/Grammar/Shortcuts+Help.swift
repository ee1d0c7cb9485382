import JSON
package import Localization
import Records

extension Shortcuts {
  /// The rows of the help page: what to type, and what it means.
  ///
  /// The English word comes first, then those of the language and personal ones in the order of their bytes.
  package var help: [(words: Sentence, meaning: Sentence)] {
    var rows: [(words: Sentence, meaning: Sentence)] = []
    for standard in StandardShortcut.allCases {
      rows.append(("\(words(for: Entry(standard: standard)))", standard.label))
      guard standard == .barrier else { continue }
      rows.append(("`b0:` to `b4:`", "barrier with its impact, \(Self.impacts)"))
      for impact in Impact.allCases {
        let entry = Entry(standard: .barrier, impact: impact)
        let words = words(for: entry)
        if !words.isEmpty { rows.append(("\(words)", entry.label)) }
      }
    }
    rows.append(("`-30s` or `-2m30` first", "so long ago, in seconds or minutes and seconds"))
    rows.append(("`sc reflow` or `sc 1.4.10` last", "a criterion, if it is exactly one"))
    return rows
  }

  private static var impacts: Sentence {
    Impact.allCases.map { "\($0.rawValue) \($0.label)" as Sentence }.joined(separator: ", ")
  }

  private func words(for entry: Entry) -> String {
    let first = Text(entry.standard.rawValue)
    let others = entries.filter { $0.value == entry && $0.key != first }.map(\.key).sorted()
    let all = (entry.impact == nil ? [first] : []) + others
    return all.map { "\($0.string):" }.joined(separator: ", ")
  }
}
