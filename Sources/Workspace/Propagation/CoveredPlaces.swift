import JSON
import Localization
import Records

/// Where in a record that stays something has to be taken out.
struct CoveredPlaces {
  /// A value of a field, or a member of a set.
  struct Value {
    /// The keys from the record's root to the object that holds the field.
    let holder: [String]
    let field: String
    let member: String?
    let noun: Noun
    /// Whether nothing may ever stand there again: then no trace of what stood there stays either.
    var isErased = false
    let isToGo: (JSONValue) -> Bool
  }

  /// Entries of which only the mark may stay.
  private(set) var entries: [(map: String, key: String, noun: Noun)] = []
  private(set) var values: [Value] = []

  var isEmpty: Bool { entries.isEmpty && values.isEmpty }

  init(
    _ file: RecordFile, _ document: JSONDocument, _ format: RecordFormat, _ facts: ErasedFacts,
    _ rules: PropagationRules
  ) {
    let root = document.root
    addRefilled(root, format)
    switch file.file.role {
    case .study: add(study: root, facts)
    case .session: add(session: root, Text(file.file.expectedID), facts)
    case .log: add(log: root, Text(file.file.session ?? ""), facts)
    case .finding where rules.areFindingsCovered: add(finding: root, facts)
    case .profile: add(profile: root, facts)
    default: break
    }
  }

  private mutating func addRefilled(_ root: JSONNode, _ format: RecordFormat) {
    for (map, _) in ErasedEntries.maps(format) {
      for (key, child) in Self.members(root, map) where ErasedEntries.isRefilled(child) {
        entries.append((map, key, Self.noun(of: map)))
      }
    }
  }

  /// Digests of imported tables about participants. A table that has grown holds the rows of the one before, so that with
  /// one of them all go; the notes of others are known again by their own keys.
  private mutating func add(study root: JSONNode, _ facts: ErasedFacts) {
    func isLived(_ entry: JSONNode) -> Bool {
      LiveTexts.of(\FileImport.evidenceKind, in: entry).contains {
        Text.isSame($0, EvidenceKind.lived.id)
      }
    }
    let imports = Study.table[\.imports].key
    let isOne = Self.members(root, imports).contains { _, entry in
      isLived(entry)
        && LiveTexts.of(\FileImport.digest, in: entry).contains { facts.isErased(tableOf: $0) }
    }
    if isOne { add(imports, of: root, isLived) }
  }

  private mutating func add(session root: JSONNode, _ id: Text, _ facts: ErasedFacts) {
    add(Session.table[\.attempts].key, of: root) { facts.isToBeErased($0, in: id) }
    if LiveTexts.of(\Session.continues, in: root).contains(where: {
      facts.sessions.contains(Text($0))
    }) {
      values.append(
        Value(
          holder: [], field: Session.table[\.continues].key, member: nil,
          noun: Noun("link", "links"),
          isToGo: { $0.string.map { facts.sessions.contains(Text($0)) } ?? false }))
    }
    // A recording holds everybody who was there.
    if facts.shared.contains(id) || facts.isRecordingTakenBack(in: root) {
      add(Session.table[\.media].key, of: root) { _ in true }
    }
    guard facts.shared.contains(id) else { return }
    for map in [
      \Session.assistiveTechnologies, \Session.circumstances, \Session.promptAnswers,
    ] {
      add(Session.table[map].key, of: root) { _ in true }
    }
    let participants = Session.table[\.participants].key
    for person in LiveTexts.members(of: participants, in: root)
    where facts.participants.contains(Text(person)) {
      // Whoever was taken out by the team before did not take part.
      values.append(Self.member(person, of: participants, in: []) { $0 == .bool(true) })
    }
    values.append(
      Value(
        holder: [], field: Session.table[\.today].key, member: nil,
        noun: Noun("line on how people were", "lines on how people were"),
        isErased: true, isToGo: { _ in true }))
  }

