import Localization
import Wording

/// The commands of a page and those that every page understands.
struct PageCommands: Sendable {
  enum Meaning: Hashable, Sendable {
    case own(ShownCommand)
    case common(CommonCommand)
    case several([String])
    /// Nothing begins so; the nearest name, if one is near.
    case unknown(suggestion: String?)

    /// The one command that is meant, and whether words may follow it.
    var command: (name: String, takesWords: Bool)? {
      switch self {
      case .own(let command): (command.name, !command.argument.isEmpty)
      case .common(let common): (common.rawValue, !common.command.argument.isEmpty)
      case .several, .unknown: nil
      }
    }
  }

  /// The page's own, then the common ones; each name once.
  let entries: [(command: ShownCommand, common: CommonCommand?)]

  /// - Parameter language: What the common ones are told in.
  init(_ commands: [ShownCommand], in language: Language) {
    var entries: [(command: ShownCommand, common: CommonCommand?)] = []
    for command in commands
    where CommonCommand(rawValue: command.name).map(\.yields) ?? true {
      entries.append((command, nil))
    }
    let names = Set(entries.map(\.command.name))
    for common in CommonCommand.allCases where !names.contains(common.rawValue) {
      entries.append((common.command.shown(in: language), common))
    }
    self.entries = entries
  }

  /// What a name or its beginning means.
  func meaning(of name: String) -> Meaning {
    // "s" is the shortest word for leaving a question out, wherever that can be done.
    let name = name == "s" && entries.contains { $0.command.name == "skip" } ? "skip" : name
    if let exact = entries.first(where: { $0.command.name == name }) { return meaning(exact) }
    let fitting = entries.filter {
      $0.command.name.hasPrefix(name) && name.count >= $0.common?.fewestLetters ?? 1
    }
    if let only = fitting.first, fitting.count == 1, !name.isEmpty { return meaning(only) }
    if fitting.count > 1, !name.isEmpty { return .several(fitting.map(\.command.name)) }
    return .unknown(suggestion: Spelling.nearest(to: name, among: entries.map(\.command.name)))
  }

  /// The names that begin so, the page's own first; those without help are for people who know them.
  func names(beginning name: String) -> [String] {
    entries.filter { !$0.command.help.isEmpty }.map(\.command.name).filter { $0.hasPrefix(name) }
  }

  private func meaning(_ entry: (command: ShownCommand, common: CommonCommand?)) -> Meaning {
    entry.common.map { .common($0) } ?? .own(entry.command)
  }
}
