import CommandLine
import JSON
import Measures
import Merging
import Records
import Wording
import Workbench
import Workspace

extension Commands {
  /// `kerb study prompts add STUDY [PACK…]`: takes the prompts of packs over into a study, or lists the packs.
  static let studyPromptsAdd = Verb(
    ["study", "prompts", "add"], "Add the things to watch for of packs to a study.",
    examples: [
      .init("kerb study prompts add tram-tickets", "Lists the packs."),
      .init(
        "kerb study prompts add tram-tickets mood-and-anxiety",
        "Adds the prompts of the pack that the study does not have yet."),
      .init("kerb study prompts add tram-tickets sight money", "Adds two packs."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .repeating(
        "PACK",
        "The id of a pack in Surveys/prompts, or how it begins. Without one, the packs are listed."),
    ], options: [.json],
    discussion: [
      "During a session each prompt is answered seen, not seen, or did not come up. The pack says which of the first two speaks for the product: that answer shows that somebody came across its criteria and got on, the other one leaves open whether they work.",
      "Take the packs that fit the people and the product: a prompt that cannot come up costs attention.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let typed = invocation.arguments("PACK")
    if typed.isEmpty { return try list(study, workbench, invocation) }
    let packs = try typed.map { try PackFile.find($0, workbench) }
    return try workbench.transaction {
      guard let document = try StudyFile.read(study, workbench).document else { return .badData }
      var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
      var present = Set(
        document.root[key: "prompts"]?.members.map { Text($0.key.string ?? "") } ?? [])
      var lines: [String] = []
      var total = 0
      for pack in packs {
        var added = 0
        for (key, values) in pack.prompts where present.insert(Text(key)).inserted {
          var values = values
          values["pack"] = .string(pack.id)
          var patch = RecordPatch()
          patch.put(.object(values), at: ["prompts", key])
          try patch.apply(to: &draft, now: workbench.now)
          added += 1
        }
        let there = pack.prompts.count - added
        lines.append(
          "\(Phrase.count(added, "thing", "things")) to watch for added from the pack \"\(Printable.text(pack.title))\""
            + (there > 0 ? ", \(there) already there" : "") + ".")
        total += added
      }
      if total > 0 { try workbench.write(draft, to: .study(study), isNew: false) }
      for line in lines { invocation.console.out("\(line)\n") }
      invocation.console.message("See them: kerb study prompts list \(study)")
      return .success
    }
  }

  private static func list(
    _ study: String, _ workbench: Workbench, _ invocation: Invocation
  ) throws -> ExitStatus {
    let packs = try PackFile.all(workbench)
    let present = try StudyFile.read(study, workbench).document?.root[key: "prompts"]
    func there(_ pack: PackFile.Pack) -> Int {
      pack.prompts.count { prompt in
        present?[key: prompt.key].map { $0[key: SystemKey.deleted]?.boolean != true } ?? false
      }
    }
    if invocation.flag("json") {
      invocation.console.out(
        json: JSONWriter.canonical(
          .array(
            packs.map { pack in
              .object(
                JSONObject([
                  "id": .string(pack.id), "title": .string(pack.title),
                  "prompts": .integer(pack.prompts.count), "inStudy": .integer(there(pack)),
                ]))
            })))
      return .success
    }
    for pack in packs {
      let count = there(pack)
      let inStudy = count == 0 ? "" : ", \(count) of them in \(study)"
      invocation.console.out(
        "\(pack.id)  \(Printable.text(pack.title)), \(Phrase.count(pack.prompts.count, "thing", "things")) to watch for\(inStudy)\n"
      )
    }
    invocation.console.message(
      packs.isEmpty
        ? "There is no pack in Surveys/prompts yet."
        : "Add one or more: kerb study prompts add \(study) \(packs[0].id)")
    return .success
  }
}

/// Packs of prompts in a workspace.
private enum PackFile {
  struct Pack {
    let id: String
    let title: String
    /// In their order, without what belongs to the pack's own file.
    let prompts: [(key: String, values: JSONObject)]
  }

  /// All packs that can be read, in the order of their ids.
  static func all(_ workbench: Workbench) throws -> [Pack] {
    try files(workbench).compactMap { file in
      let record = RecordLoader.read(file, in: workbench.location)
      return record.faults.isEmpty && !record.isGone ? pack(file, record) : nil
    }
  }

  /// The pack that somebody means.
  static func find(_ typed: String, _ workbench: Workbench) throws -> Pack {
    let files = try files(workbench)
    let wanted = typed.lowercased()
    let exact = files.filter { Text.isSame($0.stem.lowercased(), wanted) }
    let found =
      exact.isEmpty
      ? files.filter {
        $0.stem.lowercased().split(separator: "-").contains(wanted[...])
          || $0.stem.lowercased().hasPrefix(wanted)
      } : exact
    guard let file = found.first, found.count == 1 else {
      throw RecordFinder.missing(
        "pack", typed, among: files.map(\.stem),
        hint: files.isEmpty
          ? "there is no pack in Surveys/prompts yet"
          : "the packs are \(files.map(\.stem).joined(separator: ", "))")
    }
    let record = RecordLoader.read(file, in: workbench.location)
    if let fault = record.faults.first { throw fault }
    return pack(file, record)
  }

  private static func files(_ workbench: Workbench) throws -> [WorkspaceFile] {
    try WorkspaceFiles.listShared(in: workbench.location).filter { $0.role == .promptPack }
      .sorted { Text.precedes($0.stem, $1.stem) }
  }

  private static func pack(_ file: WorkspaceFile, _ record: RecordFile) -> Pack {
    let root = record.document.flatMap { JSONValue($0.root).object }
    let prompts = RecordText.ordered(
      root?["prompts"]?.object ?? JSONObject(), StudyPrompt.entry)
    return Pack(
      id: file.stem, title: root?["title"]?.string ?? file.stem,
      prompts: prompts.map { key, object in
        var values = object
        for system in [SystemKey.origins, SystemKey.sync, SystemKey.deleted, "position"] {
          values[system] = nil
        }
        return (key, values)
      })
  }
}
