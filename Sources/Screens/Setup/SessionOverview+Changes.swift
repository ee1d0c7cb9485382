import Localization
import Records
import Terminal
import Wording
import Workbench

/// What each line of the overview asks.
extension SessionOverview {
  func role(_ state: inout State) throws {
    let before = state.role
    state.role = try dialog.word(
      "What is your role?", "Role", Role.recorders, standing: state.role)
    state.values.present.removeAll { $0 == before || $0 == state.role }
  }

  func present(_ state: inout State) throws {
    let roles = Role.allCases.filter { $0 != state.role }
    let page = Page(
      "present", title: "Who else is there? Roles, never names.",
      list: PageList(
        .choices, noun: Noun("role", "roles"),
        rows: [PageRow("nobody", "nobody else")]
          + roles.map {
            PageRow($0.id, "\($0.label)", isMarked: state.values.present.contains($0))
          }),
      prompt: Prompt("Present", .choices, enterMeans: "keeps the marked ones"))
    let marked = roles.filter { state.values.present.contains($0) }
    while true {
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .chosen(let index): state.values.present = Self.roles([index], roles)
      case .chosenSeveral(let several): state.values.present = Self.roles(several, roles)
      case .entered("", _): state.values.present = marked
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
      return
    }
  }

  /// The roles of rows; the first row is nobody.
  private static func roles(_ rows: [Int], _ roles: [Role]) -> [Role] {
    rows.compactMap { roles.indices.contains($0 - 1) ? roles[$0 - 1] : nil }
  }

  func text(
    _ question: Sentence, _ label: Sentence, _ path: WritableKeyPath<SessionValues, String?>,
    _ state: inout State
  ) throws {
    let old = state.values[keyPath: path]
    let typed = try dialog.line(
      question, label, enterMeans: old.map { "keeps \"\($0)\"" } ?? "leaves it out")
    if let typed { state.values[keyPath: path] = typed }
  }

  func platform(_ state: inout State) throws {
    let chosen = try dialog.word(
      "Where does the product run today?", "Platform", ProductPlatform.allCases,
      standing: state.values.platform ?? studyPlatform)
    state.values.platform = chosen == studyPlatform ? nil : chosen
  }

  func technology(_ state: inout State) throws {
    let answer = try TechnologyQuestions(
      dialog: dialog, whose: "this session", wantsAbsence: false
    ).ask(.init(technologies: state.values.technologies))
    state.values.technologies = answer.technologies
  }

  func round(_ state: inout State) throws {
    let old = state.values.round
    let typed = try dialog.line(
      "Which round of the study is it?", "Round", .integer(1...1000), enterMeans: "keeps \(old)")
    let round = typed.flatMap { Int($0) } ?? old
    if round != old, !state.values.isPilot {
      do {
        try closed.check(round)
      } catch let error as WorkbenchError {
        dialog.tell(.error(.joined(error.sentences.map(\.capitalised), " ")))
        return
      }
    }
    state.values.round = round
  }

  func pilot(_ state: inout State) throws {
    let index = try dialog.choose(
      "Is it a pilot? Pilots never count.", "Pilot", ["no", "yes"],
      standing: state.values.isPilot ? 1 : 0)
    state.values.isPilot = index == 1
  }

  func mode(_ state: inout State) throws {
    state.values.mode = try dialog.word(
      "Where do you meet?", "Place", SessionMode.allCases, standing: state.values.mode)
  }

  func today(_ state: inout State) throws {
    let typed = try dialog.line(
      "How is the person today? In their own words.", "Today", .text,
      enterMeans: state.values.today == nil ? "leaves it out" : "keeps what stands there")
    if let typed { state.values.today = typed }
  }

  func tasks(_ state: inout State) throws {
    let index = try dialog.choose(
      "Who keeps the tasks? In each session one recorder does.", "Tasks",
      ["another recorder", "you"], standing: state.keepsTasks ? 1 : 0)
    state.keepsTasks = index == 1
  }

  func circumstances(_ state: inout State) throws {
    while true {
      let there = state.values.circumstances
      let page = Page(
        "circumstances \(there.count)", title: "What is special about today's situation?",
        lead: [
          there.isEmpty
            ? "Such as sunlight, noise, a baby on the arm." : "Type another; a number takes out."
        ],
        list: PageList(
          .choices, noun: Noun("circumstance", "circumstances"),
          rows: there.enumerated().map {
            PageRow("\($0.offset)", "\($0.element.text)", details: ["\($0.element.basis.label)"])
          }),
        prompt: Prompt("Circumstance", .textOrChoice, enterMeans: "goes on"))
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .chosen(let index) where there.indices.contains(index):
        state.values.circumstances.remove(at: index)
      case .entered(let typed, _):
        let text = PlainText.trimmed(typed)
        if text.isEmpty { return }
        if let flaw = QuestionDialog.flaw(in: text, .line) {
          dialog.tell(.error(flaw))
        } else if let new = try circumstance(text) {
          state.values.circumstances.append(new)
        }
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  /// Asks on about one circumstance; `nil` when the person goes back.
  private func circumstance(_ text: String) throws -> SessionCircumstance? {
    var new = SessionCircumstance.new { $0.text = text }
    let basis = { (new: inout SessionCircumstance) throws -> Questions.Step in
      new.basis = try dialog.word(
        "Did it happen, or did the team arrange it?", "Basis", CircumstanceBasis.allCases,
        standing: new.basis)
      return .asked
    }
    let dimension = { (new: inout SessionCircumstance) throws -> Questions.Step in
      let index = try dialog.choose(
        "Which ability does it bear on?", "Ability",
        ["none of these"] + Dimension.builtIn.map { "\($0.label)" }, standing: 0)
      new.dimension = index == 0 ? nil : Dimension.builtIn[index - 1]
      return .asked
    }
    do {
      try Questions.ask([basis, dimension], &new)
      return new
    } catch let left as QuestionLeft where !left.quits {
      return nil
    }
  }
}
