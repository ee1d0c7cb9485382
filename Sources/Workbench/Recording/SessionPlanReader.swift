import JSON
import Localization
package import Recording
import Records
import Wording
import Workspace

/// Reads what a recorder needs to know of the study, the session and the people.
package enum SessionPlanReader {
  package static func read(_ opening: Opening, _ workbench: Workbench) throws -> SessionPlan {
    let study: Study = try record(StudyFile.read(opening.study, workbench))
    let sessionFile = RecordFinder(workbench: workbench, kind: .session)
    let session: Session = try record(
      sessionFile.record(opening.session, study: opening.study))
    let people = RecordFinder(workbench: workbench, kind: .participant)
    let known = try people.kind.files(in: workbench, study: opening.study)
      .map(\.expectedID)
    let participants = try opening.participants.map { id in
      try person(id, used: session.assistiveTechnologies, known, opening.study, people)
    }
    return SessionPlan(
      title: study.title, session: session.id.short, device: session.device ?? "",
      people: participants,
      tasks: study.tasks.map {
        .init(id: $0.id, title: $0.title, timeLimit: $0.timeLimitMinutes)
      },
      prompts: study.prompts.map { .init(id: $0.id, text: $0.text, favourable: $0.favourable) },
      target: study.target)
  }

  /// Somebody whose file has gone is known by the number alone: the recording goes on.
  private static func person(
    _ id: String, used: [AssistiveTechnology], _ known: [String], _ study: String,
    _ finder: RecordFinder
  ) throws -> SessionPlan.Person {
    let short = RecordID(id)?.short ?? id
    guard known.contains(where: { Text.isSame($0, id) }) else {
      return SessionPlan.Person(id: id, short: short, technology: "")
    }
    let person: Participant = try record(finder.record(id, study: study))
    let technologies = used.isEmpty ? person.assistiveTechnologies : used
    let isUnique = known.filter { RecordID($0)?.matches(short) == true }.count == 1
    return SessionPlan.Person(
      id: id, short: isUnique ? short : id,
      technology: technologies.isEmpty ? "" : .list(technologies.map(\.name)))
  }

  private static func record<Value: Record>(_ file: RecordFile) throws -> Value {
    guard let value = file.record(Value.self) else {
      throw file.faults.first
        ?? WorkbenchError(
          .noInput, at: file.file.path, "this \(Value.format.noun) was deleted or erased",
          fix: "kerb \(Value.format.noun) delete … `--undo` brings back what was deleted")
    }
    return value
  }
}
