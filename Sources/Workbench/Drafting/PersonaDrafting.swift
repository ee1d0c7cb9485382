import JSON
package import Localization
package import Measures
import Merging
import Records
package import Wording
import Workspace

/// Makes a profile of what several participants share, so that it points at none of them.
package struct PersonaDrafting {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// What somebody typed.
  package struct Asked {
    package let people: [String]
    package let study: String
    package let name: String?

    package init(people: [String], study: String, name: String?) {
      self.people = people
      self.study = study
      self.name = name
    }
  }

  /// A draft that was made.
  package struct Made {
    package let record: RecordMaking.Made
    package let people: Int
    /// What it says, in words.
    package let taken: [Sentence]
    /// Kinds of which something was shared and left out, since it could point at somebody.
    package let leftOut: [CoarseValue.Kind]
    /// Kinds of which no two have anything in common.
    package let notShared: [CoarseValue.Kind]
    /// What is wrong with files of the study that were left out.
    package let faults: [WorkbenchError]
    /// The private file that knows of whom it was made.
    package let list: String
  }

  /// - Throws: `WorkbenchError` that says which rule the people do not fit.
  package func make(_ asked: Asked) throws -> Made {
    let study = try RecordFinder.study(asked.study, workbench)
    let loaded = try workbench.study(study)
    var judge = DraftJudge(DraftPopulation(loaded.records))
    let group = try places(asked.people, judge.population, study)
    let name = try self.name(asked, study)
    let values = judge.values(group)
    let (id, list, before) = try workbench.transaction {
      try note(name, study, group, values, &judge)
    }
    let record: RecordMaking.Made
    do {
      record = try RecordMaking(.persona, in: workbench).make(
        DraftFields.patch(name: name, study: study, people: group.count, values), id: id)
    } catch {
      try workbench.transaction { try save(before, to: list) }
      throw error
    }
    let shared = Set(judge.shared(group).map(\.kind))
    let dropped = Set(Set(judge.shared(group)).subtracting(values).map(\.kind))
    return Made(
      record: record, people: group.count, taken: values.map(DraftFields.words),
      leftOut: CoarseValue.Kind.allCases.filter(dropped.contains),
      notShared: CoarseValue.Kind.allCases.filter { !shared.contains($0) },
      faults: loaded.faults, list: list)
  }

  /// Judges the group and notes of whom the draft is made, before anything of it is to be seen.
  ///
  /// - Returns: The id of the profile to be, the path of the list, and the list as it was.
  private func note(
    _ name: String, _ study: String, _ group: [Int], _ values: [CoarseValue],
    _ judge: inout DraftJudge
  ) throws -> (id: String, path: String, before: DraftList) {
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    let folder = try folders.state(
      "keys", ofWorkspace: workbench.marker().id.string, at: workbench.location)
    let path = DraftList.path(folder, study)
    let before = try DraftList(path)
    try refuseStrange(study, before)
    if let refusal = judge.refusal(group, after: before.drafts) {
      throw refusal.error(study: study, list: path)
    }
    let taken = try workbench.sharedFiles().filter { $0.role == .profile }
      .map { $0.expectedID.lowercased() }
    let id = Slug.free(name, taken.contains)
    var list = before
    list.drafts.append(
      EarlierDraft(
        profile: id, people: Set(group.map { judge.population.people[$0].id }), left: 0,
        values: values))
    try save(list, to: path)
    return (id, path, before)
  }

  private func save(_ list: DraftList, to path: String) throws {
    try workbench.atomicWriter.write(list.content, toFile: path, audience: .owner)
  }

  // MARK: What was named

  private func places(_ typed: [String], _ population: DraftPopulation, _ study: String) throws
    -> [Int]
  {
    var found: [Int] = []
    for one in typed {
      let id = try RecordFinder(workbench: workbench, kind: .participant)
        .record(one, study: study).file.expectedID
      guard let place = population.people.firstIndex(where: { Text.isSame($0.id.string, id) })
      else {
        throw WorkbenchError(
          .invalidData, at: one, "this person has refused to take part, or has taken consent back",
          fix: "leave them out")
      }
      if !found.contains(place) { found.append(place) }
    }
    return found.sorted()
  }

  private func name(_ asked: Asked, _ study: String) throws -> String {
    let name = PlainText.trimmed(asked.name ?? "Draft from \(study)")
    guard !NumbersInWords.holdsOne(name) else {
      throw WorkbenchError(
        .usage, at: "--name", "a participant's number stands in the name",
        fix: "give an invented name")
    }
    return name
  }

  /// A draft in the workspace that this list does not know was made on another computer: nobody here can compare.
  private func refuseStrange(_ study: String, _ list: DraftList) throws {
    let known = Set(list.drafts.map { Text($0.profile) })
    let strange = try SharedPeople(in: workbench).profiles.first {
      DraftMark.isDraft($0, of: study) && !known.contains(Text($0.id.string))
    }
    guard let strange else { return }
    throw WorkbenchError(
      .invalidData, at: "Personas/people/\(strange.id).json",
      "this draft from \(study) was made on another computer, which alone knows of whom",
      fix: "make drafts from \(study) there, or delete that draft on both if nobody has used it")
  }
}
