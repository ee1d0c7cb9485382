package import JSON
import Localization
import Merging
package import Records
import Wording

/// Entries of maps as people type them: `see:permanent:no`, or `dimension=see,duration=permanent`.
package enum EntryText {
  /// New entries, or entries by their key where people give the key.
  package static func patch(_ typed: [String], _ entry: EntryFormat, option: String) throws
    -> JSONValue
  {
    guard let keyName = entry.givenKeyName else {
      return .array(
        try typed.map { text in
          let part = try object(text, entry, option)
          if let lack = RequiredValues.missing(in: part, entry) {
            throw WorkbenchError(
              .usage, at: option, "\(lack.label) is missing in \(Quoted(text))",
              fix: "write \(entry.shape). \(RequiredValues.explained(lack))")
          }
          return .object(part)
        })
    }
    var entries = JSONObject()
    for text in typed {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let rest = parts.count > 1 ? String(parts[1]) : ""
      guard !parts[0].contains("=") else {
        throw WorkbenchError(
          .usage, at: option, "\(keyName) is missing in front of \(Quoted(text))",
          fix: "write \(keyName): in front of it, with the \(keyName.lowercased()) in its place")
      }
      let key = String(parts[0])
      guard entries[key] == nil else { throw twice(keyName, Quoted(key), option) }
      entries[key] = .object(rest.isEmpty ? JSONObject() : try object(rest, entry, option))
    }
    return .object(entries)
  }

  private static func object(_ text: String, _ entry: EntryFormat, _ option: String) throws
    -> JSONObject
  {
    var object = JSONObject()
    for (key, value) in try parts(text, entry, option) {
      guard let field = entry.fields.first(where: { Text.isSame($0.key, key) }) else {
        throw WorkbenchError(
          .usage, at: option, "a \(entry.noun) has no part called \(Quoted(key))",
          fix: "its parts are \(names(entry))")
      }
      if case .set(let member) = field.kind {
        // A list may come in pieces: `retestedWith=P01;P02` or `retestedWith=P01,retestedWith=P02`.
        object[key] = .array(
          try (object[key]?.array ?? [])
            + value.split(separator: ";").map {
              try TypedValue.parse(String($0), member, option)
            })
      } else {
        guard object[key] == nil else { throw twice(key, Quoted(text), option) }
        object[key] = try TypedValue.parse(value, field.kind, option)
      }
    }
    return object
  }

  private static func twice(_ key: String, _ place: Quoted, _ option: String) -> WorkbenchError {
    WorkbenchError(
      .usage, at: option, "\(key) is given twice: \(place)",
      fix: "give it once; only a list, such as retestedWith, takes several values")
  }

  private static func names(_ entry: EntryFormat) -> String {
    entry.fields.map(\.key).filter { $0 != SystemKey.deleted && $0 != SystemKey.position }
      .joined(separator: ", ")
  }

  private static func parts(_ text: String, _ entry: EntryFormat, _ option: String) throws -> [(
    String, String
  )] {
    if let named = named(text, entry) { return named }
    let limit = max(0, entry.shorthand.count - 1)
    let values = text.split(separator: ":", maxSplits: limit, omittingEmptySubsequences: false)
    guard !entry.shorthand.isEmpty else {
      throw WorkbenchError(
        .usage, at: option, "name the parts", fix: "write \(names(entry)) with =")
    }
    return zip(entry.shorthand, values.map(String.init)).map { ($0, $1) }
  }

  /// `key=value,key=value`; a comma that no known key follows belongs to the value, if that is text.
  private static func named(_ text: String, _ entry: EntryFormat) -> [(String, String)]? {
    var found: [(String, String)] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = PlainText.trimmed(String(halves[0]))
      if halves.count == 2, entry.fields.contains(where: { Text.isSame($0.key, key) }) {
        found.append((key, String(halves[1])))
      } else if halves.count == 2, isName(key), let last = found.last,
        !takesCommas(entry, last.0)
      {
        // No part is called so, which the caller says.
        found.append((key, String(halves[1])))
      } else if var last = found.popLast() {
        last.1 += "," + String(piece)
        found.append(last)
      } else {
        return nil
      }
    }
    return found
  }
}

extension EntryText {
  /// Whether it could be the name of a part.
  private static func isName(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
  }

  /// Whether a comma may stand in the value of a part.
  private static func takesCommas(_ entry: EntryFormat, _ key: String) -> Bool {
    switch entry.fields.first(where: { Text.isSame($0.key, key) })?.kind {
    case .text, .line, .address: true
    default: false
    }
  }
}

extension EntryFormat {
  /// What stands for the key on the command line, where people give it.
  package var givenKeyName: String? {
    if case .named = identity { keyTarget?.label.plain().uppercased() ?? "KEY" } else { nil }
  }

  /// The short form of an entry: `DIMENSION:DURATION:FLUCTUATES`.
  package var shape: String {
    let needed = fields.filter(\.isRequired)
    if shorthand.isEmpty, givenKeyName == nil, !needed.isEmpty {
      return needed.map { "\($0.key)=..." }.joined(separator: ",")
    }
    let key = givenKeyName.map { [$0] } ?? []
    return (key + shorthand.map { Field.optionName($0).uppercased() }).joined(separator: ":")
  }
}
