import JSON
package import Records

/// The participants who count in a closed round of the sharing edition, and their details that it prints, as a digest.
///
/// The digest is salted with the study, the round and a secret of the team's repository: equal participants with equal details
/// give equal digests on every machine, and without the secret a digest reveals neither. It covers the recorded values and
/// not the words that are printed, so a later version of the program does not change it. `docs/privacy.md` says why
/// details are part of it.
package struct FrozenPeople {
  /// How many participants count.
  package let count: Int
  private let people: JSONValue
  /// Those whose words may be printed.
  private let quotable: JSONValue
  private let study: RecordID
  private let round: Int

  /// - Complexity: O(*n*) in the number of notes.
  package init(_ records: StudyRecords, round: Int) {
    self.init(ReleaseRounds.here(records, round: round), of: records.study.id, round: round)
  }

  init(_ here: PeopleMeasure, of study: RecordID, round: Int) {
    let persons = here.present.map { number -> (id: RecordID, details: JSONValue) in
      let id = here.register.ids[number]
      return (id, Self.details(number, id, here))
    }
    people = .array(persons.sorted { $0.id < $1.id }.map(\.details))
    count = persons.count
    let permission = WordsPermission(
      edition: .share, register: here.register, mask: here.mask)
    quotable = .array(
      persons.map(\.id).filter(permission.mayPrint).sorted().map { .string($0.string) })
    self.study = study
    self.round = round
  }

  /// The digest of who counts, with their details: 64 lower-case hexadecimal digits.
  package func digest(salt: String) -> String { digest(["people": people], salt) }

  /// The digest of whose words may be printed. A word that comes or goes would tell whose it is.
  package func wordsDigest(salt: String) -> String { digest(["quotable": quotable], salt) }

  private func digest(_ values: [Text: JSONValue], _ salt: String) -> String {
    var object = JSONObject(values)
    object["round"] = .integer(round)
    object["salt"] = .string(salt)
    object["study"] = .string(study.string)
    return SHA256.hex(JSONWriter.canonical(.object(object)))
  }

  /// Whether those who count now, with their details, are those of each closing and each sharing edition of the round.
  ///
  /// - `salts`: Of the workspace; each digest has one of them.
  package func isUnchanged(since round: StudyRound, salts: [String]) -> Bool {
    Self.matches(round.frozenPeople, round.sharedPeople, salts.map(digest))
  }

  /// Whether a sharing edition of the round was written with other participants or details than count now.
  package func wereOthersShared(in round: StudyRound, salts: [String]) -> Bool {
    let own = Set(salts.map { Text(digest(salt: $0)) })
    return !own.isSuperset(of: round.sharedPeople.map { Text($0) })
  }

  /// Whether those whose words may be printed now are those of each closing and each sharing edition of the round.
  package func hasUnchangedWords(since round: StudyRound, salts: [String]) -> Bool {
    Self.matches(round.frozenWords, round.sharedWords, salts.map(wordsDigest))
  }

  private static func matches(_ frozen: [String], _ shared: [String], _ own: [String]) -> Bool {
    let own = Set(own.map { Text($0) })
    return !frozen.isEmpty && (frozen + shared).allSatisfy { own.contains(Text($0)) }
  }

  /// The recorded values that a property of the sharing edition rests on.
  private static func details(_ number: Int, _ id: RecordID, _ people: PeopleMeasure) -> JSONValue {
    let record = people.register.records[number]
    let technologies =
      (record?.assistiveTechnologies ?? []) + (people.sessionTechnologies[number] ?? [])
    return .object(
      JSONObject([
        "age": record?.ageBand.map { .string($0.id) } ?? .null,
        "circumstances": set(record?.lastingCircumstances.compactMap(\.kind?.id) ?? []),
        "circumstancesKnown": .bool(isKnown(record?.lastingCircumstancesState)),
        "id": .string(id.string),
        "needs": set(record?.needs.map(\.dimension.id) ?? []),
        "needsKnown": .bool(isKnown(record?.needsState)),
        "skill": set(
          record?.skillPlacements.map { "\($0.scale)/\($0.value)/\($0.basis.id)" } ?? []),
        "technologies": set(technologies.map(\.name)),
        "technologiesKnown": .bool(isKnown(record?.assistiveTechnologiesState)),
      ]))
  }

  private static func isKnown(_ state: ListState?) -> Bool {
    switch state {
    case .said?, ListState.none?: true
    case .notKnown?, nil: false
    }
  }

  private static func set(_ values: [String]) -> JSONValue {
    .array(Set(values.map { Text($0) }).sorted().map { .string($0.string) })
  }
}
