import JSON
package import Localization
import Merging
package import Records
import Wording

/// What is wrong with a value that tells something of a candidate; it never repeats the value.
package struct CandidateFault: Error, Hashable {
  package let problem: Sentence
  package let remedy: Sentence
}

/// What is told of a candidate, gathered value by value; what is not told counts as not asked.
package struct CandidateDraft {
  private var values = JSONObject()
  private let words: CandidateWords

  package init(_ words: CandidateWords) {
    self.words = words
    for column in CandidateColumn.allCases {
      guard let key = column.key, Participant.format.field(key + "Absence") != nil else { continue }
      values[key + "Absence"] = .string(Absence.notAsked.id)
    }
  }

  /// Takes one cell: values with semicolons between them, `none`, or why nothing is known.
  mutating func set(_ column: CandidateColumn, cell: String) throws(CandidateFault) {
    let text = PlainText.trimmed(cell)
    if text.isEmpty { return }
    let parts = text.split(separator: ";").map { PlainText.trimmed(String($0)) }
    try set(column, parts: parts.filter { !$0.isEmpty })
  }

  /// Takes values that stand apart already.
  package mutating func set(_ column: CandidateColumn, parts: [String]) throws(CandidateFault) {
    guard let key = column.key, let field = column.field, !parts.isEmpty else { return }
    if parts.count == 1, let absence = Self.absence(parts[0]), column != .device {
      values[key + "Absence"] = .string(absence.id)
      return
    }
    values[key + "Absence"] = .null
    if parts.count == 1, ListWord(typed: parts[0]) == ListWord.none, column.canBeNone {
      values[key + Field.saidNoneSuffix] = .bool(true)
      return
    }
    switch field.kind {
    case .map(let entry):
      var entries = JSONObject()
      for (index, part) in parts.enumerated() {
        entries["n\(index)"] = .object(try words.entry(part, entry, column))
      }
      values[key] = .object(entries)
    case .set(let member):
      var members: [JSONValue] = []
      for part in parts { members.append(try Self.parse(part, member)) }
      values[key] = .array(members)
    default:
      guard parts.count == 1 else {
        throw CandidateFault(problem: "must be one value", remedy: "write one of them")
      }
      values[key] = try Self.parse(parts[0], field.kind)
    }
  }

  private static func parse(
    _ text: String, _ kind: FieldKind
  ) throws(CandidateFault) -> JSONValue {
    do {
      return try FieldText.parse(text, as: kind)
    } catch {
      throw CandidateFault(
        problem: error.problem.withoutQuotedData, remedy: error.remedy.withoutQuotedData)
    }
  }

  private static func absence(_ text: String) -> Absence? {
    let wanted = PlainText.folded(text, .letters)
    return Absence.allCases.first { PlainText.folded($0.id, .letters) == wanted }
  }

  /// The person; nothing of it is written anywhere.
  package func person() throws -> Participant {
    var object = values
    object[SystemKey.id] = .string("candidate")
    let document = try JSONReader.read(JSONWriter.canonical(.object(object)))
    var reader = ObjectReader(document.root)
    return Participant(&reader)
  }
}

/// What words about candidates are checked against: the abilities and scales that the study knows.
package struct CandidateWords {
  private let dimensions: [String]
  private let instruments: [Instrument]

  package init(_ records: StudyRecords) {
    let known =
      Dimension.builtIn + records.spectrums.map(\.dimension)
      + records.study.recruitmentTargets.compactMap(\.dimension)
    dimensions = Set(known).sorted().map(\.id)
    instruments = records.instruments
  }

  /// One thing with parts as people type it: `see:permanent`, `VoiceOver:advanced`, `digital-inclusion:3`.
  ///
  /// What a team would ask later may be left out: a need without a duration is of unknown duration, a placement
  /// on a scale rests on what the person says.
  func entry(
    _ text: String, _ entry: EntryFormat, _ column: CandidateColumn
  ) throws(CandidateFault) -> JSONObject {
    var object = JSONObject()
    switch column {
    case .needs:
      object[\Need.duration] = .string(NeedDuration.unknown.id)
    case .assistiveTechnologies:
      object[\AssistiveTechnology.proficiency] = .string(Proficiency.unknown.id)
    case .skill:
      object[\SkillPlacement.placedBy] = .string("self")
      object[\SkillPlacement.basis] = .string(SkillBasis.selfReported.id)
    default: break
    }
    var given: Set<Text> = []
    for (key, part) in Self.parts(text, entry) where !PlainText.trimmed(part).isEmpty {
      guard let field = entry.fields.first(where: { Text.isSame($0.key, key) }) else { continue }
      guard given.insert(Text(key)).inserted else {
        throw CandidateFault(
          problem: "\(field.label.uncapitalised) is given twice", remedy: "give it once")
      }
      do {
        object[key] = try FieldText.parse(part, as: field.kind)
      } catch {
        throw CandidateFault(
          problem: "\(field.label.uncapitalised) \(error.problem.withoutQuotedData)",
          remedy: error.remedy.withoutQuotedData)
      }
    }
    if let lack = entry.fields.first(where: { $0.isRequired && (object[$0.key]?.isNull ?? true) }) {
      throw CandidateFault(
        problem: "\(lack.label.uncapitalised) is missing",
        remedy: "write \(entry.shape)")
    }
    try check(object, column)
    return object
  }

  /// `see:permanent` by the order of the short form, or `dimension=see,duration=permanent` by name.
  private static func parts(_ text: String, _ entry: EntryFormat) -> [(String, String)] {
    let named = text.split(separator: ",").map { piece -> (String, String)? in
      let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = PlainText.trimmed(String(halves[0]))
      guard halves.count == 2, entry.fields.contains(where: { Text.isSame($0.key, key) }) else {
        return nil
      }
      return (key, String(halves[1]))
    }
    if !named.isEmpty, named.allSatisfy({ $0 != nil }) { return named.compactMap(\.self) }
    let parts = text.split(
      separator: ":", maxSplits: max(0, entry.shorthand.count - 1),
      omittingEmptySubsequences: false)
    return zip(entry.shorthand, parts.map(String.init)).map { ($0, $1) }
  }

  private func check(_ object: JSONObject, _ column: CandidateColumn) throws(CandidateFault) {
    switch column {
    case .needs:
      let id = object[\Need.dimension]?.string ?? ""
      if dimensions.contains(where: { Text.isSame($0, id) }) { return }
      throw unknown("no ability that the workspace knows is called so", id, dimensions)
    case .skill:
      let scale = object[\SkillPlacement.scale]?.string ?? ""
      let value = object[\SkillPlacement.value]?.string ?? ""
      let scales = instruments.filter { $0.kind == .scale }.map(\.id.string)
      guard let instrument = instruments.first(where: { Text.isSame($0.id.string, scale) }) else {
        throw unknown("the workspace has no scale of this id", scale, scales)
      }
      let levels = instrument.levels.map(\.value)
      if levels.isEmpty || levels.contains(where: { Text.isSame($0, value) }) { return }
      throw CandidateFault(
        problem: "the scale \(instrument.id) has no such level",
        remedy: "write one of \(levels.joined(separator: ", "))")
    default: return
    }
  }

  private func unknown(_ problem: Sentence, _ typed: String, _ known: [String]) -> CandidateFault {
    CandidateFault(
      problem: problem,
      remedy: Spelling.nearest(to: typed, among: known).map { "did you mean \($0)?" }
        ?? "write one of \(known.joined(separator: ", "))")
  }
}
