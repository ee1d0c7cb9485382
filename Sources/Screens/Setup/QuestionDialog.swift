import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// What all questions of the setup share: the pages, the workspace, and what is to be said next.
package final class QuestionDialog {
  let pages: any PageShowing
  let workbench: Workbench
  /// Said with the next page.
  private var waiting: [Message]
  /// What was written so far, a sentence each.
  private(set) var written: [Sentence] = []
  /// What the questions have shown of records.
  private var seen = SeenRecords()
  /// How many questions without a standing answer were asked.
  private var count = 0

  init(_ pages: any PageShowing, _ workbench: Workbench, saying messages: [Message] = []) {
    self.pages = pages
    self.workbench = workbench
    waiting = messages
  }

  /// Says something with the next page.
  func tell(_ message: Message) { waiting.append(message) }

  /// Remembers a sentence about something that was written, and says it with the next page.
  func tellWritten(_ sentence: Sentence) {
    written.append(sentence)
    tell(.outcome(sentence))
  }

  /// Writes, and says with the next page what others wrote meanwhile, or why nothing was written.
  ///
  /// - Parameter write: Gives sentences about what others wrote.
  /// - Returns: Whether it is on the disk; if not, nothing has changed.
  func keep(_ write: () throws -> [Sentence]) -> Bool {
    do {
      for remark in try write() { tell(.error(remark)) }
      return true
    } catch let error as WorkbenchError {
      tell(.error("Not saved. \(error.sentence)"))
    } catch {
      tell(.error("Not saved: \(error)."))
    }
    return false
  }

  /// Says with the next page what came of an event.
  func tell<Entry>(_ outcome: StepOutcome<Entry>) {
    if outcome.words.isEmpty { return }
    tell(outcome.isProblem ? .error("\(outcome.words)") : .outcome("\(outcome.words)"))
  }

  /// What waits to be said.
  func takeMessages() -> [Message] {
    defer { waiting = [] }
    return waiting
  }

  /// Asks for one of some choices; where none stands, Enter alone never takes one.
  func choose(
    _ question: Sentence, _ label: Sentence, _ choices: [Sentence], standing: Int? = nil,
    lead: [Sentence] = []
  ) throws -> Int {
    guard standing == nil else {
      return try pages.choose(
        question, label, choices, standing: standing, lead: lead, saying: takeMessages())
    }
    let rows = choices.enumerated().map { PageRow(String($0.offset), $0.element) }
    count += 1
    // An id of its own: the focus of an earlier answer must not stand here.
    let page = Page(
      "decide \(count)", title: question, lead: lead,
      list: PageList(.choices, noun: Noun("choice", "choices"), rows: rows),
      prompt: Prompt(label, .choice, enterMeans: "alone changes nothing"))
    while true {
      switch try pages.show(page, takeMessages()) {
      case .chosen(let index) where choices.indices.contains(index): return index
      case .entered: tell(.error("Nothing stands yet. Write a number from 1 to \(choices.count)."))
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  func ask(
    _ question: Sentence, _ label: Sentence, initial: String = "", enterMeans: Sentence? = nil,
    lead: [Sentence] = [], problem: (String) -> Sentence? = { _ in nil }
  ) throws -> String {
    PlainText.trimmed(
      try pages.ask(
        question, label, initial: initial, enterMeans: enterMeans, lead: lead,
        saying: takeMessages(), problem: problem))
  }

  /// Asks for a line of text that a field can hold.
  ///
  /// - Returns: `nil` where the person pressed Enter alone.
  func line(
    _ question: Sentence, _ label: Sentence, _ kind: FieldKind = .line, enterMeans: Sentence? = nil,
    lead: [Sentence] = []
  ) throws -> String? {
    let text = try ask(question, label, enterMeans: enterMeans, lead: lead) {
      Self.flaw(in: $0, kind)
    }
    return text.isEmpty ? nil : text
  }

  /// What is wrong with a text for a kind of field, as a sentence; `nil` for a good one.
  static func flaw(in text: String, _ kind: FieldKind) -> Sentence? {
    do {
      _ = try FieldText.parse(text, as: kind)
      return nil
    } catch {
      return "This \(error.problem): \(error.remedy)."
    }
  }

  /// Asks for one word of a closed list.
  func word<Value: Word>(
    _ question: Sentence, _ label: Sentence, _ words: [Value], standing: Value? = nil,
    lead: [Sentence] = []
  ) throws -> Value {
    let index = try choose(
      question, label, words.map { "\($0.label)" },
      standing: standing.flatMap { words.firstIndex(of: $0) },
      lead: lead)
    return words[index]
  }

  // MARK: Records

  /// Today, in UTC.
  var today: CalendarDay { workbench.today }

  /// Everything of a study that can be read; files with faults are told and left out.
  func load(_ study: String) throws -> StudyRecords {
    let loaded = try workbench.study(study)
    if !loaded.faults.isEmpty {
      let count = loaded.faults.count
      tell(
        .notice(
          count == 1
            ? "1 file of \(study) cannot be read and is left out: `kerb check` says why."
            : "\(count) files of \(study) cannot be read and are left out: `kerb check` says why."))
    }
    return loaded.records
  }

  /// Makes a record of a kind that has a number.
  ///
  /// - Returns: Its id.
  func make(_ kind: RecordKind, study: String, _ patch: RecordPatch) throws -> RecordID {
    try RecordMaking(kind, study: study, in: workbench).make(patch).id
  }

  /// Remembers a record whose values are shown: only they are replaced by what is answered.
  func show(_ record: RecordFile) {
    seen.show(record)
  }

  /// Changes a record; what is the same already is no write. What somebody else wrote into the same fields since they
  /// were shown stays beside it, and is told.
  func change(_ kind: RecordKind, _ id: String, study: String, _ patch: RecordPatch) throws {
    let remarks = try seen.write(patch, to: kind, id, study: study, in: workbench)
    for remark in remarks { tell(.error("\(remark)")) }
  }
}
