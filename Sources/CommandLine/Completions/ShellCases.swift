/// Functions of one `case` each, in the words that bash and zsh share.
package struct ShellCases {
  let table: CompletionTable

  /// `_kerb_option PLACE OPTION` sets `REPLY` to the kind of its value; `flag` where it takes none.
  var optionKinds: String {
    var rows = table.nodes.flatMap { node in
      node.options.filter { !$0.isFlag }.map { option in
        let patterns = option.spellings.map { Self.quoted("\(node.path) \($0)") }
        return (patterns.joined(separator: " | "), CompletionTable.keyword(of: option.kind))
      }
    }
    rows += table.common.filter { !$0.isFlag }.map { option in
      let patterns = option.spellings.map { "*\(Self.quoted(" \($0)"))" }
      return (patterns.joined(separator: " | "), CompletionTable.keyword(of: option.kind))
    }
    return Self.function("_kerb_option", on: "\"$1 $2\"", rows: rows, otherwise: "flag")
  }

  /// `_kerb_argument PLACE INDEX` sets `REPLY` to the kind of the argument with that index, from 0.
  var argumentKinds: String {
    let rows = table.nodes.flatMap { node in
      node.arguments.enumerated().map { index, argument in
        let pattern =
          argument.isRepeating
          ? Self.quoted("\(node.path) ") + "*" : Self.quoted("\(node.path) \(index)")
        return (pattern, CompletionTable.keyword(of: argument.kind))
      }
    }
    return Self.function("_kerb_argument", on: "\"$1 $2\"", rows: rows, otherwise: "none")
  }

  static func function(
    _ name: String, on subject: String, rows: [(pattern: String, reply: String)], otherwise: String
  ) -> String {
    let cases = rows.map { "    \($0.pattern)) REPLY=\(quoted($0.reply)) ;;\n" }.joined()
    return """
      \(name)() {
        case \(subject) in
      \(cases)    *) REPLY=\(quoted(otherwise)) ;;
        esac
      }

      """
  }

  /// Text between single quotes, which both shells leave alone.
  static func quoted(_ text: String) -> String {
    let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.joined(separator: "'\\''") + "'"
  }
}
