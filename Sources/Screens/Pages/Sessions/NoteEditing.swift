import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Changes one note from its page: kind, impact, criteria, and the finding that it supports.
struct NoteEditing {
  let navigator: Navigator
  let study: String
  let note: ShownNote

  private enum Part: CaseIterable {
    case kind, impact, adding, removing, finding

    var question: Sentence {
      switch self {
      case .kind: "Kind"
      case .impact: "Impact"
      case .adding: "Confirm a criterion"
      case .removing: "Take a criterion away"
      case .finding: "Let it support a finding"
      }
    }
  }

  /// Asks what is to change and for the new value, and writes it.
  ///
  /// - Returns: What came of it.
  /// - Throws: ``QuestionLeft``, ``WorkbenchError``.
  func run() throws -> [Message] {
    let places = note.note.confirmed + note.note.proposed
    let parts = Part.allCases.filter { $0 != .removing || !places.isEmpty }
    let chosen = try navigator.pages.choose(
      "What changes?", "Choice", parts.map(\.question), lead: [note.line])
    var setting = NoteSetting()
    switch parts[chosen] {
    case .kind: setting.values[\Note.kind] = .string(try kind().id)
    case .impact: setting.values[\Note.impact] = .integer(Int(try impact().rawValue))
    case .adding: setting.adding = [try criterion()]
    case .removing:
      let all = Set(places).sorted()
      setting.removing = [
        all[try navigator.pages.choose("Which?", "Criterion", all.map { "\($0.label)" })]
      ]
    case .finding:
      guard let finding = try finding() else {
        return [.outcome("There is no finding yet: `/find findings`")]
      }
      setting.linking = [finding.string]
    }
    return try write(setting)
  }

  /// Takes back the last change of notes that this person made on this computer.
  func undo() throws -> [Message] {
    defer { navigator.forget() }
    let done = try NoteChanging(in: navigator.workbench).undo()
    let stay: Sentence =
      done.stay > 0
      ? " \(done.stay, "value was", "values were") changed since and stay." : ""
    return [.outcome("Took back \(done.restored, "value", "values").\(stay)")]
      + done.remarks.map { .outcome("\($0)") }
  }

  private func kind() throws -> ObservationKind {
    let all = ObservationKind.allCases
    let index = try navigator.pages.choose(
      "What kind of note is it?", "Kind", all.map { "\($0.label)" },
      standing: note.note.kind.flatMap(all.firstIndex))
    return all[index]
  }

  private func impact() throws -> Impact {
    let all = Impact.allCases
    let index = try navigator.pages.choose(
      "How bad was it for the person?", "Impact", all.map { "\($0.label)" },
      standing: note.note.impact.flatMap(all.firstIndex))
    return all[index]
  }

  private func criterion() throws -> Place {
    let typed = try navigator.pages.ask(
      "Which criterion?", "Criterion", lead: ["A number or a name, such as 4.1.2."],
      problem: { typed in
        WCAGCatalogue.shared.knownPlace(typed) == nil
          ? "\(Quoted(typed)) is no criterion. Write a number or a name, such as 4.1.2." : nil
      })
    guard let place = WCAGCatalogue.shared.knownPlace(typed) else { throw QuestionLeft() }
    return place
  }

  /// `nil` where there is none.
  private func finding() throws -> RecordID? {
    let findings = try navigator.study(study).findings
    guard !findings.isEmpty else { return nil }
    let index = try navigator.pages.choose(
      "Which finding?", "Finding", findings.map { "\($0.id.short) \($0.title)" })
    return findings[index].id
  }

  private func write(_ setting: NoteSetting) throws -> [Message] {
    defer { navigator.forget() }
    let found = try navigator.found(note, study: study)
    let changing = NoteChanging(in: navigator.workbench)
    let plan = try changing.plan([(found, setting)], study: study)
    guard !plan.isEmpty else { return [.outcome("The note has this value already.")] }
    let remarks = try changing.write(plan)
    return [.outcome("Changed. `/undo` takes it back.")] + remarks.map { .outcome("\($0)") }
  }
}
