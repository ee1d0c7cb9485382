import Localization
import Measures
import Records
import Wording
import Workspace

/// Makes sure that names that were asked for are names of something, so that a slip is no empty answer.
struct NoteNames {
  /// What may be asked for by a name.
  private enum Kind {
    case session, participant, task, screen, prompt, finding, technology, skill

    var noun: Sentence {
      switch self {
      case .session: "session"
      case .participant: "participant"
      case .task: "task"
      case .screen: "screen"
      case .prompt: "thing to watch for"
      case .finding: "finding"
      case .technology: "participant who is known to use"
      case .skill: "participant with digital skill"
      }
    }

    /// How to see what there is.
    func remedy(_ known: [String]) -> Sentence {
      guard let property else {
        return known.isEmpty
          ? "no participant's file says any digital skill"
          : "levels there: \(Sentence.list(Set(known).sorted()))"
      }
      return "`kerb note list --count --by \(property.rawValue)` shows what there is"
    }

    private var property: NoteProperty? {
      switch self {
      case .session: .session
      case .participant: .participant
      case .task: .task
      case .screen: .screen
      case .prompt: .criterion
      case .finding: .finding
      case .technology: .technology
      case .skill: nil
      }
    }

    /// Whether a name that is nearly right may be offered; numbers of people and sessions are all alike.
    var hasNeighbours: Bool {
      switch self {
      case .task, .screen, .prompt, .technology, .skill: true
      case .session, .participant, .finding: false
      }
    }
  }

  private var wanted: [(kind: Kind, typed: String, known: Bool)] = []
  private var candidates: [Kind: [String]] = [:]

  init(_ query: NoteQuery) {
    func add(_ kind: Kind, _ typed: [String]) {
      for text in typed { wanted.append((kind, text, false)) }
    }
    add(.session, query.sessions)
    add(.participant, query.participants)
    add(.task, query.tasks)
    add(.screen, query.screens)
    add(.prompt, query.prompts)
    // A class or a product is one whether or not anybody uses it.
    add(
      .technology,
      query.technologies.filter { !TechnologyQuery($0).unknownNames(among: []).isEmpty })
    add(.skill, query.skills.map(\.level))
    if case .oneOf(let typed)? = query.findings { add(.finding, typed) }
  }

  mutating func take(_ loader: NotesLoader) {
    guard !wanted.isEmpty else { return }
    let (study, people) = (loader.head.study, loader.head.participants)
    take(.session, loader.sessionIDs)
    take(.participant, people.map(\.id.string) + loader.peopleOut)
    take(.task, study.tasks.flatMap { [$0.id, $0.title] })
    take(.screen, study.screens.flatMap { [$0.id, $0.title] })
    take(.prompt, study.prompts.flatMap { [$0.id, $0.text] })
    take(.finding, loader.head.findings.map(\.id.string))
    take(.technology, people.flatMap(\.assistiveTechnologies).map(\.name))
    take(.skill, people.flatMap(\.skillPlacements).map(\.value))
  }

  private mutating func take(_ kind: Kind, _ names: [String]) {
    candidates[kind, default: []] += names
    for index in wanted.indices where wanted[index].kind == kind && !wanted[index].known {
      let typed = WordFolding.folded(wanted[index].typed)
      wanted[index].known =
        kind == .technology
        ? TechnologyQuery(wanted[index].typed).unknownNames(among: names).isEmpty
        : names.contains {
          WordFolding.folded($0) == typed || RecordID($0)?.matches(wanted[index].typed) ?? false
        }
    }
  }

  /// - Parameter studies: Where nothing was found; none where something was.
  func check(_ studies: [String]) throws(WorkbenchError) {
    guard !studies.isEmpty, let missing = wanted.first(where: isSlip) else { return }
    let place: Sentence = studies.count == 1 ? "\(studies[0])" : "any study"
    let known = known(missing.kind)
    let near = missing.kind.hasNeighbours ? near(missing, known) : nil
    throw WorkbenchError(
      .noInput, at: missing.typed,
      "there is no \(missing.kind.noun) \(Quoted(missing.typed)) in \(place)",
      fix: near.map { "did you mean \($0)?" } ?? missing.kind.remedy(known))
  }

  /// Sessions name technologies too, and they are not read for this: without a neighbour the name may be one of those.
  private func isSlip(_ name: (kind: Kind, typed: String, known: Bool)) -> Bool {
    guard !name.known else { return false }
    return name.kind != .technology || near(name, known(.technology)) != nil
  }

  private func near(_ name: (kind: Kind, typed: String, known: Bool), _ known: [String]) -> String?
  {
    name.kind == .technology
      ? TechnologyQuery(name.typed).unknownNames(among: known).lazy
        .compactMap { TechnologyQuery.near($0, among: known) }.first
      : Spelling.nearest(to: name.typed, among: known)
  }

  private func known(_ kind: Kind) -> [String] {
    (candidates[kind] ?? []).map { RecordID($0)?.short ?? $0 }
  }
}
