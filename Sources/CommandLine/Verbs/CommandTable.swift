import Localization

/// All verbs and the groups that lead to them.
package struct CommandTable: Sendable {
  /// In the order that help lists them.
  let verbs: [Verb]
  let groups: [VerbGroup]

  package init(verbs: [Verb], groups: [VerbGroup] = []) {
    self.verbs = verbs
    self.groups = groups
  }

  /// What stands at a path.
  enum Node {
    case verb(Verb)
    case group(VerbGroup)
  }

  /// The verb or group at a path; the empty path is the group of everything.
  func node(at path: [String]) -> Node? {
    if let verb = verbs.first(where: { $0.path == path }) { return .verb(verb) }
    return group(at: path).map(Node.group)
  }

  /// The group at a path, declared or only implied by the verbs below it.
  func group(at path: [String]) -> VerbGroup? {
    if let declared = groups.first(where: { $0.path == path }) { return declared }
    let isImplied = verbs.contains { $0.path.count > path.count && $0.path.starts(with: path) }
    return isImplied ? VerbGroup(path, "") : nil
  }

  /// The words that may follow a path, in the order of the verbs.
  func words(below path: [String], hidden: Bool = false) -> [OfferedWord] {
    var words: [OfferedWord] = []
    for verb in verbs where verb.path.count > path.count && verb.path.starts(with: path) {
      guard hidden || !verb.isHidden else { continue }
      let name = verb.path[path.count]
      guard !words.contains(where: { $0.name == name }) else { continue }
      let isVerb = verb.path.count == path.count + 1
      let summary = isVerb ? verb.summary : group(at: path + [name])?.summary ?? ""
      words.append(OfferedWord(name, summary))
    }
    return words
  }

  /// The verbs that help speaks of.
  var shownVerbs: [Verb] {
    verbs.filter { !$0.isHidden }
  }

  /// `kerb study task`.
  static func commandWords(_ path: [String]) -> String {
    (["kerb"] + path).joined(separator: " ")
  }
}

extension CommandTable {
  /// A group's own examples, or the first ones of the verbs below it.
  func examples(for group: VerbGroup) -> [Verb.Example] {
    guard group.examples.isEmpty else { return group.examples }
    let below = shownVerbs.filter { $0.path.starts(with: group.path) }
    return Array(below.compactMap(\.examples.first).prefix(3))
  }
}
