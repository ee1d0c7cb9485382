package import JSON
import Localization
import Merging
package import Records
import Wording

extension RecordForm {
  /// What a person changed in the form of a record: fields left as they were are not in the patch, so what others
  /// changed meanwhile stays.
  ///
  /// - Throws: `WorkbenchError` that names the line.
  package static func changes(_ text: String, _ record: JSONObject, _ format: RecordFormat) throws
    -> RecordPatch
  {
    let untouched = try patch(self.text(record, format), record, format)
    return RecordPatch(difference(try patch(text, record, format).values, untouched.values))
  }

  /// The members of an object that another one does not have, or has with another value.
  private static func difference(_ object: JSONObject, _ old: JSONObject) -> JSONObject {
    var result = JSONObject()
    for key in object.sortedKeys {
      let value = object[key.string] ?? .null
      guard let other = old[key.string] else {
        result[key.string] = value
        continue
      }
      if value == other { continue }
      if let inner = value.object, let otherInner = other.object {
        result[key.string] = .object(difference(inner, otherInner))
      } else {
        result[key.string] = value
      }
    }
    return result
  }

  /// What a filled-in form says, as a patch; parts that are no longer there are deleted.
  ///
  /// - Throws: `WorkbenchError` that names the line.
  static func patch(_ text: String, _ record: JSONObject, _ format: RecordFormat) throws
    -> RecordPatch
  {
    // Scalars, because a line end of two characters is one Character that no "\n" splits.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { number, scalars in
        let isCarriageReturn = scalars.last == "\r"
        return FormLine(
          number: number + 1, text: String(isCarriageReturn ? scalars.dropLast() : scalars))
      }
    lines.removeAll { $0.content.hasPrefix("#") && $0.depth == 0 }
    var reader = FormReader(lines: lines[...])
    return RecordPatch(try reader.object(format.fields, record, depth: 0))
  }
}

/// One line of a form.
struct FormLine {
  let number: Int
  let text: String

  /// How many spaces stand in front.
  var depth: Int { text.prefix { $0 == " " }.count }
  var content: String { PlainText.trimmed(text) }
  var isEmpty: Bool { content.isEmpty }

  func error(_ problem: Sentence, fix: Sentence) -> WorkbenchError {
    WorkbenchError(.invalidData, at: "", "line \(number) of the form: \(problem)", fix: fix)
  }
}

/// Reads the lines of a form in order.
struct FormReader {
  var lines: ArraySlice<FormLine>

  /// Fields at one depth, until a line that stands further left.
  mutating func object(_ fields: [Field], _ old: JSONObject, depth: Int) throws -> JSONObject {
    var result = JSONObject()
    while let line = lines.first {
      if line.isEmpty || (line.content.hasPrefix("#") && line.depth <= depth) {
        lines.removeFirst()
        continue
      }
      if line.depth < depth || line.content.hasPrefix("* ") { break }
      lines.removeFirst()
      let (field, rest) = try field(line, fields)
      if result[field.key] != nil {
        throw line.error("\(field.label) stands twice", fix: "keep one of the two")
      }
      if case .map = field.kind { try readListWord(field, fields, rest, line, &result) }
      result[field.key] = try value(field, rest, line, old[field.key], depth: depth)
    }
    return result
  }

  /// What stands behind the name of a list: nothing, or "none".
  private func readListWord(
    _ field: Field, _ fields: [Field], _ rest: String, _ line: FormLine,
    _ result: inout JSONObject
  ) throws {
    guard field.hasListWords(among: fields) else {
      guard rest.isEmpty else {
        throw line.error(
          "\(field.label) has parts, not one value", fix: "write \"* new\" on a line below")
      }
      return
    }
    guard rest.isEmpty || ListWord(typed: rest) == ListWord.none else {
      throw line.error(
        "only none may stand behind \(field.label)",
        fix: "write none, or \"* new\" on a line below; why it is empty has a line of its own")
    }
    result[field.saidNoneKey] = rest.isEmpty ? .null : .bool(true)
  }