  private mutating func add(log root: JSONNode, _ session: Text, _ facts: ErasedFacts) {
    let isTranscript = facts.isTranscript(root)
    let observations = Log.table[\.observations].key
    add(observations, of: root) {
      facts.isToBeErased($0, in: session)
        || isTranscript && facts.isTakenBack(line: $0, in: session)
    }
    // Another version of this log may be among the files, in which somebody struck a note.
    for (key, note) in Self.members(root, observations)
    where !ErasedEntries.isErased(note) && facts.notes.contains(Text("\(session)/\(key)")) {
      guard !entries.contains(where: { Text.isSame($0.key, key) }) else { continue }
      entries.append((observations, key, Noun("note", "notes")))
    }
    let sameMoment = Note.table[\.sameMomentAs].key
    for (key, note) in Self.members(root, observations) where !ErasedEntries.isErased(note) {
      let links = LiveTexts.of(sameMoment, in: note)
      guard links.contains(where: facts.isErased(note:)) else { continue }
      values.append(
        Value(
          holder: [observations, key], field: sameMoment, member: nil,
          noun: Noun("link", "links"),
          isToGo: { $0.string.map(facts.isErased(note:)) ?? false }))
    }
  }

  private mutating func add(finding root: JSONNode, _ facts: ErasedFacts) {
    let supports = Finding.table[\.supports].key
    for (key, entry) in Self.members(root, supports)
    where !ErasedEntries.isErased(entry) && facts.isErased(note: key) {
      entries.append((supports, key, Noun("link", "links")))
    }
    let rounds = Finding.table[\.rounds].key
    let retested = Finding.RoundState.table[\.retestedWith].key
    for (key, round) in Self.members(root, rounds) where !ErasedEntries.isErased(round) {
      for person in LiveTexts.everNamed(in: retested, round)
      where facts.participants.contains(Text(person)) {
        values.append(Self.member(person, of: retested, in: [rounds, key]) { _ in true })
      }
    }
  }

  /// What claims rest on; of a finding that loses a note the days too, which may be those of that note.
  private mutating func add(profile root: JSONNode, _ facts: ErasedFacts) {
    let bases = Profile.table[\.bases].key
    add(bases, of: root) { facts.isErased(basis: $0) }
    for (key, basis) in Self.members(root, bases)
    where !ErasedEntries.isErased(basis) && !facts.isErased(basis: basis)
      && facts.hasLostNotes(basis: basis)
    {
      let days = [\ClaimBasis.date, \ClaimBasis.enteredOn].map { ClaimBasis.table[$0].key }
      for field in days where LiveTexts.isEverWritten(field, in: basis) {
        values.append(
          Value(
            holder: [bases, key], field: field, member: nil,
            noun: Noun("day of a finding", "days of findings"), isErased: true,
            isToGo: { _ in true }))
      }
    }
  }

  private mutating func add(_ map: String, of root: JSONNode, _ isToGo: (JSONNode) -> Bool) {
    for (key, entry) in Self.members(root, map)
    where !ErasedEntries.isErased(entry) && isToGo(entry) {
      entries.append((map, key, Self.noun(of: map)))
    }
  }

  private static func member(
    _ person: String, of field: String, in holder: [String],
    _ isToGo: @escaping (JSONValue) -> Bool
  ) -> Value {
    Value(
      holder: holder, field: field, member: person,
      noun: Noun("P-number", "P-numbers"),
      isToGo: isToGo)
  }

  static let basis = Noun("basis of a claim", "bases of claims")

  private static func noun(of map: String) -> Noun { nouns[map] ?? Noun("entry", "entries") }

  private static let nouns = [
    Log.table[\.observations].key: Noun("note", "notes"),
    Session.table[\.attempts].key: Noun("attempt", "attempts"),
    Session.table[\.promptAnswers].key: Noun("prompt answer", "prompt answers"),
    Session.table[\.circumstances].key: Noun("circumstance", "circumstances"),
    Session.table[\.assistiveTechnologies].key: Noun("technology", "technologies"),
    Session.table[\.media].key: Noun("reference to a recording", "references to recordings"),
    Profile.table[\.bases].key: basis,
    Study.table[\.imports].key: Noun(
      "digest of an imported table", "digests of imported tables"),
    Profile.table[\.losses].key: Noun("lost basis", "lost bases"),
  ]

  private static func members(_ root: JSONNode, _ map: String) -> [(key: String, entry: JSONNode)] {
    guard let node = root[key: map], node.kind == .object else { return [] }
    return node.members.map { ($0.key.string ?? "", $0.value) }
  }
}
