import JSON
import Localization
import Records

/// What a person has chosen for themselves: how they read, their keys and words. It never lies in a workspace.
///
/// The values are texts as they stand in the file; whoever uses one decides whether it is a word that it knows.
/// Everything else in the file stays as it is.
package struct PersonalSettings: Hashable, Sendable {
  /// The file's content, with keys that this version does not know.
  private(set) var root: JSONObject

  /// Settings where nothing is chosen.
  package init() { root = JSONObject() }

  init(_ root: JSONObject) { self.root = root }

  /// `standard`, `screen-reader`, `low-vision` or `linear`; `nil` until the first run has asked.
  package var reading: String? {
    get { text("reading") }
    set { put(newValue, at: "reading") }
  }

  /// `full`, `short` or `silent`.
  package var verbosity: String? {
    get { text("verbosity") }
    set { put(newValue, at: "verbosity") }
  }

  /// The language of shortcuts, such as `en`.
  package var language: String? {
    get { text("language") }
    set { put(newValue, at: "language") }
  }

  /// The role that the person usually records in, by its id.
  package var recorderRole: String? {
    get { text("recorderRole") }
    set { put(newValue, at: "recorderRole") }
  }

  /// The command of the player that opens recordings, such as `mpv --start={seconds} {file}`.
  package var player: String? {
    get { text("player") }
    set { put(newValue, at: "player") }
  }

  /// A key's name, such as `f2`, and the line it stands for, such as `/task`; `nil` where nothing is chosen.
  package var keys: [String: String]? {
    get { texts("keys") }
    set { put(newValue, at: "keys") }
  }

  /// The study of commands that name none, by the id of its workspace; `nil` where nothing is chosen.
  package var studies: [String: String]? {
    get { texts("studies") }
    set { put(newValue, at: "studies") }
  }

  /// The person's answers to workspaces that allow sending notes that nobody has cleared, by the id of the workspace;
  /// `yes` or `no`, and the write that allows it.
  package var rawNotes: [String: String]? {
    get { texts("rawNotes") }
    set { put(newValue, at: "rawNotes") }
  }

  /// A word at the beginning of a note and the English shortcut it stands for; `nil` where nothing is chosen.
  package var shortcuts: [String: String]? {
    get { texts("shortcuts") }
    set { put(newValue, at: "shortcuts") }
  }
}

extension PersonalSettings {
  static let format = "settings/1"

  /// The file's content in canonical form.
  package var fileContent: [UInt8] {
    var written = root
    written[SystemKey.format] = .string(Self.format)
    return JSONWriter.canonical(.object(written))
  }

  /// Settings whose values have the wrong kind, by key; these count as not chosen.
  var misfits: [(key: String, problem: Sentence)] {
    let single = ["language", "player", "reading", "recorderRole", "verbosity"]
    let paired = ["keys", "rawNotes", "shortcuts", "studies"]
    var found: [(key: String, problem: Sentence)] = []
    for key in single where isThere(key) && root[key]?.string == nil {
      found.append((key, "\(key) must be a text"))
    }
    for key in paired where isThere(key) {
      let entries = root[key]?.object?.members
      if entries?.values.allSatisfy({ $0.string != nil }) ?? false { continue }
      found.append((key, "\(key) must hold texts in braces"))
    }
    return found
  }

  private func isThere(_ key: String) -> Bool { !(root[key]?.isNull ?? true) }

  private func text(_ key: String) -> String? { root[key]?.string }

  private func texts(_ key: String) -> [String: String]? {
    guard let object = root[key]?.object else { return nil }
    var found: [String: String] = [:]
    for (name, value) in object.members {
      if let text = value.string { found[name.string] = text }
    }
    return found
  }

  private mutating func put(_ text: String?, at key: String) {
    root[key] = text.map { .string($0) } ?? .null
  }

  private mutating func put(_ texts: [String: String]?, at key: String) {
    root[key] =
      texts.map { texts in
        .object(
          JSONObject(
            Dictionary(
              texts.map { (Text($0.key), JSONValue.string($0.value)) },
              uniquingKeysWith: { first, _ in first })))
      } ?? .null
  }
}
