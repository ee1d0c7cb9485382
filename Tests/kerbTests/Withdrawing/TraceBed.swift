import FakeConsole
import Platform
import Recording
import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace with two people, and files outside the records that are about one of them.
struct TraceBed {
  static let study = "tram"
  let trial: VerbTrial
  /// Whole ids.
  let leaving: String
  let staying: String
  let session: String

  /// Stands in everything that is about whoever leaves.
  static let word = "zqtheirsqz"
  /// Stands in everything that is about whoever stays.
  static let kept = "zqkeptqz"

  var folder: TemporaryFolder { trial.folder }
  static let state = "state/kerb/ws-000000000001"

  init() throws {
    let trial = try VerbTrial()
    self.trial = trial
    for line in [
      "init --bare", "study new tram --title Trams", "participant new tram",
      "participant new tram", "session new tram --participant P01",
      "session new tram --participant P02",
    ] {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(seen.text)")
    }
    func ids(_ kind: String) throws -> [String] {
      try trial.folder.names("team/Surveys/tram/\(kind)")
        .map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 }
    }
    let people = try ids("participants")
    leaving = try #require(people.first)
    staying = try #require(people.last)
    session = try #require(try ids("sessions").first)
  }

  /// A form whose editor fails after something was typed.
  func failEditor(_ line: String, typing word: String) {
    let edits = FormEdits(steps: ["Devices: => Devices:\\n  - \(word)", "fail"])
    let seen = trial.run(line, VerbTrial.Doing(edits: [edits]))
    #expect(seen.status == 73, "\(seen.text)")
  }

  /// Puts files of one kind about both people where kerb would put them.
  func plant(_ kind: FilesAboutPeople) throws {
    let state = Self.state
    switch kind {
    case .form:
      failEditor("participant edit tram P01", typing: Self.word)
      failEditor("participant edit tram P02", typing: Self.kept)
      // What an editor that was killed leaves beside the form.
      let form = try #require(try forms().first { $0.subject?.participants == [leaving] })
      for name in [".P01.txt.swp", "P01.txt~", "#P01.txt#"] {
        try AtomicWriter().write(Array(Self.word.utf8), toFile: "\(form.path)/\(name)")
      }
    case .recording:
      try record("rec-20260302t093000z-aaaaaaaa", leaving, session, Self.word)
      try record("rec-20260302t093000z-bbbbbbbb", staying, "S02-zzzz", Self.kept)
      try record("rec-20260302t093000z-cccccccc", leaving, session, Self.word, setAside: true)
      for name in ["aaaaaaaa.journal.torn-1", "cccccccc.journal.old-x", "dddddddd.journal.new-x"] {
        try folder.write("\(state)/recordings/rec-20260302t093000z-\(name)", Self.word)
      }
    case .key:
      try folder.write(
        "\(state)/keys/tram.tsv",
        "kerb-key/1\n\(leaving)\t\(Self.word)\n\(staying)\t\(Self.kept)\n")
    case .condition:
      try folder.write(
        "\(state)/keys/tram-conditions.json",
        #"{"\#(leaving)": ["\#(Self.word)"], "\#(staying)": ["\#(Self.kept)"]}"#)
    case .draft:
      // Whoever leaves goes out of the list, and with them what no version of the list knows.
      try folder.write(
        "\(state)/keys/tram-drafts.json",
        """
        {"drafts": [{"people": ["\(leaving)", "\(staying)"], "left": 0, "profile": "\(Self.kept)",
        "values": [], "x": "\(Self.word)"}], "~format": "kerb-drafts/1"}
        """)
    case .media:
      // Neither file is there: what is there stays known until a person has deleted it.
      let other = try #require(try folder.names("team/Surveys/tram/sessions").last)
      try folder.write(
        "\(state)/media/tram.json",
        """
        {"places": {"\(session)/screen": "/mnt/\(Self.word).mkv", "\(other)/screen": "/mnt/\(Self.kept).mkv"},
        "~format": "kerb-media/1"}
        """)
    case .noteUndo:
      try folder.write(
        "\(state)/notes/undo.json",
        #"{"participants": ["\#(leaving)"], "steps": [], "x": "\#(Self.word)"}"#)
    case .picture:
      // A picture of the session that goes, and one of another.
      for (id, session, words) in [
        ("pic-aaaa", self.session, Self.word), ("pic-bbbb", "S02-zzzz", Self.kept),
      ] {
        try folder.write(
          "team/Surveys/tram/attachments/\(id).json",
          """
          {"alternative": "x", "digest": "0", "height": 1, "id": "\(id)", "kind": "png",
          "origins": ["0123456789abcdef"], "sessions": ["\(session)"], "width": 1,
          "~format": "attachment/1"}
          """)
        try folder.write("team/Surveys/tram/attachments/\(id).png", words)
      }
    case .walkthroughLine:
      try folder.write(
        "\(state)/walkthroughs/tram.ilka.pay.line",
        "/x\n2 as \(leaving.prefix(3)) said, \(Self.word)")
      try folder.write("\(state)/walkthroughs/tram.ilka.find.line", "/x\n2 \(Self.kept)")
    case .cache: try folder.write("team/.kerb/cache/index", Self.word)
    case .unfinishedWrite:
      for path in [
        "team/Surveys/tram/participants/.kerb-tmp-x", "team/Exports/tram/.kerb-tmp-x",
        "team/.merge_file_x.kerb", "\(state)/keys/.kerb-tmp-x", "\(state)/forms/.kerb-tmp-x",
      ] { try folder.write(path, Self.word) }
    case .report: try folder.write("team/Exports/tram/findings.md", Self.word)
    case .practice:
      try folder.write("tmp/kerb-practice-x/.practice", "")
      try folder.write("tmp/kerb-practice-x/Surveys/notes", Self.word)
      try folder.write("state/kerb/practice-x/recordings/rec", Self.word)
    }
  }

  func forms() throws -> [KeptForm] {
    let root = folder.path
    return try FormsFolder(
      PrivateFolders { $0 == "XDG_STATE_HOME" ? "\(root)/state" : nil },
      workspace: "ws-000000000001", at: WorkspaceLocation(root: folder.at("team"))
    ).list()
  }

  private func record(
    _ name: String, _ person: String, _ session: String, _ words: String, setAside: Bool = false
  ) throws {
    let root = folder.path
    let recordings = try RecordingsFolder(
      PrivateFolders { $0 == "XDG_STATE_HOME" ? "\(root)/state" : nil },
      workspace: "ws-000000000001", at: WorkspaceLocation(root: folder.at("team")))
    let opening = Opening(
      purpose: .recording, study: Self.study, session: session, log: "log-one",
      participants: [person], role: .moderator, sessionStart: 0, began: 0)
    let journal = try JournalFile.create("\(name).journal", in: recordings)
    try journal.append([
      JournalEntry.opened(opening).bytes, JournalEntry.draft(Verbatim(words), began: 0).bytes,
    ])
    try journal.close(setAside ? .setAside : .keep)
  }

  /// Files, from the trial's folder on, that hold a word or have it in their names.
  func holding(_ word: String) throws -> [String] { try folder.holding(word) }

  /// Marks the person as erased, as a merge would bring it.
  func eraseRecordOnly() throws {
    try folder.write(
      "team/Surveys/tram/participants/\(leaving).json",
      """
      {
        "erased": true,
        "id": "\(leaving)",
        "origins": ["0123456789abc"],
        "~format": "participant/1"
      }

      """)
  }

  /// A console in the workspace.
  var fake: FakeConsole {
    let fake = FakeConsole()
    let root = folder.path
    fake.environment = [
      "XDG_STATE_HOME": "\(root)/state", "HOME": "\(root)/home", "TMPDIR": "\(root)/tmp",
    ]
    fake.currentFolder = "\(root)/team"
    fake.now = VerbTrial.now
    return fake
  }

  var workbench: Workbench {
    Workbench(
      WorkspaceLocation(root: folder.at("team")), console: fake.console(), verb: "kerb")
  }
}

extension TemporaryFolder {
  /// Files, from this folder on, that hold a word or have it in their names.
  func holding(_ word: String) throws -> [String] {
    var found: [String] = []
    try visit("", Array(word.utf8), &found)
    return found.sorted()
  }

  private func visit(_ path: String, _ word: [UInt8], _ found: inout [String]) throws {
    for entry in try Files.list(at(path)).entries {
      let inside = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      if entry.kind == .folder {
        try visit(inside, word, &found)
      } else if PrivateText.contains(word, in: try Files.read(at(inside)))
        || PrivateText.contains(word, in: Array(inside.utf8))
      {
        found.append(inside)
      }
    }
  }
}
