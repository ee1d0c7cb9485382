import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb spectrum new --guided`: makes a spectrum by answering questions, one at a time.
struct SpectrumGuide {
  let console: Console
  private var patch = RecordPatch()
  /// Examples by duration, kept when somebody goes back.
  private var examples: [NeedDuration: [String]] = [:]
  private var benefits: [String] = []

  init(console: Console) { self.console = console }

  /// Somebody ended the questions before they were through.
  struct Stopped: Error {}

  /// One thing said, in lines that break between words.
  private func say(_ words: Sentence) {
    for line in Wrapping.wrap(words.plain(in: console.language)).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      console.message(Sentence(text: String(line)))
    }
  }

  private static let remedy: Sentence = "give the values as options: `kerb spectrum new --help`"

  private enum Answer {
    case text(String)
    case back
  }

  private struct Step: Sendable {
    let ask: @Sendable (inout SpectrumGuide) throws -> Bool
  }

  /// Asks everything.
  ///
  /// - Returns: The answers, or `nil` if the person left before the end.
  mutating func run() throws -> RecordPatch? {
    guard console.isInputTerminal else {
      throw WorkbenchError(
        .usage, at: "--guided", "this asks questions, and standard input is no terminal",
        fix: Self.remedy)
    }
    say(
      "A new spectrum, one question at a time. /back goes back, /drop takes the last example away, /quit leaves and keeps nothing."
    )
    let steps: [Step] = [
      Step { try $0.start() },
      Step { try $0.field(\.title, "The ability in a few words, such as \"seeing the screen\".") },
      Step { try $0.dimension() },
      Step {
        try $0.field(
          \.mismatch,
          "What does the product take for granted? Say it of the product, not of the person.")
      },
      Step { try $0.example(.permanent, "Who meets this always?") },
      Step { try $0.example(.temporary, "Who meets it for some weeks?") },
      Step {
        try $0.example(
          .situational, "Who meets it just now, because of where they are or what they do?")
      },
      Step { try $0.example(.changing, "For whom does it come and go?") },
      Step { try $0.gains() },
    ]
    var index = 0
    do {
      while index < steps.count {
        let goesOn = try steps[index].ask(&self)
        index = goesOn ? index + 1 : max(0, index - 1)
      }
    } catch is Stopped {
      say("Left. Nothing was kept.")
      return nil
    }
    let found = NeedDuration.allCases.flatMap { duration in
      (examples[duration] ?? []).map { text -> JSONValue in
        let example = Spectrum.Example.new {
          $0.duration = duration
          $0.text = text
        }
        return .object(Spectrum.Example.table.values(of: example))
      }
    }
    patch.put(.array(found), at: Holder<Spectrum>().field(\.examples))
    patch.set(\Spectrum.benefits, to: benefits)
    return patch
  }

  private func ask(_ question: Sentence, _ prompt: Sentence) throws -> Answer {
    if !question.isEmpty { say(question) }
    guard let line = try console.readLine(prompt, otherwise: Self.remedy) else {
      say("")
      throw Stopped()
    }
    let text = PlainText.trimmed(line)
    switch text.lowercased() {
    case "/quit", "/q": throw Stopped()
    case "/back", "/b": return .back
    default: return .text(text)
    }
  }

  private mutating func start() throws -> Bool {
    say("How do you begin?")
    let ways = SpectrumStart.allCases
    for (number, way) in ways.enumerated() { say("\(number + 1) \(way.label)") }
    while true {
      guard case .text(let text) = try ask("", "Begin 1-\(ways.count): ") else { return false }
      if let number = Int(text), ways.indices.contains(number - 1) {
        patch.set(\Spectrum.startedFrom, to: ways[number - 1])
        say(Self.advice(ways[number - 1]))
        return true
      }
      say("Write a number from 1 to \(ways.count).")
    }
  }

  private static func advice(_ way: SpectrumStart) -> Sentence {
    switch way {
    case .permanentNeed:
      "Take a need that stays, then ask who meets the same mismatch for a while, and who just now."
    case .field:
      "Think of one person you met. What did the product take for granted? Then ask who else meets that."
    case .anxiety:
      "Think of what a person dreads at this step. Then ask who else is short of calm, time or trust here."
    }
  }

  private mutating func field(
    _ path: PartialKeyPath<Spectrum>, _ question: Sentence
  ) throws -> Bool {
    let key = Spectrum.table[path].key
    let old = patch[path]?.string
    while true {
      guard case .text(let text) = try ask(question + Self.keeping(old), "\(key): ")
      else { return false }
      if text.isEmpty, old != nil { return true }
      if !text.isEmpty {
        patch.put(.string(text), at: [key])
        return true
      }
      say("This one is needed. /quit leaves.")
    }
  }

  private mutating func dimension() throws -> Bool {
    let known = Dimension.builtIn.map { "\($0.id) (\($0.label))" as Sentence }.joined(
      separator: ", ")
    let old = patch[\Spectrum.dimension]?.string
    // Long, so it is asked only once.
    var question: Sentence =
      "Which ability? \(known), or a new word of your own in small letters." + Self.keeping(old)
    var doubted: String?
    while true {
      guard case .text(let text) = try ask(question, "ability: ") else { return false }
      question = ""
      if text.isEmpty, old != nil { return true }
      do {
        let value = try FieldText.parse(text, as: .dimension)
        guard let id = value.string else { continue }
        if doubted.map({ !Text.isSame($0, id) }) ?? true, let near = Self.slip(id) {
          doubted = id
          say("Did you mean \(near)? Write \(id) once more to make a new ability.")
          continue
        }
        patch.put(value, at: Holder<Spectrum>().field(\.dimension))
        return true
      } catch {
        say("The ability \(error.problem). To mend it, \(error.remedy).")
      }
    }
  }

  /// A built-in ability that a new word is nearly the same as.
  private static func slip(_ id: String) -> String? {
    let known = Dimension.builtIn.map(\.id)
    return known.contains { Text.isSame($0, id) } ? nil : Spelling.nearest(to: id, among: known)
  }

  private static func keeping(_ old: String?) -> Sentence {
    old.map { " Enter keeps \"\($0)\"." } ?? ""
  }

  private mutating func example(_ duration: NeedDuration, _ question: Sentence) throws -> Bool {
    var texts = examples[duration] ?? []
    defer { examples[duration] = texts }
    return try list(
      &texts, "\(question) One example a line, Enter alone goes on.", "\(duration.label): ")
  }

  private mutating func gains() throws -> Bool {
    var texts = benefits
    defer { benefits = texts }
    return try list(
      &texts, "Who else gains when the mismatch is gone? One a line, Enter alone ends.",
      "gain: ")
  }

  /// Asks once, then takes one line after the other.
  private func list(_ texts: inout [String], _ question: Sentence, _ prompt: Sentence) throws
    -> Bool
  {
    say(question)
    for text in texts { say("So far: \(text)") }
    while true {
      guard case .text(let text) = try ask("", prompt) else { return false }
      if text.isEmpty { return true }
      if text.lowercased() == "/drop" {
        say(texts.popLast().map { "Gone: \($0)" } ?? "There is nothing to drop.")
      } else {
        texts.append(text)
      }
    }
  }
}
