package import Localization

/// A word after a slash.
package typealias PageCommand = PageCommandOf<Sentence>

/// A command as it is shown.
package typealias ShownCommand = PageCommandOf<String>

/// A word after a slash, with its help in a sentence or as it is shown.
package struct PageCommandOf<Words: PageWords>: Hashable, Sendable {
  /// Lower-case letters, without the slash.
  package var name: String
  /// What may follow, for help: "[NUMBER]"; empty where nothing does.
  package var argument: Words
  /// One sentence.
  package var help: Words
  /// Whether the footer shows it.
  package var isInFooter: Bool

  package init(_ name: String, _ argument: Words = "", _ help: Words, footer: Bool = false) {
    self.name = name
    self.argument = argument
    self.help = help
    isInFooter = footer
  }
}

extension PageCommand {
  func shown(in language: Language) -> ShownCommand {
    ShownCommand(
      name, argument.plain(in: language), help.plain(in: language), footer: isInFooter)
  }
}
