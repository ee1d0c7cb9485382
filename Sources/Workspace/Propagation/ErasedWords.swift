import JSON
package import Records

/// The words that erasures take out of records, to be looked for elsewhere. They are held in memory alone.
///
/// Short texts say too little to be known again, so they are left out: see ``SoughtText/shortest``.
package struct ErasedWords: Sendable {
  /// Texts of several words: notes and what else may have lines.
  private var texts: Set<SoughtText> = []
  /// Texts of one line, such as an answer or a device. Others may have the same.
  private var lines: Set<SoughtText> = []

  package init() {}

  package var isEmpty: Bool { texts.isEmpty && lines.isEmpty }

  /// Takes in what a record holds before an erasure and not after it.
  ///
  /// - `after`: `nil` if nothing of it stays.
  package mutating func add(_ before: RecordFile, after: RecordFile?) {
    let (old, new) = (Self.words(in: before), after.map(Self.words) ?? ErasedWords())
    texts.formUnion(old.texts.subtracting(new.texts))
    lines.formUnion(old.lines.subtracting(new.lines))
  }

  package mutating func formUnion(_ other: ErasedWords) {
    texts.formUnion(other.texts)
    lines.formUnion(other.lines)
  }

  package mutating func subtract(_ other: ErasedWords) {
    texts.subtract(other.texts)
    lines.subtract(other.lines)
  }

  /// The lines that a record holds as texts of its own too, such as the name of a device: they do not tell of one participant.
  package func lines(sharedWith record: RecordFile) -> ErasedWords {
    var shared = ErasedWords()
    if !lines.isEmpty { shared.lines = lines.intersection(Self.words(in: record).lines) }
    return shared
  }

  /// What is looked for.
  package var search: TextSearch { TextSearch(all) }

  var all: Set<SoughtText> { texts.union(lines) }

  /// All words of a record that are long enough.
  package static func words(in record: RecordFile) -> ErasedWords {
    var found = ErasedWords()
    if !record.isErased, let root = record.document?.root, let format = record.format {
      found.add(root, format.fields)
    }
    return found
  }

  private mutating func add(_ node: JSONNode, _ fields: [Field]) {
    guard node.kind == .object else { return }
    for field in fields {
      switch field.kind {
      case .text: texts.formUnion(LiveTexts.of(field.key, in: node).flatMap(SoughtText.all))
      case .line: lines.formUnion(LiveTexts.of(field.key, in: node).flatMap(SoughtText.all))
      case .set(.line), .set(.text):
        lines.formUnion(LiveTexts.members(of: field.key, in: node).flatMap(SoughtText.all))
      case .group(let inner): if let group = node[key: field.key] { add(group, inner) }
      case .map(let entry):
        guard let map = node[key: field.key], map.kind == .object else { continue }
        for (_, value) in map.members where !ErasedEntries.isErased(value) {
          add(value, entry.fields)
        }
      default: continue
      }
    }
  }
}

/// Knows copies of records by their words: whatever holds all the words of one record is a copy of it.
package struct CopySearch: Sendable {
  /// The words of each record, by the longest text among them.
  private var records: [SoughtText: Set<Set<SoughtText>>] = [:]

  /// How many bytes the words of a record come to at least: fewer may stand in a record of somebody else by chance.
  package static let fewest = 80

  package init() {}

  package var isEmpty: Bool { records.isEmpty }

  /// Takes in a record; one that says too little is left out.
  package mutating func add(_ record: RecordFile) {
    let words = ErasedWords.words(in: record).all
    guard words.reduce(0, { $0 + $1.bytes.count }) >= Self.fewest,
      let longest = words.max(by: { $0.bytes.count < $1.bytes.count })
    else { return }
    records[longest, default: []].insert(words)
  }

  /// Whether a record holds all the words of one that was taken in.
  package func isCopy(_ record: RecordFile) -> Bool {
    let words = ErasedWords.words(in: record).all
    return words.contains { text in
      records[text]?.contains { $0.isSubset(of: words) } ?? false
    }
  }
}
