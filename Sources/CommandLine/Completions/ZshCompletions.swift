import Localization

/// The completion script for zsh.
struct ZshCompletions {
  let table: CompletionTable

  var text: String {
    let cases = ShellCases(table: table)
    let below = table.nodes.filter { !$0.below.isEmpty }.map { node in
      (node.path, node.below.map { ($0.name, $0.help) })
    }
    let options = table.nodes.map { node in
      (node.path, (node.options + table.common).map { ($0.spelling, $0.help) })
    }
    return [
      Self.beginning, lists("_kerb_below", below), lists("_kerb_options", options),
      cases.optionKinds, cases.argumentKinds, Self.driver,
    ].joined(separator: "\n")
  }

  /// A function that sets `reply` to rows of `name:description`.
  private func lists(
    _ name: String, _ nodes: [(path: String, rows: [(name: String, help: Sentence)])]
  ) -> String {
    var lines = ["\(name)() {", "  case \"$1\" in"]
    for node in nodes {
      lines.append("    \(ShellCases.quoted(node.path)))")
      lines.append("      reply=(")
      for row in node.rows {
        let text = "\(row.name):\(table.brief(row.help))"
        lines.append("        \(ShellCases.quoted(text))")
      }
      lines += ["      ) ;;"]
    }
    lines += ["    *) reply=() ;;", "  esac", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static let beginning = """
    #compdef kerb
    # Completions of kerb for zsh.
    # Load them now:    source <(kerb completions zsh)
    # Load them always: kerb completions zsh > FOLDER/_kerb, with a FOLDER of your $fpath

    """

  private static let driver = #"""
    # Offers what fits the kind in $1.
    _kerb_offer() {
      local kind=${1%% *} rest=${1#* }
      local -a reply found asked
      case $kind in
        file) _files ;;
        folder) _files -/ ;;
        words) found=(${=rest}); compadd -- $found ;;
        verb) _kerb_below "$typed"; _describe -t verbs verb reply ;;
        names)
          asked=(__complete $rest)
          [[ -n $study ]] && asked+=("--study=$study")
          [[ -n $workspace ]] && asked+=("--workspace=$workspace")
          found=("${(@f)$($program $asked -- "$PREFIX" 2>/dev/null)}")
          compadd -- ${found:#}
          ;;
      esac
    }

    # Remembers a value that later names depend on: $1 its kind, $2 its option, $3 the value.
    _kerb_remember() {
      if [[ $1 == 'names study' ]]; then study=$3; fi
      if [[ $2 == --workspace ]]; then workspace=$3; fi
    }

    _kerb() {
      local REPLY word name letters node='' typed='' study='' workspace='' pending='' ended=''
      local program=${(Q)words[1]} current=${words[CURRENT]}
      local -a reply
      integer position=0
      (( $+commands[$program] || $+functions[$program] )) || [[ -x $program ]] || program=kerb

      for word in "${(@Q)words[2,CURRENT-1]}"; do
        if [[ -n $pending ]]; then
          _kerb_option "$node" "$pending"
          _kerb_remember "$REPLY" "$pending" "$word"
          pending=''
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == --*=* ]]; then
          _kerb_option "$node" "${word%%=*}"
          _kerb_remember "$REPLY" "${word%%=*}" "${word#*=}"
        elif [[ -z $ended && $word == --* ]]; then
          _kerb_option "$node" "$word"
          [[ $REPLY == flag ]] || pending=$word
        elif [[ -z $ended && $word == -?* ]]; then
          letters=${word#-}
          while [[ -n $letters ]]; do
            name=-${letters[1]}
            letters=${letters[2,-1]}
            _kerb_option "$node" "$name"
            if [[ $REPLY != flag ]]; then
              [[ -n $letters ]] || pending=$name
              _kerb_remember "$REPLY" "$name" "$letters"
              letters=''
            fi
          done
        else
          _kerb_below "$node"
          if (( $#reply )); then
            node=${node:+$node }$word
          else
            _kerb_argument "$node" "$position"
            _kerb_remember "$REPLY" '' "$word"
            typed=${typed:+$typed }$word
            (( position += 1 ))
          fi
        fi
      done

      if [[ -n $pending ]]; then
        _kerb_option "$node" "$pending"
        _kerb_offer "$REPLY"
      elif [[ -z $ended && $current == --*=* ]]; then
        _kerb_option "$node" "${current%%=*}"
        compset -P '*='
        _kerb_offer "$REPLY"
      elif [[ -z $ended && $current == -* ]]; then
        _kerb_options "$node"
        _describe -o -t options option reply
      else
        _kerb_below "$node"
        if (( $#reply )); then
          _describe -t verbs verb reply
        else
          _kerb_argument "$node" "$position"
          _kerb_offer "$REPLY"
        fi
      fi
    }

    if [[ $funcstack[1] == _kerb ]]; then _kerb "$@"; else compdef _kerb kerb; fi

    """#
}
