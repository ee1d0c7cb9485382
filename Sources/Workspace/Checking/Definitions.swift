package import JSON
package import Records
import Wording

/// What a workspace defines, and so what a reference may name.
package struct Definitions: Sendable {
  /// One name and what it is a name of.
  package struct Name: Hashable, Sendable {
    package let target: ReferenceTarget
    /// The study it belongs to; empty for the whole workspace.
    package let study: String
    package let id: Text
    /// What people call it, where that differs from the id.
    package let title: String?
    /// The file of a record that is deleted; `nil` for what is there.
    package var deletedPath: String?
  }

  private var ids: [Scope: [Name]] = [:]
  private var known: [Scope: Set<Text>] = [:]

  private var deleted: [Scope: [Name]] = [:]

  private struct Scope: Hashable {
    let target: ReferenceTarget
    let study: String
  }

  package init(_ names: [Name]) {
    for name in names {
      let scope = Scope(target: name.target, study: name.study)
      if name.deletedPath != nil {
        deleted[scope, default: []].append(name)
        continue
      }
      ids[scope, default: []].append(name)
      known[scope, default: []].insert(name.id)
    }
    let dimensions = Scope(target: .dimension, study: "")
    known[dimensions, default: []].formUnion(Dimension.builtIn.map { Text($0.id) })
  }

  /// Whether a reference names something that is there.
  package func contains(_ target: ReferenceTarget, _ id: String, study: String) -> Bool {
    known[scope(target, study)]?.contains(Text(id)) ?? false
  }

  /// Whether the scale of a level, `<instrument>/<value>`, has any levels to choose from.
  func hasLevels(of level: String) -> Bool {
    let scale = level.prefix { $0 != "/" } + "/"
    return names(.level, study: "").contains { $0.id.string.hasPrefix(scale) }
  }

  /// Whether any record is deleted that a reference could name.
  var hasDeleted: Bool { !deleted.isEmpty }

  /// The file of the deleted record that a reference names; `nil` if it names no such record.
  func deletedPath(_ target: ReferenceTarget, _ id: String, study: String) -> String? {
    deleted[scope(target, study)]?.first { $0.id == Text(id) }?.deletedPath
  }

  /// Everything that a reference of a kind may name.
  package func names(_ target: ReferenceTarget, study: String) -> [Name] {
    ids[scope(target, study)] ?? []
  }

  /// Finds the id that somebody means: the id itself, its short form, or a title in any case.
  ///
  /// - Returns: All that fit; exactly one if what was typed is clear.
  package func matches(_ target: ReferenceTarget, _ typed: String, study: String) -> [String] {
    if contains(target, typed, study: study) { return [typed] }
    let names = names(target, study: study)
    let wanted = typed.lowercased()
    let byID = names.filter { name in
      RecordID(name.id.string)?.matches(typed) ?? Text.isSame(name.id.string.lowercased(), wanted)
    }
    if !byID.isEmpty { return byID.map(\.id.string) }
    let byTitle = names.filter { $0.title.map { Text.isSame($0.lowercased(), wanted) } ?? false }
    if !byTitle.isEmpty { return byTitle.map(\.id.string) }
    return Self.beginnings(target, wanted, names).map(\.id.string)
  }

  /// The names whose ids begin with what was typed. Numbers are never cut: P1 is not P10.
  private static func beginnings(_ target: ReferenceTarget, _ wanted: String, _ names: [Name])
    -> [Name]
  {
    switch target {
    case .observation:
      let parts = wanted.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return [] }
      return names.filter { name in
        let own = name.id.string.split(separator: "/", maxSplits: 1).map(String.init)
        return own.count == 2 && own[1].utf8.starts(with: parts[1].utf8)
          && (RecordID(own[0])?.matches(parts[0]) ?? false)
      }
    case .task, .screen, .prompt, .instrument, .checklist, .profile, .spectrum, .describedPerson:
      guard !wanted.isEmpty else { return [] }
      return names.filter { $0.id.string.lowercased().utf8.starts(with: wanted.utf8) }
    default: return []
    }
  }

  /// The name closest to one that is not there.
  package func nearest(_ target: ReferenceTarget, _ typed: String, study: String) -> String? {
    let names = names(target, study: study)
    let short = names.map { RecordID($0.id.string)?.short ?? $0.id.string }
    // P07 is nobody's spelling of P01: where ids are numbers, only the same number is a suggestion.
    if [.participant, .session, .finding].contains(target) {
      guard let number = Int(typed.dropFirst().prefix { $0 != "-" }) else { return nil }
      return short.first { id in
        id.prefix(1).lowercased() == typed.prefix(1).lowercased() && Int(id.dropFirst()) == number
      }
    }
    return Spelling.nearest(to: typed, among: short + names.compactMap(\.title))
  }

  private func scope(_ target: ReferenceTarget, _ study: String) -> Scope {
    Scope(target: target, study: target.isOfStudy ? study : "")
  }
}

