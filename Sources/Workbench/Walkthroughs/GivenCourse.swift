import Interchange
package import JSON
import Localization
package import Records
import Wording

/// Goals and steps as somebody wrote them: lines, or JSON.
///
/// A line that begins with a hyphen is a step of the goal above it; any other line is a goal. `@pay` behind a step names
/// its screen.
package struct GivenCourse {
  package struct Step: Hashable, Sendable {
    package let text: String
    package let screen: String?
  }

  package struct Leg: Hashable, Sendable {
    package let goal: String?
    package var steps: [Step]
  }

  package private(set) var legs: [Leg] = []

  /// - `place`: The file's name as the person gave it.
  /// - `study`: The study with the screens that steps may name.
  /// - Throws: `WorkbenchError` with line and column, without repeating what stands there.
  package init(_ bytes: [UInt8], place: String, in study: Study) throws {
    let place = InputName.of(place)
    if GivenDocument.isJSON(bytes) {
      try readJSON(bytes, place, study)
    } else {
      try readLines(bytes, place, study)
    }
    guard !legs.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: place, "there are no goals and no steps",
        fix: "write a goal on a line of its own, and below it its steps: - Open Tickets")
    }
    try checkSize(place)
  }

  /// A file that was meant for something else has longer lines, or more of them, than anybody would walk through.
  private func checkSize(_ place: String) throws(WorkbenchError) {
    let texts = legs.flatMap { [$0.goal].compactMap(\.self) + $0.steps.map(\.text) }
    guard let long = texts.first(where: { $0.count > Self.longest }) else {
      guard texts.count > Self.most else { return }
      throw WorkbenchError(
        .invalidData, at: place, "\(texts.count) goals and steps are more than a task has",
        fix: "write at most \(Self.most), or make several tasks of it")
    }
    throw WorkbenchError(
      .invalidData, at: place, "a goal or step has \(long.count) characters",
      fix: "write at most \(Self.longest), one goal or step a line")
  }

  private static let longest = 300
  private static let most = 200

  package var goals: Int { legs.count { $0.goal != nil } }
  package var steps: Int { legs.reduce(0) { $0 + $1.steps.count } }

  private mutating func add(_ step: Step) {
    if legs.isEmpty { legs.append(Leg(goal: nil, steps: [])) }
    legs[legs.count - 1].steps.append(step)
  }

  private mutating func readLines(_ bytes: [UInt8], _ place: String, _ study: Study) throws {
    guard let whole = String(validating: bytes, as: UTF8.self) else {
      throw WorkbenchError(
        .invalidData, at: place, "this is no text in UTF-8",
        fix: "save it as plain text, or take `--json` of another task for a pattern")
    }
    let lines = whole.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = PlainText.trimmed(String(line))
      if text.isEmpty { continue }
      guard text.hasPrefix("-") else {
        legs.append(Leg(goal: text, steps: []))
        continue
      }
      let words = PlainText.trimmed(String(text.dropFirst()))
      let spot = "\(place):\(index + 1)"
      guard let at = words.lastIndex(of: "@"), !words[at...].contains(" ") else {
        add(try Self.step(words, screen: nil, spot, study))
        continue
      }
      add(
        try Self.step(
          PlainText.trimmed(String(words[..<at])), screen: String(words[words.index(after: at)...]),
          spot, study))
    }
  }

  private static func step(
    _ text: String, screen: String?, _ place: String, _ study: Study
  ) throws -> Step {
    guard !text.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: place, "a step has no words",
        fix: "write what the person does: - Open Tickets")
    }
    guard let screen, !screen.isEmpty else { return Step(text: text, screen: nil) }
    guard
      let known = study.screens.first(where: {
        Text.isSame($0.id.lowercased(), screen.lowercased())
      })
    else {
      let names = study.screens.map(\.id)
      throw WorkbenchError(
        .invalidData, at: place, "the study has no such screen",
        fix: names.isEmpty
          ? "leave the screen out" : "its screens are \(names.joined(separator: ", "))")
    }
    return Step(text: text, screen: known.id)
  }

  private mutating func readJSON(_ bytes: [UInt8], _ place: String, _ study: Study) throws {
    let document = try GivenDocument.read(bytes, place: place)
    guard let list = document.root[key: "goals"], list.kind == .array else {
      throw WorkbenchError(
        .invalidData, at: place, "there is no list of goals",
        fix:
          "write { \"goals\": [ { \"text\": \"Choose a ticket\", \"steps\": [ { \"text\": \"Open Tickets\" } ] } ] }"
      )
    }
    for goal in list.elements {
      let text = goal[key: "text"]?.string.map(PlainText.trimmed)
      legs.append(Leg(goal: text.flatMap { $0.isEmpty ? nil : $0 }, steps: []))
      guard let steps = goal[key: "steps"], steps.kind == .array else { continue }
      for step in steps.elements {
        let words = step.string ?? step[key: "text"]?.string ?? ""
        add(
          try Self.step(
            PlainText.trimmed(words), screen: step[key: "screen"]?.string,
            "\(place):\(step.position)", study))
      }
    }
  }

  /// A course as it is read again.
  package static func json(_ course: TaskCourse) -> JSONValue {
    .object(
      JSONObject([
        "goals": .array(
          course.legs.map { leg in
            .object(
              JSONObject([
                "text": leg.goal.map { .string($0.text) } ?? .null,
                "id": leg.goal.map { .string($0.id) } ?? .null,
                "steps": .array(
                  leg.steps.map { step in
                    .object(
                      JSONObject([
                        "id": .string(step.id), "text": .string(step.text),
                        "screen": step.screen.map { .string($0) } ?? .null,
                      ]))
                  }),
              ]))
          })
      ]))
  }
}
