import CommandLine
import JSON
import Measures
import Merging
import Records
import Screens
import Team
import Wording
import Workbench
import Workspace

/// Conflicts as lines or as JSON.
struct ConflictListing {
  let gathering: ConflictGathering
  let sources: ConflictSources
  private let console: Console

  init(_ workbench: Workbench, study: String? = nil, _ console: Console) throws {
    let repository = workbench.repository()
    self.init(
      try ConflictGathering(workbench, study: study, repository),
      ConflictSources(workbench, repository), console)
  }

  init(_ gathering: ConflictGathering, _ sources: ConflictSources, _ console: Console) {
    self.gathering = gathering
    self.sources = sources
    self.console = console
  }

  var status: ExitStatus { gathering.isEmpty && gathering.faults.isEmpty ? .success : .findings }

  /// - Parameter next: What to type then.
  func show(json: Bool, next: String) {
    sources.prepare(gathering.conflicts)
    if json {
      console.out(json: JSONWriter.canonical(self.json))
    } else {
      for file in gathering.pending {
        console.out("\(file.path): \(RebuildWords.state(file))\n")
      }
      for conflict in gathering.conflicts {
        console.out(lines(conflict).joined(separator: "\n") + "\n")
      }
    }
    let faulty = gathering.faults.count
    if faulty > 0 {
      console.message(
        "\(Phrase.count(faulty, "file", "files")) cannot be read, so nobody knows what is in conflict there: kerb check"
      )
    }
    guard !gathering.isEmpty else {
      if faulty == 0 { console.message("No conflicts.") }
      return
    }
    let counts = [
      (gathering.pending.count, "file that git could not merge", "files that git could not merge"),
      (gathering.conflicts.count, "conflict", "conflicts"),
    ].filter { $0.0 > 0 }.map { Phrase.count($0.0, $0.1, $0.2) }
    console.message("\(Phrase.list(counts)). Next: \(next)")
  }

  private func lines(_ conflict: FileConflict) -> [String] {
    let study = conflict.file.study.map { " in \($0)" } ?? ""
    var lines = ["\(conflict.subject)\(study)."]
    for (index, value) in conflict.values.enumerated() {
      let words = sources.words(value, in: conflict)
      let shown = conflict.isText ? "\"\(conflict.shown(value))\"" : conflict.shown(value)
      lines.append("\(index + 1) \(shown)\(words.isEmpty ? "" : ", \(words)")")
    }
    lines += conflict.unseenWords.map { "  changed in it: \($0)" }
    if let proposal = sources.proposal(for: conflict) {
      lines.append("Proposal: \(conflict.values.count + 1) \"\(proposal.oneLine)\"")
    }
    lines.append("  \(conflict.file.path) \(conflict.field)")
    return lines
  }
}

extension ConflictListing {
  private var json: JSONValue {
    .object(
      JSONObject([
        "conflicts": .array(gathering.conflicts.map(json)),
        "files": .array(
          gathering.pending.map { file in
            .object(
              JSONObject([
                "file": .string(file.path), "study": .text(file.study),
                "state": .string(file.state == .unmerged ? "unmerged" : "marked"),
              ]))
          }),
        "unread": .array(gathering.faults.map { .string($0.place) }),
      ]))
  }

  private func json(_ conflict: FileConflict) -> JSONValue {
    let values = conflict.values.enumerated().map { index, value in
      JSONValue.object(
        JSONObject([
          "number": .integer(index + 1), "value": value,
          "writes": .array(conflict.writes(of: value).map { json($0, conflict) }),
        ]))
    }
    return .object(
      JSONObject([
        "file": .string(conflict.file.path), "study": .text(conflict.file.study),
        "record": .string(conflict.file.expectedID), "title": .text(conflict.title),
        "part": .text(conflict.part), "field": .string(conflict.field.description),
        "label": .string(conflict.label),
        "kind": .string(
          conflict.conflict.kind == .values ? "values" : "editedWhileDeleted"),
        "values": .array(values), "proposal": .text(sources.proposal(for: conflict)),
      ]))
  }

  private func json(_ write: FieldConflict.LiveWrite, _ conflict: FileConflict) -> JSONValue {
    var object = JSONObject([
      "id": .string(write.id.text), "field": .string(JSONPointer(write.path).description),
      "value": write.value, "author": .null, "at": .null, "commit": .null,
    ])
    if case .committed(let author) = sources.source(of: write, in: conflict) {
      object["author"] = .string(author.name)
      object["at"] = .string(author.timestamp)
      object["commit"] = .string(author.commit.text)
    }
    return .object(object)
  }
}

extension JSONValue {
  /// A text, or `null` for none.
  fileprivate static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
