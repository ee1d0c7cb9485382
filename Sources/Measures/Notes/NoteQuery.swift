import JSON
import Localization
package import Records
package import Wording

/// Which notes somebody asks for. Conditions of different kinds must all hold; of several values of one kind, one must.
package struct NoteQuery: Sendable {
  /// What must stand in the words, all of it.
  package var words: [String] = []
  /// Whether ``words`` are regular expressions, each of which must be found.
  package var isRegex = false
  package var rounds: [Int] = []
  /// As typed: `S09`, or the whole id.
  package var sessions: [String] = []
  /// As typed: `P07`, or the whole id.
  package var participants: [String] = []
  package var needs: [Dimension] = []
  /// Classes such as "screen reader", products, other names, or lists of them.
  package var technologies: [String] = []
  package var skills: [Skill] = []
  package var kinds: [ObservationKind] = []
  package var impacts: [Impact] = []
  /// Criteria, guidelines and principles; what belongs to one counts.
  package var places: [Place] = []
  /// Ids or titles.
  package var tasks: [String] = []
  package var screens: [String] = []
  /// Ids or words of things to watch for: what names one of their criteria counts.
  package var prompts: [String] = []
  package var speakers: [Speaker] = []
  package var isReviewed: Bool?
  /// Whether somebody has cleared the log of names, numbers and places.
  package var isCleared: Bool?
  /// The first and the last day on which the session began, in UTC.
  package var from: CalendarDay?
  package var to: CalendarDay?
  package var findings: FindingWish?
  /// How the notes came about; empty for every kind. Notes of sessions are lived.
  package var evidenceKinds: [EvidenceKind] = []
  /// Rehearsals too, which never count in reports.
  package var includesPilots = false
  /// Lines of transcripts too, which nobody has taken as notes.
  package var includesLines = false

  package init() {}

  /// Somebody stands at this level of a scale of digital skill.
  package struct Skill: Hashable, Sendable {
    /// The id of the scale; `nil` for any.
    package let scale: String?
    /// As the scale writes it.
    package let level: String

    package init(scale: String?, level: String) {
      self.scale = scale
      self.level = level
    }
  }

  /// What findings a note supports.
  package enum FindingWish: Sendable {
    case any, none
    /// As typed: `F03`, or the whole id.
    case oneOf([String])
  }

  /// Whether notes of sessions may fit.
  package var asksForSessions: Bool { evidenceKinds.isEmpty || evidenceKinds.contains(.lived) }

  /// Whether a finding must be supported: findings rest on notes of sessions only.
  private var asksForFinding: Bool {
    switch findings {
    case nil, .some(.none): false
    case .any?, .oneOf?: true
    }
  }

  /// Whether evidence without participants may fit: nothing is asked for that only a session has.
  package var asksForEvidence: Bool {
    (evidenceKinds.isEmpty || evidenceKinds.contains { $0 != .lived }) && !asksForPeople
      && sessions.isEmpty && participants.isEmpty && speakers.isEmpty && tasks.isEmpty
      && isReviewed == nil && isCleared == nil && from == nil && to == nil && !asksForFinding
  }

  /// Whether a note or an entry of evidence has the kind, the impact and the places that are asked for.
  ///
  /// - Parameter prompted: The criteria of the things to watch for that are asked for.
  func fits(
    _ kind: ObservationKind?, _ impact: Impact?, _ places: @autoclosure () -> [Place],
    prompted: [Place]
  ) -> Bool {
    guard kinds.isEmpty || kind.map(kinds.contains) ?? false,
      impacts.isEmpty || impact.map(impacts.contains) ?? false
    else { return false }
    if self.places.isEmpty, prompts.isEmpty { return true }
    let own = places()
    func holds(_ wanted: [Place]) -> Bool {
      wanted.contains { place in own.contains { place.covers($0) } }
    }
    return (self.places.isEmpty || holds(self.places)) && (prompts.isEmpty || holds(prompted))
  }

  /// Whether it asks for something of people beside who they are.
  var asksForPeople: Bool { !needs.isEmpty || !technologies.isEmpty || !skills.isEmpty }
}

/// Titles of a study's tasks, screens and things to watch for, and who means them.
struct NoteTitles: Sendable {
  private let study: Study

  init(_ study: Study) { self.study = study }

  func task(_ id: String) -> String {
    study.tasks.first { Text.isSame($0.id, id) }?.title ?? id
  }

  func screen(_ id: String) -> String {
    study.screens.first { Text.isSame($0.id, id) }?.title ?? id
  }

  /// The things to watch for that somebody names.
  func prompts(_ typed: [String]) -> [StudyPrompt] {
    study.prompts.filter { prompt in typed.contains { Self.names($0, prompt.id, prompt.text) } }
  }

  /// Whether a note was made during one of these tasks, and on one of these screens.
  func fits(_ note: Note, tasks: [String], screens: [String]) -> Bool {
    let isOfTask =
      tasks.isEmpty
      || note.task.map { id in tasks.contains { Self.names($0, id, task(id)) } } ?? false
    return isOfTask
      && (screens.isEmpty
        || note.screen.map { id in screens.contains { Self.names($0, id, screen(id)) } } ?? false)
  }

  /// Whether a screen is one of those that were typed.
  func isScreen(_ id: String, _ typed: [String]) -> Bool {
    typed.contains { Self.names($0, id, screen(id)) }
  }

  /// Whether what somebody typed is an id or a title, in any case.
  private static func names(_ typed: String, _ id: String, _ title: String) -> Bool {
    let wanted = WordFolding.folded(typed)
    return wanted == WordFolding.folded(id) || wanted == WordFolding.folded(title)
  }
}

/// Looks for words, or regular expressions, in what a note says.
///
/// A compiled expression belongs to one thread, so each thread makes a matcher of its own.
package struct NoteWordMatcher {
  private let words: FoldedWords
  private let patterns: [Regex<AnyRegexOutput>]

  /// - Throws: `WorkbenchError` where an expression cannot be read.
  package init(_ query: NoteQuery) throws(WorkbenchError) {
    guard query.isRegex else {
      words = FoldedWords(query.words)
      patterns = []
      return
    }
    words = FoldedWords([])
    var patterns: [Regex<AnyRegexOutput>] = []
    for text in query.words { patterns.append(try Self.compiled(text)) }
    self.patterns = patterns
  }

  /// Whether everything stands in the words; words that are not shown hold nothing.
  func matches(_ shown: NoteWords) -> Bool {
    if words.isEmpty, patterns.isEmpty { return true }
    let text: String
    switch shown {
    case .account(let said), .quote(let said): text = said.words
    case .noPermissionToQuote, .notShared: return false
    }
    if !words.isEmpty { return words.stand(in: text) }
    return patterns.allSatisfy { (try? $0.firstMatch(in: text)) ?? nil != nil }
  }

  private static func compiled(_ text: String) throws(WorkbenchError) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text).ignoresCase()
    } catch {
      throw WorkbenchError(
        .usage, at: "--regex", "the expression \(Quoted(text)) cannot be read: \(why(error))",
        fix:
          #"put a \ before a sign that is meant as it stands, or leave out --regex to look for plain words"#
      )
    }
  }

  /// What the toolchain says, as part of a sentence.
  private static func why(_ error: any Error) -> String {
    let words = "\(error)".oneLine
    let end = words.last == "." ? words.dropLast() : words[...]
    return String(end.prefix(200))
  }
}
