package import JSON
import Localization
import Wording

/// What must hold between answers and the instrument they belong to.
package enum ResponseRules {
  /// Answers that the instrument does not allow, with their places in the file.
  package static func faults(
    in document: JSONDocument, instrument: Instrument
  ) -> [RecordFault] {
    guard let answers = document.root[key: "answers"] else { return [] }
    var faults: [RecordFault] = []
    let rules = Dictionary(
      instrument.items.map { (Text($0.id), AnswerRule($0, in: instrument)) },
      uniquingKeysWith: { one, _ in one })
    for (key, entry) in answers.members {
      if entry.isTombstone(key: key.string)
        || entry[key: SystemKey.erased]?.boolean == true
      {
        continue
      }
      let id = key.string ?? ""
      guard let rule = rules[Text(id)] else {
        let near = Spelling.nearest(to: id, among: instrument.items.map(\.id))
        faults.append(
          RecordFault(
            key.position, "\(instrument.id.string) has no item \(Quoted(id))",
            fix: near.map { "did you mean \($0)?" } ?? "take the answer out, or add the item"))
        continue
      }
      guard let value = entry[key: "value"], let text = value.string else { continue }
      if let absence = entry[key: "valueAbsence"]?.string {
        faults.append(
          RecordFault(
            value.position, "there is an answer, and also the reason \(Quoted(absence)) for none",
            fix: "keep one of the two"))
      }
      guard !rule.isOpen, rule.read(text) == .notAllowed else { continue }
      faults.append(
        RecordFault(
          value.position, "the answer to \(Quoted(id)) is not allowed",
          fix: "write \(rule.allowed)"))
    }
    return faults
  }
}
