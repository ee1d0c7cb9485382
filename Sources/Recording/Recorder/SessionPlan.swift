import JSON
package import Localization
package import Records

/// What a recorder needs to know of the study and the people, as plain values.
package struct SessionPlan: Hashable, Sendable {
  package struct Task: Hashable, Sendable {
    package var id: String
    package var title: String
    /// After how many minutes people are stopped, as agreed beforehand; `nil` for no limit.
    package var timeLimit: Int?
    package init(id: String, title: String, timeLimit: Int? = nil) {
      self.id = id
      self.title = title
      self.timeLimit = timeLimit
    }
  }

  package struct Prompt: Hashable, Sendable {
    package var id: String
    package var text: String
    /// Which answer speaks for the product; `nil` where nobody has said.
    package var favourable: PromptPolarity?
    package init(id: String, text: String, favourable: PromptPolarity? = nil) {
      self.id = id
      self.text = text
      self.favourable = favourable
    }
  }

  package struct Person: Hashable, Sendable {
    package var id: String
    /// The P-number without its tail, while that is unambiguous.
    package var short: String
    /// What the person uses, such as "VoiceOver"; empty if nothing is known.
    package var technology: Sentence
    package init(id: String, short: String, technology: Sentence) {
      self.id = id
      self.short = short
      self.technology = technology
    }
  }

  /// The study's title.
  package var title: String
  /// What the session is called: "S12".
  package var session: String
  /// The device in use; empty if nobody wrote it down.
  package var device: String
  package var people: [Person]
  package var tasks: [Task]
  package var prompts: [Prompt]
  /// What the study asks for; `nil` where nobody said.
  package var target: WCAGTarget?

  package init(
    title: String, session: String, device: String = "", people: [Person] = [], tasks: [Task] = [],
    prompts: [Prompt] = [], target: WCAGTarget? = nil
  ) {
    self.title = title
    self.session = session
    self.device = device
    self.people = people
    self.tasks = tasks
    self.prompts = prompts
    self.target = target
  }

  package func task(_ id: String?) -> Task? {
    id.flatMap { id in tasks.first { Text.isSame($0.id, id) } }
  }

  /// Who takes part, for titles: "P07", "P03 and P08".
  package var names: Sentence {
    let all = people.map { Sentence(text: $0.short) }
    return all.dropFirst().reduce(all.first ?? "") { "\($0) and \($1)" }
  }
}
