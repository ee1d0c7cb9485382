package import JSON
package import Localization
import Wording

/// What must hold inside an instrument so that its answers can be scored.
///
/// These rules are about meaning; a file that breaks them can still be read, shown and edited.
package enum InstrumentRules {
  /// One contradiction: what is wrong, what mends it, and the keys that lead to its place.
  package struct Fault: Hashable, Sendable {
    package let path: [String]
    package let problem: Sentence
    package let remedy: Sentence

    init(_ path: [String], _ problem: Sentence, fix remedy: Sentence) {
      self.path = path
      self.problem = problem
      self.remedy = remedy
    }
  }

  /// Everything that contradicts itself, in the order of the file's parts.
  package static func faults(of instrument: Instrument) -> [Fault] {
    AnswerFaults.list(instrument) + ScoreFaults.list(instrument) + JudgementFaults.list(instrument)
  }

  /// The same with positions, for a file.
  package static func faults(in document: JSONDocument) -> [RecordFault] {
    var reader = ObjectReader(document.root)
    return faults(of: Instrument(&reader)).map { fault in
      RecordFault(
        node(fault.path, in: document.root).position, fault.problem, fix: fault.remedy)
    }
  }

  /// Whether an item counts in a score that names items, categories or neither.
  package static func counts(_ item: InstrumentItem, in score: InstrumentScore) -> Bool {
    if !score.items.isEmpty { return score.items.contains { Text.isSame($0, item.id) } }
    guard !score.categories.isEmpty else { return true }
    return item.category.map { own in score.categories.contains { Text.isSame($0, own) } } ?? false
  }

  /// The deepest place of a path that is there; the last key may be a member of a set.
  private static func node(_ path: [String], in root: JSONNode) -> JSONNode {
    var node = root
    for key in path {
      if let next = node[key: key] {
        node = next
      } else if let member = node.elements.first(where: { $0.isString(key) }) {
        node = member
      }
    }
    return node
  }

  /// "there is no item x", with what may have been meant.
  static func unknown(
    _ path: [String], _ noun: Sentence, _ id: String, among known: [String]
  ) -> Fault {
    let near = Spelling.nearest(to: id, among: known)
    return Fault(
      path + [id], "there is no \(noun) \(Quoted(id)) in this instrument",
      fix: near.map { "did you mean \($0)?" } ?? "add the \(noun), or take the name out")
  }
}
