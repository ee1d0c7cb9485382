import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// Patches from JSON files and from paths on the command line.
enum PatchInput {
  /// Reads a JSON object from a file; `-` is standard input.
  static func read(_ file: String, console: Console) throws -> RecordPatch {
    let document = try document(file, console: console)
    guard let object = JSONValue(document.root).object else {
      throw WorkbenchError(
        .invalidData, at: InputName.of(file), "the input is no JSON object",
        fix: "begin with { and end with }")
    }
    return RecordPatch(object)
  }

  /// Reads any JSON in which no key is a duplicate.
  static func document(_ file: String, console: Console) throws -> JSONDocument {
    let place = InputName.of(file)
    let bytes = try FileInput.read(file, console: console)
    do {
      let document = try JSONReader.read(bytes)
      if let key = document.duplicateKeys.first {
        throw WorkbenchError(
          .invalidData, at: "\(place):\(document.position(ofNode: key))",
          "a key stands twice in one object", fix: "keep one of the two")
      }
      return document
    } catch let error as JSONError {
      var fault = RecordFault(error)
      if error.reason == .endedEarly { fault.remedy = "close the brackets and quotation marks" }
      throw fault.error(in: place)
    }
  }
}

/// Files that people name on the command line.
enum FileInput {
  /// The content of a file; `-` is standard input.
  static func read(_ file: String, console: Console) throws -> [UInt8] {
    if file == "-" { return try console.readAllInput() }
    return try console.surroundings.read(named: file)
  }
}

/// Fields of a record named by a path: `needs/01k…/duration=temporary`; the beginning of a part's id is enough.
struct PathText {
  private let format: RecordFormat
  private let record: JSONObject

  init(_ format: RecordFormat, _ record: RecordFile) {
    self.format = format
    self.record = record.object
  }

  func patch(setting text: String) throws -> RecordPatch {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else {
      throw WorkbenchError(
        .usage, at: "--set", "there is no = in it", fix: "write `--set` title=\"New title\"")
    }
    let path = try resolved(String(halves[0]), option: "--set")
    let location = try FieldLocation(path, in: format)
    var patch = RecordPatch()
    if case .set(let member) = location.field.kind {
      let values = halves[1].split(separator: member.isFreeText ? ";" : ",").map(String.init)
      patch.put(
        .array(try values.map { try TypedValue.parse($0, member, "--set") }), at: path)
    } else {
      patch.put(
        try TypedValue.parse(String(halves[1]), location.field.kind, "--set"), at: path)
    }
    return patch
  }

  func patch(removing text: String) throws -> RecordPatch {
    let path = try resolved(text, option: "--remove")
    let location = try FieldLocation(path, in: format)
    var patch = RecordPatch()
    guard location.member != nil, case .map(let entry) = location.field.kind else {
      throw WorkbenchError(
        .usage, at: "--remove", "this names no part of the record",
        fix: "write the field and the id of the part, such as needs/01k...")
    }
    let parts = path.dropLast().reduce(JSONValue.object(record) as JSONValue?) { $0?.object?[$1] }
    guard parts?.object?[location.member ?? ""] != nil else {
      throw Self.missing(location.member ?? "", entry, "--remove")
    }
    patch.put(.null, at: path)
    return patch
  }

  /// The keys of a path, with the ids of parts written out.
  private func resolved(_ text: String, option: String) throws -> [String] {
    var path = JSONPointer(parsing: text.hasPrefix("/") ? text : "/" + text)?.parts ?? [text]
    var fields = format.fields
    var here = record
    for index in path.indices {
      guard let field = fields.first(where: { Text.isSame($0.key, path[index]) }) else { break }
      let value = here[field.key]?.object ?? JSONObject()
      if case .group(let inner) = field.kind {
        (fields, here) = (inner, value)
        continue
      }
      guard case .map(let entry) = field.kind, path.indices.contains(index + 1) else { break }
      path[index + 1] = try Self.key(path[index + 1], in: value, entry, option)
      break
    }
    return path
  }

  private static func key(
    _ typed: String, in parts: JSONObject, _ entry: EntryFormat, _ option: String
  ) throws -> String {
    if parts[typed] != nil { return typed }
    let found = RecordText.ordered(parts, entry).map(\.0).filter { $0.hasPrefix(typed) }
    if let only = found.first, found.count == 1, !typed.isEmpty { return only }
    if found.isEmpty, entry.givenKeyName != nil { return typed }
    if found.isEmpty || typed.isEmpty { throw missing(typed, entry, option) }
    throw WorkbenchError(
      .usage, at: option, "\(found.count) parts begin with \(Quoted(typed))",
      fix: "write more of the id: \(found.joined(separator: ", "))")
  }

  private static func missing(_ typed: String, _ entry: EntryFormat, _ option: String)
    -> WorkbenchError
  {
    WorkbenchError(
      .usage, at: option, "there is no \(entry.noun) \(Quoted(typed)) in this record",
      fix: "show prints the id of each part in square brackets; of a profile, show `--ids`")
  }
}
