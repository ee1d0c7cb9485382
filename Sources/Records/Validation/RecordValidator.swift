package import JSON
import Localization
import Wording

/// Checks a document against the format it names.
///
/// Unknown fields are no fault: they are kept. Absent fields read as `null`.
package struct RecordValidator {
  let document: JSONDocument
  package private(set) var faults: [RecordFault] = []
  private var positions = PositionCursor()

  init(_ document: JSONDocument) { self.document = document }

  /// What a document holds, as far as this version knows it.
  package struct Result: Sendable {
    package let format: RecordFormat?
    package let isErased: Bool
    package let faults: [RecordFault]
  }

  /// Checks a whole file.
  ///
  /// - `expected`: The name of the format that belongs at the file's place; `nil` to allow any.
  /// - Complexity: O(*n*) in the size of the document.
  package static func check(_ document: JSONDocument, expected: String?) -> Result {
    if let format = expected.flatMap(RecordFormats.named),
      SoundnessCheck.passes(document, by: format.rules)
    {
      return Result(format: format, isErased: false, faults: [])
    }
    return checkWhole(document, expected: expected)
  }

  /// The same without the quick look before it.
  static func checkWhole(_ document: JSONDocument, expected: String?) -> Result {
    var validator = RecordValidator(document)
    let format = validator.readFormat(expected: expected)
    let root = document.root
    let isErased = root[key: SystemKey.erased]?.boolean == true
    if let format {
      validator.checkDuplicates()
      validator.checkSystemFields(root)
      if isErased {
        validator.checkErased(root)
      } else {
        validator.checkFields(root, format.fields, owner: format.noun)
      }
    }
    return Result(format: format, isErased: isErased, faults: validator.faults)
  }

  mutating func report(_ node: JSONNode, _ problem: Sentence, fix remedy: Sentence) {
    // Most faults are found in the order in which they stand.
    positions.move(to: node.offset, in: document.bytes)
    faults.append(RecordFault(positions.position, problem, fix: remedy))
  }

  private mutating func readFormat(expected: String?) -> RecordFormat? {
    let root = document.root
    guard root.kind == .object else {
      report(
        root, "a record is an object in braces", fix: "begin the file with { and end it with }")
      return nil
    }
    guard let node = root[key: SystemKey.format] else {
      report(
        root, "the line that names the format is missing",
        fix: expected.flatMap(RecordFormats.named).map {
          "add `\"~format\": \"\($0.line)\"` as the last line before the closing brace"
        } ?? "restore the file from git")
      return nil
    }
    guard let text = node.string, let line = FormatLine(text) else {
      report(
        node, "the format is written as a name, a slash and a number", fix: "for example \"log/1\"")
      return nil
    }
    guard let format = RecordFormats.named(line.name) else {
      faults.append(
        RecordFault(
          node.position, "this version of kerb does not know the format \(Quoted(text))",
          fix: "the file is left as it is; a newer kerb can read it", isNewerFormat: true))
      return nil
    }
    if let expected, !Text.isSame(expected, line.name) {
      report(
        node, "a file at this place is of the format \(Quoted(expected)), not \(Quoted(line.name))",
        fix: "move the file to where it belongs")
      return nil
    }
    guard line.version == RecordFormat.version else {
      faults.append(
        RecordFault(
          node.position,
          "this version of kerb does not know the format \(Quoted(text)), only \(Quoted(format.line))",
          fix: "the file is left as it is; a newer kerb can read it", isNewerFormat: true))
      return nil
    }
    return format
  }

  private mutating func checkDuplicates() {
    for index in document.duplicateKeys {
      let key = JSONNode(document: document, index: index)
      // Keys of sync can hold a participant's words: the members of a set.
      let name = key.string.flatMap { RecordID.isWellFormed($0) ? " \(Quoted($0))" : nil } ?? ""
      report(
        key, "the key\(name) stands twice in one object",
        fix: "keep one of the two; both may hold something that somebody wrote")
    }
  }

  private mutating func checkSystemFields(_ root: JSONNode) {
    if let id = root[key: SystemKey.id] {
      if !(id.string.map(RecordID.isWellFormed) ?? false) {
        report(
          id, "an id has 1 to 64 letters, digits and hyphens", fix: "use the file's own name as id")
      }
    } else {
      report(root, "the record has no id", fix: "add `\"id\"` with the file's own name")
    }
    checkOrigins(root)
  }

  mutating func checkOrigins(_ object: JSONNode) {
    guard let origins = object[key: SystemKey.origins] else {
      report(
        object, "there are no origins, so merging could lose what was written",
        fix: "restore the file from git; origins are written by kerb alone")
      return
    }
    let isFine =
      origins.kind == .array && document.nodes[origins.index].next > origins.index + 1
      && origins.elements.allSatisfy { $0.withText(WriteIDText.isOrigin) ?? false }
    if !isFine {
      report(
        origins, "origins are a list of random ids of 13 or more letters and digits",
        fix: "restore the file from git")
    }
  }

  /// Of what was erased only the mark, the id and the origins may be left.
  mutating func checkErased(_ object: JSONNode) {
    let allowed = [SystemKey.erased, SystemKey.id, SystemKey.origins, SystemKey.format]
    for (key, _) in object.members
    where !allowed.contains(where: { Text.isSame($0, key.string ?? "") }) {
      report(
        key, RecordFault.leftInErased,
        fix: "take everything out but erased, id, origins and the format line")
      return
    }
  }
}
