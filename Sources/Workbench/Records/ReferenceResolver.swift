import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

/// Turns what people type for other records (short ids, titles) into ids, and refuses what is not there.
struct ReferenceResolver {
  private let definitions: Definitions
  private let study: String
  /// Finds the id of a note that is named by its number; `nil` where none can be.
  var noteID: ((String) throws -> String)?
  /// Turns a moment as typed into one in UTC; `nil` where that is known already.
  var moment: ((TypedMoment) throws(FieldText.Fault) -> Instant)?
  /// Studies that a record which belongs to none may name, those included that it names already.
  private let studies: [String]

  init(_ definitions: Definitions, study: String?, studies: [String] = []) {
    self.definitions = definitions
    self.study = study ?? ""
    self.studies = studies
  }

  func resolved(_ patch: RecordPatch, _ format: RecordFormat) throws -> RecordPatch {
    // A new spectrum may bring a new dimension, and a study its own screens and tasks.
    RecordPatch(try object(patch.values, format.fields, own: Own(patch, format)))
  }

  /// What the patch itself defines.
  private struct Own {
    var names: [ReferenceTarget: [String]] = [:]

    init(_ patch: RecordPatch, _ format: RecordFormat) {
      if Text.isSame(format.name, Spectrum.format.name) {
        names[.dimension] = patch[\Spectrum.dimension]?.string.map { [$0] }
      }
      guard Text.isSame(format.name, Study.format.name) else { return }
      let maps: [(PartialKeyPath<Study>, ReferenceTarget)] = [
        (\.screens, .screen), (\.tasks, .task), (\.prompts, .prompt),
      ]
      for (map, target) in maps {
        names[target] = patch[map]?.object?.sortedKeys.map(\.string)
      }
    }
  }

  private func object(_ values: JSONObject, _ fields: [Field], own: Own) throws -> JSONObject {
    var result = values
    for field in fields {
      guard let value = values[field.key] else { continue }
      result[field.key] = try self.value(value, field.kind, own)
    }
    return result
  }

  private func value(_ value: JSONValue, _ kind: FieldKind, _ own: Own) throws -> JSONValue {
    switch kind {
    case .reference(let target): return try one(value, target, own)
    case .dimension: return try one(value, .dimension, own)
    case .instant: return try instant(value)
    case .set(.reference(let target)):
      guard let members = value.array else { return value }
      return .array(try members.map { try one($0, target, own) })
    case .set(.dimension):
      guard let members = value.array else { return value }
      return .array(try members.map { try one($0, .dimension, own) })
    case .group(let inner):
      // A value of the wrong kind goes on as it is: the patch refuses it with its place.
      guard let group = value.object else { return value }
      return .object(try object(group, inner, own: own))
    case .map(let entry):
      if let list = value.array {
        return .array(
          try list.map { item in
            try item.object.map { .object(try part($0, entry, own)) } ?? item
          })
      }
      guard let map = value.object else { return value }
      return .object(try entries(map, entry, own))
    default: return value
    }
  }

  /// One entry of a map; a placement must name a level that its scale has.
  private func part(_ values: JSONObject, _ entry: EntryFormat, _ own: Own) throws -> JSONObject {
    let result = try object(values, entry.fields, own: own)
    guard
      let level = ReferenceWalk.level(
        scale: result[\SkillPlacement.scale]?.string,
        value: result[\SkillPlacement.value]?.string),
      let scale = result[\SkillPlacement.scale]?.string
    else { return result }
    let levels = definitions.names(.level, study: study).map(\.id.string)
      .filter { $0.hasPrefix(scale + "/") }
    guard !levels.isEmpty, !levels.contains(where: { Text.isSame($0, level) }) else {
      return result
    }
    let words = levels.map { String($0.dropFirst(scale.count + 1)) }
    throw WorkbenchError(
      .invalidData, at: result[\SkillPlacement.value]?.string ?? "",
      "the scale \(scale) has no such level",
      fix: "its levels are \(words.joined(separator: ", "))")
  }

  /// A moment in UTC; what is no moment goes on as it is, and is refused with its place.
  private func instant(_ value: JSONValue) throws -> JSONValue {
    guard let moment, let typed = value.string, Instant(typed) == nil,
      let read = TypedMoment(typed)
    else { return value }
    do {
      return .string(try moment(read).text)
    } catch {
      throw WorkbenchError(.invalidData, at: typed, "this \(error.problem)", fix: error.remedy)
    }
  }

  private func entries(_ map: JSONObject, _ entry: EntryFormat, _ own: Own) throws -> JSONObject {
    var result = JSONObject()
    for key in map.sortedKeys {
      let value = map[key.string] ?? .null
      let id = try entry.keyTarget.flatMap { target in
        value.isNull ? nil : try one(.string(key), target, own).string
      }
      result[id ?? key.string] =
        try value.object.map { .object(try part($0, entry, own)) } ?? value
    }
    return result
  }

  private func one(_ value: JSONValue, _ target: ReferenceTarget, _ own: Own) throws -> JSONValue {
    guard let typed = value.string else { return value }
    if target == .observation, NoteReference.isOne(typed), let noteID {
      return .string(try noteID(typed))
    }
    if own.names[target]?.contains(where: { Text.isSame($0, typed) }) ?? false { return value }
    if target == .study, studies.contains(where: { Text.isSame($0, typed) }) { return value }
    let found = definitions.matches(target, typed, study: study)
    if let only = found.first, found.count == 1 { return .string(only) }
    guard found.isEmpty else {
      throw WorkbenchError(
        .usage, at: typed, "\(found.count) \(target.label)s fit",
        fix: "write one of \(found.prefix(8).joined(separator: ", "))"
          + (found.count > 8 ? " or \(found.count - 8) more" : ""))
    }
    let near = definitions.nearest(target, typed, study: study)
    let place: Sentence = study.isEmpty || !target.isOfStudy ? "" : " in \(study)"
    throw WorkbenchError(
      .noInput, at: typed, "there is no \(target.label) \(Quoted(typed))\(place)",
      fix: near.map { "did you mean \($0)?" } ?? makingWords(target))
  }

  /// What helps where nothing of the kind is there.
  private func makingWords(_ target: ReferenceTarget) -> Sentence {
    if target == .dimension {
      let known = Dimension.builtIn.map(\.id).joined(separator: ", ")
      return "write one of \(known), or make a spectrum of your own: `kerb spectrum new --guided`"
    }
    guard let kind = RecordKind.all.first(where: { $0.target == target }) else {
      return "make the \(target.label) first"
    }
    let place: String = kind.isOfStudy ? " \(study)" : ""
    return "kerb \(kind.word) list\(place) names the \(kind.plural)"
  }
}
