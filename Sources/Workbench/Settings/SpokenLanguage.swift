package import Localization
package import Wording
import Workspace

/// The language that the program speaks with somebody.
package struct SpokenLanguage: Sendable {
  package let language: Language
  /// What is wrong with the file of a language that was not asked for by an option: English is spoken then.
  package let problem: WorkbenchError?

  /// Looks for the language of a call: the one asked for, the one of the person's settings, the one of their
  /// surroundings.
  ///
  /// - Parameters:
  ///   - tag: What an option asks for; `nil` where nothing does.
  ///   - environment: The value of an environment variable.
  /// - Throws: `WorkbenchError` when an option asks for a language that there is not, or that cannot be read.
  package static func find(
    _ tag: String?, environment: @escaping (String) -> String?
  ) throws(WorkbenchError) -> SpokenLanguage {
    let folders = PrivateFolders(environment: environment)
    let own = OwnLanguages(folders)
    if let tag {
      guard let language = try find(Language.tags(tag), own) else { throw missing(tag, own) }
      return SpokenLanguage(language: language, problem: nil)
    }
    let settings = OwnSettings(environment: environment).read().choices
    guard let wish = settings.language ?? Language.wish(environment) else {
      return SpokenLanguage(language: .english, problem: nil)
    }
    do {
      let language = try find(Language.tags(wish), own)
      return SpokenLanguage(language: language ?? .english, problem: nil)
    } catch {
      return SpokenLanguage(language: .english, problem: error)
    }
  }

  /// The first of some tags that there is a language for.
  private static func find(_ tags: [String], _ own: OwnLanguages) throws(WorkbenchError)
    -> Language?
  {
    for tag in tags {
      if let language = Language.builtIn.first(where: { $0.tag == tag }) { return language }
      if let language = try own.read(tag) { return language }
    }
    return nil
  }

  private static func missing(_ tag: String, _ own: OwnLanguages) -> WorkbenchError {
    let known = Language.builtIn.map(\.tag) + own.tags()
    let shown = Printable.text(tag)
    let place = Language.tags(tag).first.flatMap(own.path)
    let remedy: Sentence =
      if let place {
        "there are \(Sentence.list(known)); a file of translations for another one belongs at \(place)"
      } else {
        "there are \(Sentence.list(known))"
      }
    return WorkbenchError(.noInput, at: "--language", "there is no language \(shown)", fix: remedy)
  }
}
