import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Two people with a clone each, who answer the same checklist.
@Suite("Checklists in a team") struct ChecklistTeamTests {
  private func scene() throws -> TeamScene {
    let scene = try TeamScene()
    for line in ["checklist add", "study edit tram --screen Pay --screen Find", "team sync"] {
      let seen = scene.run("anna", line)
      #expect(seen.status == 0, "\(line)\n\(seen.text)")
    }
    #expect(scene.run("ben", "team sync").status == 0)
    return scene
  }

  private func batches(_ scene: TeamScene, _ clone: String) throws -> [Evidence] {
    let location = WorkspaceLocation(root: scene.trial.folder.at(clone))
    return try StudyLoader.load("tram", in: location).records.evidence
  }

  @Test func nobodyGoesOnInTheAnswersOfSomebodyElse() throws {
    let scene = try scene()
    let answer = "checklist answer tram keyboard --screen pay --answer"
    _ = scene.run("anna", "\(answer) \"1=no: the map\"")
    _ = scene.run("anna", "team sync")
    _ = scene.run("ben", "team sync")
    let seen = scene.run("ben", "\(answer) 1=yes")
    #expect(seen.status == 0 && !seen.text.contains("replaces"))
    #expect(try batches(scene, "ben").count == 2)
    #expect(scene.run("ben", "report coverage tram").text.contains("the map"))
    // Each goes on with what is theirs.
    _ = scene.run("ben", "team sync")
    _ = scene.run("anna", "team sync")
    _ = scene.run("anna", "\(answer) 2=yes")
    #expect(try batches(scene, "anna").map(\.items.count).sorted() == [1, 2])
  }

  /// A batch that both know as theirs, such as one person with two machines.
  private func sharedBatch(_ list: String) throws -> (TeamScene, asOther: (String) throws -> Void) {
    let scene = try scene()
    let begun = scene.run("anna", "checklist answer tram \(list) --screen find --answer 1=yes")
    #expect(begun.status == 0, "\(begun.text)")
    _ = scene.run("anna", "team sync")
    _ = scene.run("ben", "team sync")
    let state = scene.trial.folder
    let workspace = try #require(try state.names("state/kerb").first)
    let folder = "state/kerb/\(workspace)/checklists"
    let name = try #require(try state.names(folder).first)
    let root = try state.read("\(folder)/\(name)")
    #expect(root.hasSuffix("/anna\n"))
    return (
      scene, { try state.write("\(folder)/\(name)", root.dropLast(5) + "\($0)\n") }
    )
  }

  @Test func twoAnswersAreNeverMixed() throws {
    let (scene, asOther) = try sharedBatch("keyboard")
    let answer = "checklist answer tram keyboard --screen pay --answer"
    _ = scene.run("anna", "\(answer) \"no-trap=no: by A\"")
    try asOther("ben")
    _ = scene.run("ben", "\(answer) no-trap=na")
    _ = scene.run("anna", "team sync")
    _ = scene.run("ben", "team sync")
    _ = scene.run("anna", "team sync")
    for clone in ["anna", "ben"] {
      let items = try batches(scene, clone).flatMap(\.items)
      let item = try #require(items.first { $0.id == "pay.no-trap" })
      #expect(item.answer == .no && item.kind == .barrier && item.outcome == .failed)
      #expect(item.places.map(\.description) == ["2.1.2"])
      #expect(item.answersInConflict == [.no, .notApplicable])
      #expect(item.note.words.contains("by A") && item.note.words.contains("does not apply"))
      let report = scene.run(clone, "report coverage tram").text
      #expect(report.contains("conflicting answers; the worst for the product counts"), "\(report)")
      #expect(report.contains("answers in conflict (no and does not apply)"), "\(report)")
      #expect(
        scene.run(clone, "report coverage tram --format json").text
          .contains("\"answersInConflict\": 1"))
    }
    // Answering anew settles everything at once.
    _ = scene.run("ben", "\(answer) \"no-trap=no: both looked\"")
    let settled = try #require(
      try batches(scene, "ben").flatMap(\.items).first { $0.id == "pay.no-trap" })
    #expect(settled.answersInConflict == [] && settled.note.words == "both looked")
  }

  @Test func aFailureOutlivesAGoodAnswer() throws {
    let (scene, asOther) = try sharedBatch("screen-reader")
    let answer = "checklist answer tram screen-reader --screen find --answer"
    // Anna changes which criteria fail, Ben the answer: neither field alone is in conflict.
    _ = scene.run("anna", "\(answer) \"in-order=no: by A\"")
    _ = scene.run("anna", "team sync")
    _ = scene.run("ben", "team sync")
    try scene.trial.folder.write(
      "a.csv", "screen,question,answer,note,criteria\nfind,in-order,no,by A,2.4.3\n")
    _ = scene.run("anna", "checklist answer tram screen-reader --from ../a.csv")
    try asOther("ben")
    _ = scene.run("ben", "\(answer) in-order=yes")
    _ = scene.run("anna", "team sync")
    _ = scene.run("ben", "team sync")
    let items = try batches(scene, "ben").flatMap(\.items)
    let item = try #require(items.first { $0.id == "find.in-order" })
    #expect(item.answer == .no && item.outcome == .failed)
    #expect(item.places.map(\.description) == ["2.4.3"])
    #expect(item.answersInConflict == [.yes, .no])
  }
}
