import Localization

/// What all completion scripts are made from: each node of the command line with what may stand there.
package struct CompletionTable {
  /// A verb or a group.
  struct Node {
    /// `study new`, with nothing for `kerb` itself.
    var path: String
    var below: [OfferedWord]
    /// Its own, without those that every verb takes.
    var options: [Verb.Option]
    var arguments: [Verb.Argument]
  }

  let nodes: [Node]
  /// What every verb takes, and every group.
  let common = Verb.Option.everywhere

  /// What help is told in.
  private let language: Language

  init(_ table: CommandTable, in language: Language) {
    self.language = language
    var paths: [[String]] = [[]]
    for verb in table.shownVerbs {
      for length in 1...verb.path.count where !paths.contains(Array(verb.path.prefix(length))) {
        paths.append(Array(verb.path.prefix(length)))
      }
    }
    nodes = paths.map { path in
      let name = path.joined(separator: " ")
      if case .verb(let verb) = table.node(at: path) {
        return Node(
          path: name, below: [], options: verb.options, arguments: verb.arguments)
      }
      return Node(
        path: name, below: table.words(below: path), options: path.isEmpty ? [.version] : [],
        arguments: [])
    }
  }

  /// The word that scripts switch on, with the names that belong to it: `file`, `names study`, `words a b`.
  static func keyword(of kind: ValueKind) -> String {
    switch kind {
    case .text: "text"
    case .file: "file"
    case .folder: "folder"
    case .verb: "verb"
    case .names(let kind): "names \(kind.rawValue)"
    case .words(let words), .suggestions(let words):
      (["words"] + words.map(\.name)).joined(separator: " ")
    }
  }

  /// The first sentence, without its full stop, in the language of the table.
  func brief(_ help: Sentence) -> String { Self.brief(help, in: language) }

  /// The first sentence, without its full stop.
  static func brief(_ help: Sentence, in language: Language) -> String {
    let bytes = Array(Console.safe(help.plain(in: language)).utf8)
    let end = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: ".")
        && (index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: " "))
    }
    return String(decoding: bytes[..<(end ?? bytes.count)], as: UTF8.self)
  }
}
