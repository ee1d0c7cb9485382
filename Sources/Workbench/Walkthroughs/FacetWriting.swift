import JSON
import Localization
import Merging
import Records
import Wording

/// Writes the facets of the set of profiles, one file for the whole workspace.
package struct FacetWriting {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// Makes the set have just these facets and values; a facet with the same title stays the one it is.
  package func replace(with given: GivenFacets) throws {
    try workbench.transaction {
      let path = try RecordPath("Personas/facets.json")
      let document = try workbench.document(path)
      var draft =
        try document.map {
          RecordDraft(changing: $0, format: FacetSet.format, ids: workbench.ids)
        } ?? new()
      var facets = Kept(\.facets, in: draft)
      var values = Kept(\.values, in: draft)
      var position: String?
      var used: Set<Text> = []
      for facet in given.facets {
        let key = Slug.free(facet.title) { used.contains(Text($0)) }
        used.insert(Text(key))
        let here = try add(key, to: &facets, &draft)
        position = FractionalIndex.after(position.map { [$0] } ?? [])
        try draft.set(\.title, to: facet.title, at: here)
        try draft.set(\.first, to: facet.first, at: here)
        try draft.set(\.second, to: facet.second, at: here)
        try draft.set(here.keys + [SystemKey.position], to: .string(position ?? ""))
        for value in facet.values {
          let own = try add("\(value.profile)--\(key)", to: &values, &draft)
          try draft.set(\.profile, to: value.profile, at: own)
          try draft.set(\.facet, to: key, at: own)
          try draft.set(\.words, to: value.words, at: own)
        }
      }
      for entry in facets.left { try draft.delete(entry) }
      for entry in values.left { try draft.delete(entry) }
      try workbench.write(draft, to: path, isNew: document == nil)
    }
  }

  private func new() throws -> RecordDraft {
    guard let id = RecordID("facets") else {
      throw WorkbenchError(.invalidData, at: "facets", "this is no id", fix: "try again")
    }
    var draft = RecordDraft(creating: FacetSet.format, id: id, ids: workbench.ids)
    try draft.set(\FacetSet.title, to: "Facets")
    return draft
  }

  /// Entries that were there and that nobody has named again.
  private struct Kept<Member: Entry> {
    let map: KeyPath<FacetSet, [Member]>
    private(set) var keys: Set<Text>

    init(_ map: KeyPath<FacetSet, [Member]>, in draft: RecordDraft) {
      self.map = map
      keys = Set((draft.value(map)?.object?.members ?? [:]).keys)
    }

    mutating func name(_ key: String) { keys.remove(Text(key)) }

    var left: [Holder<Member>] {
      keys.sorted().map { Holder<FacetSet>().entry(map, $0.string) }
    }
  }

  private func add<Member: Entry>(
    _ key: String, to kept: inout Kept<Member>, _ draft: inout RecordDraft
  ) throws -> Holder<Member> {
    kept.name(key)
    return try draft.add(to: kept.map, key: key, now: workbench.now)
  }
}
