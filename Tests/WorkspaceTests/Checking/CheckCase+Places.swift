import JSON
import Merging
import Platform
import Records
import TemporaryFolder
import Workspace

extension CheckCase {
  private typealias W = SoundWorkspace

  static let references = [
    CheckCase("no such participant") {
      try $0.replace("P01-kx4d", by: "P07-kx4d", in: W.session)
    },
    CheckCase("no such participant: another tail") {
      try $0.replace("P01-kx4d", by: "P01-zzzz", in: W.response)
    },
    CheckCase("no such task") { try $0.replace("\"pay\"", by: "\"pey\"", in: W.session) },
    CheckCase("no such prompt") { try $0.replace("\"price\"", by: "\"prize\"", in: W.session) },
    CheckCase("no such screen") { try $0.replace("\"home\"", by: "\"start\"", in: W.log) },
    CheckCase("no such session") { try $0.replace("S01-x4k2", by: "S02-x4k2", in: W.response) },
    CheckCase("no such scale") {
      try $0.replace("\"steps\"", by: "\"stepps\"", in: W.participant)
    },
    CheckCase("no such described person") {
      try $0.replace("\"iris\"", by: "\"irys\"", in: W.evidence)
    },
    CheckCase("no such note") {
      try $0.replace("jjjjjjjjjjjjj", by: "zzzzzzzzzzzzz", in: W.finding)
    },
    CheckCase("no such cell of a spectrum") {
      try $0.replace("reach/temporary", by: "reach/permanent", in: W.profile)
    },
    CheckCase("no such ability") {
      try $0.replace("\"dimension\": \"reach\"", by: "\"dimension\": \"smell\"", in: W.profile)
    },
    CheckCase("the ability's spectrum was deleted") {
      try $0.edit(W.spectrum, Spectrum.format) { try $0.delete() }
    },
    CheckCase("the participant was deleted") {
      try $0.edit(W.participant, Participant.format) { try $0.delete() }
    },
    CheckCase("the log was deleted") {
      try $0.edit(W.log, Log.format) { try $0.delete() }
    },
    CheckCase("the task was deleted") {
      try $0.edit(W.study, Study.format) { try $0.delete(["tasks", "pay"]) }
    },
    CheckCase("a step of no goal, one of a goal that is gone, one of another task's goal") {
      try $0.edit(W.study, Study.format) { draft in
        try draft.add(
          goals: [("ggggggggggggg", "pay"), ("hhhhhhhhhhhhh", "wait")],
          steps: [
            ("sssssssssssss", nil), ("ttttttttttttt", "ggggggggggggg"),
            ("uuuuuuuuuuuuu", "hhhhhhhhhhhhh"), ("vvvvvvvvvvvvv", "zzzzzzzzzzzzz"),
          ])
      }
    },
    CheckCase("the goal of a step was deleted") {
      try $0.edit(W.study, Study.format) { draft in
        try draft.add(
          goals: [("ggggggggggggg", "pay")], steps: [("sssssssssssss", "ggggggggggggg")])
        try draft.delete(["goals", "ggggggggggggg"])
      }
    },
    CheckCase("a participant of another study") {
      try $0.put(
        "Surveys/shop/study.json", "study", "shop",
        #""title": "Shop", "target": {"level": "AA", "platform": "web", "version": "2.2"}"#)
      try $0.put(
        "Surveys/shop/sessions/S01-aaaa/session.json", "session", "S01-aaaa",
        #""participants": ["P01-kx4d"]"#)
    },
  ]

  /// Names, links and folders.
  static let places = [
    CheckCase("a new session whose first write was cut off") {
      try $0.folder.write("Surveys/bank/sessions/S07-aaaa/.kerb-tmp-cutoff", "{")
    },
    CheckCase("two names that differ in case only") {
      try $0.put(
        "Surveys/bank/participants/p01-KX4D.json", "participant", "p01-KX4D", #""devices": []"#)
    },
    CheckCase("cannot be read", needsOrdinaryUser: true) {
      try Files.setMode($0.folder.at(W.described), FileMode(rawValue: 0))
    },
    CheckCase("a folder that cannot be read", needsOrdinaryUser: true) {
      try Files.setMode($0.folder.at("Surveys/bank/responses"), FileMode(rawValue: 0))
    },
    CheckCase("a link out of the workspace") {
      try Files.makeSymbolicLink($0.folder.at("Personas/people/out.json"), to: "/etc/hostname")
    },
    CheckCase("a linked folder out of the workspace") {
      try Files.makeSymbolicLink($0.folder.at("Surveys/out"), to: "/etc")
    },
    CheckCase("a link that leads nowhere") {
      try Files.makeSymbolicLink($0.folder.at("Personas/people/none.json"), to: "nothing")
    },
    CheckCase("a file of another kind") { try $0.folder.write("Personas/people/notes.txt", "hm") },
    CheckCase("a name that is no id") { try $0.folder.write("Personas/people/two words.json") },
    CheckCase("a file where none belongs") { try $0.folder.write("Surveys/bank/plan.json") },
    CheckCase("a folder where none belongs") { try $0.folder.write("Surveys/bank/photos/a.json") },
    CheckCase("a study's name that is no id") { try $0.folder.write("Surveys/my bank/study.json") },
    CheckCase("what editors leave behind") {
      try $0.folder.write("Personas/people/wren.json~", "old")
      try $0.folder.write("Personas/people/.wren.json.swp", "old")
    },
    CheckCase("what a write that was cut off leaves behind") {
      try $0.folder.write("Personas/people/.kerb-tmp-0a", "{")
    },
    CheckCase("a session without its file") { try Files.remove($0.folder.at(W.session)) },
    CheckCase("a study without its file") { try Files.remove($0.folder.at(W.study)) },
    CheckCase("a broken study") { try $0.folder.write(W.study, "{") },
    CheckCase("the marker is no JSON") { try $0.folder.write(W.marker, "{") },
    CheckCase("the marker is another record") {
      try $0.replace("workspace/1", by: "study/1", in: W.marker)
    },
    CheckCase("the marker has no name") { try $0.replace("\"Team\"", by: "null", in: W.marker) },
    CheckCase("the marker is not canonical") {
      try $0.replace("  \"name\"", by: "\"name\"", in: W.marker)
    },
  ]
}

extension RecordDraft {
  /// Adds goals of tasks, and steps of the task `pay` with the goals that they serve.
  fileprivate mutating func add(
    goals: [(key: String, task: String)], steps: [(key: String, goal: String?)]
  ) throws {
    for goal in goals { try put(goal.key, "goals", ["task": goal.task, "text": "Has paid"]) }
    for step in steps {
      var values = ["task": "pay", "text": "Press Pay"]
      values["goal"] = step.goal
      try put(step.key, "steps", values)
    }
  }

  private mutating func put(_ key: String, _ map: String, _ values: [String: String]) throws {
    let key = try add(to: [map], key: key, now: 0)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      try set([map, key, name], to: .string(value))
    }
    try set([map, key, "position"], to: .string("i"))
  }
}
