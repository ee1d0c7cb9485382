import JSON
package import Records

/// What importing a file does to a study when nobody took part: described people and a batch of evidence.
///
/// All ids are made of the file and its rows, so the same import in two clones gives the same bytes.
package struct DescribedPlan: Sendable {
  /// What the study has.
  package struct Present: Sendable {
    package struct Person: Sendable {
      package let id: String
      package let name: String
      package let evidenceKind: EvidenceKind?
      package let isDeleted: Bool

      package init(id: String, name: String, evidenceKind: EvidenceKind?, isDeleted: Bool) {
        self.id = id
        self.name = name
        self.evidenceKind = evidenceKind
        self.isDeleted = isDeleted
      }
    }

    package var people: [Person] = []
    /// The content of the keys of all items of this evidence kind, deleted ones too.
    package var items: Set<String> = []

    package init() {}
  }

  /// A described person who has rows that are new.
  package struct Person: Sendable {
    package let id: String
    package let name: String
    package let origin: String
    package let isNew: Bool
    package let traits: PersonTraits
  }

  /// One row that is new.
  package struct Item: Sendable {
    package let key: String
    package let origin: String
    /// The id of a described person.
    package let person: String?
    package let row: NotesRow
  }

  package let batch: String
  package let batchOrigin: String
  package let people: [Person]
  package let items: [Item]
  package let alreadyThere: Int

  package init(_ file: NotesFile, _ evidenceKind: EvidenceKind, _ present: Present) {
    batch = "notes-\(file.digest.prefix(12))"
    batchOrigin = DerivedID.text(["evidence", file.digest, evidenceKind.id])
    var chosen = PeopleByName(present, evidenceKind)
    var occurrences = Occurrences()
    var items: [Item] = []
    var known = 0
    for row in file.rows {
      let key = occurrences.key(scope: [evidenceKind.id], owner: row.person ?? "", row)
      if present.items.contains(key.content) {
        known += 1
        continue
      }
      let text = key.text(line: row.line, .note)
      items.append(
        Item(
          key: text, origin: DerivedID.text(["item", evidenceKind.id, text]),
          person: row.person.map { chosen.id(of: $0) }, row: row))
    }
    self.items = items
    alreadyThere = known
    people = chosen.people(of: file.rows)
  }

  /// The ids of people, old and new ones.
  private struct PeopleByName {
    private var ids: [Text: String] = [:]
    private var taken: Set<String>
    private let old: Set<Text>
    private var used: [Text] = []
    private let evidenceKind: EvidenceKind

    init(_ present: Present, _ evidenceKind: EvidenceKind) {
      self.evidenceKind = evidenceKind
      taken = Set(present.people.map { $0.id.lowercased() })
      for person in present.people
      where person.evidenceKind == evidenceKind && !person.isDeleted {
        ids[Text(person.name)] = person.id
      }
      old = Set(ids.keys)
    }

    mutating func id(of name: String) -> String {
      let text = Text(name)
      if !used.contains(text) { used.append(text) }
      if let id = ids[text] { return id }
      let id = PersonSlug.id(for: name, taken: taken)
      taken.insert(id)
      ids[text] = id
      return id
    }

    func people(of rows: [NotesRow]) -> [Person] {
      let byName = Dictionary(grouping: rows.filter { $0.person != nil }) {
        Text($0.person ?? "")
      }
      return used.compactMap { name in
        ids[name].map { id in
          Person(
            id: id, name: name.string,
            origin: DerivedID.text(["described person", evidenceKind.id, name.string]),
            isNew: !old.contains(name), traits: PersonTraits(byName[name] ?? []))
        }
      }
    }
  }
}

extension DescribedPlan.Person {
  /// The key of one of the person's needs or technologies, alike on every machine.
  package func entryKey(_ words: [String]) -> String { DerivedID.text([origin] + words) }
}