extension Definitions {
  /// What one file defines: itself, and the things with identity inside it.
  static func names(in record: RecordFile) -> [Name] {
    let study = record.file.study ?? ""
    guard let document = record.document, record.format != nil else {
      // What cannot be read is there all the same; references to it are not the fault to report.
      return record.file.role.target.map {
        [
          Name(
            target: $0, study: $0.isOfStudy ? study : "", id: Text(record.file.expectedID),
            title: nil)
        ]
      } ?? []
    }
    guard !record.isErased, let id = document.root[key: SystemKey.id]?.string else { return [] }
    if record.isGone, record.file.role == .log {
      let session = record.file.session ?? ""
      return inner(document.root, \Log.observations).map {
        Name(
          target: .observation, study: study, id: Text("\(session)/\($0.id)"), title: nil,
          deletedPath: record.file.path)
      }
    }
    guard !record.isGone else {
      return record.file.role.target.map {
        [
          Name(
            target: $0, study: $0.isOfStudy ? study : "", id: Text(id), title: nil,
            deletedPath: record.file.path)
        ]
      } ?? []
    }
    func name(_ target: ReferenceTarget, _ id: String, _ title: String? = nil) -> Name {
      Name(target: target, study: target.isOfStudy ? study : "", id: Text(id), title: title)
    }
    let root = document.root
    switch record.file.role {
    case .study:
      return [name(.study, id, root[\Study.title]?.string)]
        + inner(root, \Study.tasks, \.title).map { name(.task, $0.id, $0.title) }
        + inner(root, \Study.prompts, \.text).map { name(.prompt, $0.id, $0.title) }
        + inner(root, \Study.screens, \.title).map { name(.screen, $0.id, $0.title) }
    case .participant: return [name(.participant, id)]
    case .describedPerson: return [name(.describedPerson, id, root[\DescribedPerson.name]?.string)]
    case .session: return [name(.session, id)]
    case .finding: return [name(.finding, id, root[\Finding.title]?.string)]
    case .instrument:
      return [name(.instrument, id, root[\Instrument.title]?.string)]
        + inner(root, \Instrument.levels).map { name(.level, "\(id)/\($0.id)") }
    case .checklist: return [name(.checklist, id, root[\Checklist.title]?.string)]
    case .profile: return [name(.profile, id, root[\Profile.name]?.string)]
    case .spectrum:
      let durations = Set(
        inner(root, \Spectrum.examples, \.duration).compactMap { $0.title.map { Text($0) } })
      return [name(.spectrum, id, root[\Spectrum.title]?.string)]
        + durations.map { name(.spectrumCell, "\(id)/\($0.string)") }
        + (root[\Spectrum.dimension]?.string.map { [name(.dimension, $0)] } ?? [])
    case .log:
      let session = record.file.session ?? ""
      return inner(root, \Log.observations).map { name(.observation, "\(session)/\($0.id)") }
    default: return []
    }
  }

  /// The entries of a map that are no tombstones, with one of their fields.
  private static func inner<Root: Fielded, Member: Entry>(
    _ root: JSONNode, _ map: KeyPath<Root, [Member]>, _ title: PartialKeyPath<Member>? = nil
  ) -> [(id: String, title: String?)] {
    guard let node = root[map] else { return [] }
    let title = title.map { Member.table[$0].key }
    return node.members.compactMap { key, value in
      guard !value.isTombstone(key: key.string) else { return nil }
      return (key.string ?? "", title.flatMap { value[key: $0]?.string })
    }
  }
}

extension WorkspaceFile.Role {
  /// What a reference to the record of a place names.
  fileprivate var target: ReferenceTarget? {
    switch self {
    case .study: .study
    case .participant: .participant
    case .describedPerson: .describedPerson
    case .session: .session
    case .finding: .finding
    case .instrument: .instrument
    case .checklist: .checklist
    case .profile: .profile
    case .spectrum: .spectrum
    case .workspace, .log, .promptPack, .response, .evidence, .inventory, .walkthrough,
      .attachment, .picture, .facets, .temporary, .unknown:
      nil
    }
  }
}
