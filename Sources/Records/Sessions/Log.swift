package import JSON

/// What one recording run wrote down; nobody else appends to it.
package struct Log: Record {
  package let id: RecordID
  /// The keys of notes that are deleted or erased: their numbers are nobody else's.
  package let goneNotes: [Text]
  package let isCleared: Bool
  /// Moments at which several recorders pressed the same key, milliseconds since the session's start, in order.
  package let marks: [Int]
  package let observations: [Observation]
  package let recorderRole: Role?
  package let startedAt: String?

  package init(_ object: inout ObjectReader) {
    isCleared = object.string("clearedBy") != nil
    id = object.id
    marks = object.entries("marks") { $1.integer("atMilliseconds") }.compactMap(\.self).sorted()
    observations = object.entries("observations") { Observation(id: $0, &$1) }
    goneNotes = object.goneKeys("observations")
    recorderRole = object.word("recorderRole")
    startedAt = object.string("startedAt")
  }

  package static let format = RecordFormat(
    "log", version: 3, noun: "log", "The notes of one recording run.",
    [
      Field(
        "recorderRole", .choice(WordList(Role.recorders)), "Recorder", "Whose notes these are."),
      Field("startedAt", .instant, "Started at", "When the recording began, in UTC."),
      Field(
        "clearedBy", .line, "Cleared by",
        "The role of who has read every note for names, numbers and places."),
      Field("clearedAt", .instant, "Cleared at", "When that was finished."),
      Field(
        "marks",
        .map(
          EntryFormat(
            "mark", identity: .random,
            [
              Field(
                "atMilliseconds", .milliseconds, "At", "Since the session's start.",
                required: true)
            ])),
        "Marks", "Moments at which several recorders pressed the same key, to align their logs.",
        since: 2, option: .none),
      Field("observations", .map(Observation.entry), "Observations", "The notes.", option: .none),
    ])
}