  private func field(_ line: FormLine, _ fields: [Field]) throws -> (Field, String) {
    let halves = line.content.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let label = PlainText.trimmed(String(halves[0]))
    let shown = RecordForm.shownFields(fields)
    guard halves.count == 2,
      let field = shown.first(where: {
        Text.isSame($0.label.plain().lowercased(), label.lowercased())
      })
    else {
      let near = Spelling.nearest(to: label, among: shown.map { $0.label.plain() })
      throw line.error(
        halves.count == 2 ? "there is no field \(Quoted(label))" : "there is no colon in this line",
        fix: near.map { "did you mean \($0)?" }
          ?? "write the name of a field, a colon and its value; indent longer text by two spaces")
    }
    return (field, PlainText.trimmed(String(halves[1])))
  }

  private mutating func value(
    _ field: Field, _ rest: String, _ line: FormLine, _ old: JSONValue?, depth: Int
  ) throws -> JSONValue {
    switch field.kind {
    case .group(let inner):
      return .object(try object(inner, old?.object ?? JSONObject(), depth: depth + 2))
    case .map(let entry):
      return .object(try entries(entry, old?.object ?? JSONObject(), depth: depth + 2))
    case .set(let member):
      var texts = rest.isEmpty ? [] : [rest]
      for line in block(depth) where !line.isEmpty {
        texts.append(
          line.content.hasPrefix("- ") ? String(line.content.dropFirst(2)) : line.content)
      }
      return .array(try texts.map { try parse($0, member, field, line) })
    default:
      let more = block(depth).map { String($0.text.dropFirst(min($0.depth, depth + 2))) }
      let body = (rest.isEmpty ? [] : [rest]) + more
      let text = body.joined(separator: "\n")
      return try parse(Self.withoutTrailingLines(text), field.kind, field, line)
    }
  }

  /// The lines below that stand further right.
  private mutating func block(_ depth: Int) -> [FormLine] {
    var found: [FormLine] = []
    while let line = lines.first, line.isEmpty || line.depth > depth {
      if line.isEmpty, !lines.dropFirst().contains(where: { !$0.isEmpty && $0.depth > depth }) {
        break
      }
      if line.isEmpty, let next = lines.dropFirst().first(where: { !$0.isEmpty }),
        next.depth <= depth
      {
        break
      }
      found.append(line)
      lines.removeFirst()
    }
    return found
  }

  private static func withoutTrailingLines(_ text: String) -> String {
    var result = text
    while result.hasSuffix("\n") { result.removeLast() }
    return result
  }

  private func parse(_ text: String, _ kind: FieldKind, _ field: Field, _ line: FormLine) throws
    -> JSONValue
  {
    let value: JSONValue
    do {
      value = try FieldText.parse(text, as: kind)
    } catch {
      throw line.error("\(field.label) \(error.problem)", fix: error.remedy)
    }
    if value.isNull, field.isRequired {
      throw line.error(
        "\(field.label) must not be empty", fix: RequiredValues.explained(field))
    }
    return value
  }

  private mutating func entries(_ entry: EntryFormat, _ old: JSONObject, depth: Int) throws
    -> JSONObject
  {
    var result = JSONObject()
    var new = 0
    while let line = lines.first {
      if line.isEmpty || line.content.hasPrefix("#") {
        lines.removeFirst()
        continue
      }
      guard line.content.hasPrefix("* "), line.depth >= depth else { break }
      lines.removeFirst()
      let key = PlainText.trimmed(String(line.content.dropFirst(2)))
      let isNew = key == "new"
      guard isNew || old[key] != nil || entry.givenKeyName != nil else {
        throw line.error(
          "there is no \(entry.noun) \(Quoted(key))", fix: "write \"* new\" to add one")
      }
      let inner = try object(entry.fields, old[key]?.object ?? JSONObject(), depth: depth + 2)
      if isNew, let name = entry.givenKeyName {
        throw line.error(
          "a \(entry.noun) needs its \(name.lowercased())", fix: "write it in place of new")
      }
      if old[key] == nil, let lack = RequiredValues.missing(in: inner, entry) {
        throw line.error(
          "\(lack.label) is missing in this \(entry.noun)", fix: RequiredValues.explained(lack))
      }
      if isNew {
        new += 1
        result[RecordPatch.newKey(new)] = .object(inner)
      } else {
        result[key] = .object(inner)
      }
    }
    for key in old.sortedKeys
    where result[key.string] == nil
      && old[key.string]?.object?[SystemKey.deleted]?.boolean != true
      && old[key.string]?.object?[SystemKey.erased]?.boolean != true
    {
      result[key.string] = .null
    }
    return result
  }
}
