import JSON
import Localization
import Merging
import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A study with one finding, in which people wrote different values at the same time.
struct ConflictTrial {
  let trial: ScreenTrial
  let path: String

  /// - Parameter values: For each field of the finding, as a pointer, what two or more people wrote.
  init(_ values: [String: [JSONValue]]) throws {
    trial = try ScreenTrial([
      "init", "study new bank --title Bank",
      "finding new bank \"Pay has no name\" --criterion 4.1.2 --severity moderator:3",
    ])
    let name = try #require(try trial.names("team/Surveys/bank/findings").first)
    path = "team/Surveys/bank/findings/\(name)"
    for (key, values) in values.sorted(by: { $0.key < $1.key }) { try put(values, at: key) }
  }

  /// Replaces a field's value by several that stand side by side; `*` is the only entry of a map.
  private func put(_ values: [JSONValue], at key: String) throws {
    var root = try object()
    var parts = try #require(JSONPointer(parsing: key)).parts
    var holder: [String] = []
    if let star = parts.firstIndex(of: "*") {
      let map = try #require(root[parts[0]]?.object)
      parts[star] = try #require(map.sortedKeys.first?.string)
      holder = Array(parts[...star])
      parts = Array(parts[(star + 1)...])
    }
    var register = Register()
    for (index, value) in values.enumerated() {
      let letters = String(repeating: "abcdefg".dropFirst(index).first ?? "x", count: 16)
      register.live[WriteID(random: letters, value: value)] = value
    }
    let standing = try #require(register.plain)
    let old = (holder + parts).reduce(JSONValue.object(root) as JSONValue?) { $0?.object?[$1] }
    let set = (holder + parts.dropLast()).reduce(JSONValue.object(root) as JSONValue?) {
      $0?.object?[$1]
    }?.array
    if old == nil, var members = set {
      if standing == .bool(true) { members.append(.string(parts[parts.count - 1])) }
      root.replace((holder + parts.dropLast())[...], with: .array(members))
    } else {
      root.replace((holder + parts)[...], with: standing)
    }
    let sync = (holder + ["sync"]).reduce(JSONValue.object(root) as JSONValue?) { $0?.object?[$1] }
    var entries = sync?.object ?? JSONObject()
    entries[JSONPointer(parts).description] = register.entry
    root.replace((holder + ["sync"])[...], with: .object(entries))
    try trial.write(path, String(decoding: JSONWriter.canonical(.object(root)), as: UTF8.self))
  }

  /// The finding as it is now.
  func object() throws -> JSONObject {
    try #require(JSONValue(try JSONReader.read(Array(trial.read(path).utf8)).root).object)
  }

  var workbench: Workbench { Workbench(trial.location, console: trial.console, verb: "kerb") }

  func conflicts() throws -> [FileConflict] {
    try ConflictGathering(workbench, nil).conflicts
  }

  /// Walks all conflicts on some pages, until nothing is left or the steps are over.
  @discardableResult
  func walk(_ pages: any PageShowing, _ texts: ResolveWalk.LongTexts = .onPages) throws
    -> ResolveWalk
  {
    let walk = ResolveWalk(try conflicts(), ConflictSettling(workbench), texts)
    do {
      try walk.run(pages)
    } catch is TerminalEnded {
      // The steps are over while a page is still shown.
    } catch is QuestionLeft {
      // The person left altogether.
    }
    return walk
  }

  /// Walks and expects that every step found its page.
  @discardableResult
  func play(_ steps: [Step]) throws -> PlayedPages {
    let pages = PlayedPages(steps)
    try walk(pages)
    #expect(pages.missing == [])
    #expect(pages.hasPlayedAll)
    return pages
  }

  func left() throws -> [String] { try conflicts().map { $0.label.plain() } }
}
