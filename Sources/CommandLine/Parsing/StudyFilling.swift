import Localization
import Wording

/// Puts the default study where a command line names none: every verb that takes a study gets it here.
///
/// A first word that is a study, or a slip for one, is always taken as the study.
struct StudyFilling {
  private let verb: Verb
  private let given: [Invocation.Given]
  private let find: () throws -> StudyDefault

  /// - Parameter find: Looks at the workspace; called only where a study is missing.
  init(verb: Verb, given: [Invocation.Given], _ find: @escaping () throws -> StudyDefault) {
    self.verb = verb
    self.given = given
    self.find = find
  }

  /// The values of the command line, with the study in front where it was left out.
  ///
  /// - Throws: ``UsageError`` where several studies could be meant.
  func values(_ typed: [String]) throws -> [String] {
    guard let first = verb.arguments.first, first.isRequired, first.kind == .study,
      mayBeWithout(typed), let found = try? find(), !found.studies.isEmpty
    else { return typed }
    if let word = typed.first, found.names(word) { return typed }
    guard let meant = found.meant else {
      // What is left may be whatever the verb takes; only a line that is short of words lacks the study for certain.
      guard typed.count < required else { return typed }
      throw UsageError.whichStudy(found, of: verb)
    }
    return [meant] + typed
  }

  /// The options of the command line, with the study where one is required and was left out.
  func options() throws -> [Invocation.Given] {
    let missing = verb.options.first { option in
      option.isRequired && option.kind == .study && !given.contains { $0.name == option.name }
    }
    guard let missing, let found = try? find() else { return given }
    if let meant = found.meant { return given + [.init(name: missing.name, value: meant)] }
    guard !found.studies.isEmpty else { return given }
    throw UsageError.whichStudy(found, of: verb)
  }

  private var required: Int { verb.arguments.count(where: \.isRequired) }

  /// Whether there is room for one more value in front.
  private func mayBeWithout(_ typed: [String]) -> Bool {
    verb.arguments.contains(where: \.isRepeating) || typed.count < verb.arguments.count
  }
}

extension UsageError {
  /// Several studies could be meant, or the one that is meant is not there.
  static func whichStudy(_ found: StudyDefault, of verb: Verb) -> UsageError {
    let problem: Sentence =
      found.missing.map { "the study that is meant here, \($0), is deleted or not there" }
      ?? "which study is meant is not clear: there are \(found.studies.count)"
    return UsageError(
      at: verb.commandWords, problem,
      fix:
        "name one, stand in its folder, or choose it for all commands: `kerb use \(found.studies[0])`",
      notes: found.studies.map { "\($0)" })
  }
}
