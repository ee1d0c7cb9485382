import Merging
import Platform
import Records

/// Patches from JSON files and from paths on the command line.
enum PatchInput {
  /// Reads a JSON object from a file; `-` is standard input.
  static func read(_ file: String, console: Console) throws -> RecordPatch {
    let place = file == "-" ? "standard input" : file
    let bytes = try FileInput.read(file, console: console)
    do {
      let document = try JSONReader.read(bytes)
      if let key = document.duplicateKeys.first {
        throw WorkbenchError(
          .invalidData, at: "\(place):\(document.position(ofNode: key))",
          "a key stands twice in one object", fix: "keep one of the two")
      }
      guard let object = JSONValue(document.root).object else {
        throw WorkbenchError(
          .invalidData, at: place, "the input is no JSON object", fix: "begin with { and end with }"
        )
      }
      return RecordPatch(object)
    } catch let error as JSONError {
      throw RecordFault(error).error(in: place)
    }
  }
}

/// Files that people name on the command line.
enum FileInput {
  /// The content of a file; `-` is standard input.
  static func read(_ file: String, console: Console) throws -> [UInt8] {
    if file == "-" { return try console.readAllInput() }
    do {
      return try Files.read(file)
    } catch {
      throw WorkbenchError(
        error.cause == .missing ? .noInput : .unreadable, at: file, "cannot read: \(error.words)",
        fix: "check the path, or use - for standard input")
    }
  }
}

/// Fields named by a path: `needs/01k…/duration=temporary`.
enum PathText {
  static func patch(setting text: String, in format: RecordFormat) throws -> RecordPatch {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else {
      throw WorkbenchError(
        .usage, at: "--set", "there is no = in it", fix: "write --set title=\"New title\"")
    }
    let path = parts(String(halves[0]))
    let location = try FieldLocation(path, in: format)
    var patch = RecordPatch()
    if case .set(let member) = location.field.kind {
      let values = halves[1].split(separator: member.isFreeText ? ";" : ",").map(String.init)
      patch.put(
        .array(try values.map { try FieldOptions.parse($0, member, "--set") }), at: path)
    } else {
      patch.put(
        try FieldOptions.parse(String(halves[1]), location.field.kind, "--set"), at: path)
    }
    return patch
  }

  static func patch(removing text: String, in format: RecordFormat) throws -> RecordPatch {
    let path = parts(text)
    let location = try FieldLocation(path, in: format)
    var patch = RecordPatch()
    guard location.member != nil, case .map = location.field.kind else {
      throw WorkbenchError(
        .usage, at: "--remove", "this names no part of the record",
        fix: "write the field and the id of the part, such as needs/01k...")
    }
    patch.put(.null, at: path)
    return patch
  }

  private static func parts(_ text: String) -> [String] {
    JSONPointer(parsing: text.hasPrefix("/") ? text : "/" + text)?.parts ?? [text]
  }
}
