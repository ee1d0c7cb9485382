/// The completion script for bash, from version 3.2 on.
struct BashCompletions {
  let table: CompletionTable

  var text: String {
    let cases = ShellCases(table: table)
    let below = table.nodes.filter { !$0.below.isEmpty }.map { node in
      (ShellCases.quoted(node.path), node.below.map(\.name).joined(separator: " "))
    }
    let options = table.nodes.map { node in
      (
        ShellCases.quoted(node.path),
        (node.options + table.common).map(\.spelling).joined(separator: " ")
      )
    }
    return [
      Self.beginning,
      ShellCases.function("_kerb_below", on: "\"$1\"", rows: below, otherwise: ""),
      ShellCases.function("_kerb_options", on: "\"$1\"", rows: options, otherwise: ""),
      cases.optionKinds, cases.argumentKinds, Self.driver,
    ].joined(separator: "\n")
  }

  private static let beginning = """
    # Completions of kerb for bash.
    # Load them now:    source <(kerb completions bash)
    # Load them always: kerb completions bash > ~/.local/share/bash-completion/completions/kerb

    """

  private static let driver = #"""
    # Offers what fits the kind in $1 and begins with $2; $3 goes before each.
    _kerb_offer() {
      local kind=${1%% *} rest=${1#* } word
      case $kind in
        file)
          compopt -o default 2>/dev/null && return
          while IFS= read -r word; do COMPREPLY+=("$3$word"); done < <(compgen -f -- "$2")
          ;;
        folder)
          compopt -o dirnames 2>/dev/null && return
          while IFS= read -r word; do COMPREPLY+=("$3$word"); done < <(compgen -d -- "$2")
          ;;
        words)
          while IFS= read -r word; do COMPREPLY+=("$3$word"); done < <(compgen -W "$rest" -- "$2")
          ;;
        verb)
          _kerb_below "$typed"
          while IFS= read -r word; do COMPREPLY+=("$3$word"); done < <(compgen -W "$REPLY" -- "$2")
          ;;
        names)
          local -a asked
          asked=(__complete "$rest")
          [[ -n $study ]] && asked+=("--study=$study")
          [[ -n $workspace ]] && asked+=("--workspace=$workspace")
          while IFS= read -r word; do
            COMPREPLY+=("$3$(printf '%q' "$word")")
          done < <("$program" "${asked[@]}" -- "$2" 2>/dev/null)
          ;;
      esac
    }

    # Remembers a value that later names depend on: $1 its kind, $2 its option, $3 the value.
    _kerb_remember() {
      if [[ $1 == 'names study' ]]; then study=$3; fi
      if [[ $2 == --workspace ]]; then workspace=$3; fi
    }

    _kerb() {
      local -a words
      local REPLY word node='' typed='' study='' workspace='' pending='' ended='' current name
      local program=${COMP_WORDS[0]} position=0 index letters before=''
      COMPREPLY=()
      command -v -- "$program" >/dev/null 2>&1 || program=kerb

      # bash cuts --name=value at the sign; put it together again.
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ ${#words[@]} -gt 0 && ( $word == = || $before == = ) \
          && ${words[${#words[@]} - 1]} == --* ]]; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("$word")
        fi
        before=$word
      done
      current=${words[${#words[@]} - 1]}

      for ((index = 0; index < ${#words[@]} - 1; index++)); do
        word=${words[index]}
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
            name=-${letters:0:1}
            letters=${letters:1}
            _kerb_option "$node" "$name"
            if [[ $REPLY != flag ]]; then
              [[ -n $letters ]] || pending=$name
              _kerb_remember "$REPLY" "$name" "$letters"
              letters=''
            fi
          done
        else
          _kerb_below "$node"
          if [[ -n $REPLY ]]; then
            node=${node:+$node }$word
          else
            _kerb_argument "$node" "$position"
            _kerb_remember "$REPLY" '' "$word"
            typed=${typed:+$typed }$word
            ((position += 1))
          fi
        fi
      done

      if [[ -n $pending ]]; then
        _kerb_option "$node" "$pending"
        _kerb_offer "$REPLY" "$current" ''
      elif [[ -z $ended && $current == --*=* ]]; then
        name=${current%%=*}
        before=''
        [[ $COMP_WORDBREAKS == *=* ]] || before=$name=
        _kerb_option "$node" "$name"
        _kerb_offer "$REPLY" "${current#*=}" "$before"
      elif [[ -z $ended && $current == -* ]]; then
        _kerb_options "$node"
        _kerb_offer "words $REPLY" "$current" ''
      else
        _kerb_below "$node"
        if [[ -n $REPLY ]]; then
          _kerb_offer "words $REPLY" "$current" ''
        else
          _kerb_argument "$node" "$position"
          _kerb_offer "$REPLY" "$current" ''
        fi
      fi
    }

    complete -F _kerb kerb

    """#
}
