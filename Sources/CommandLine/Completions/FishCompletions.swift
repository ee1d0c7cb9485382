/// The completion script for fish, from version 3.4 on.
struct FishCompletions {
  let table: CompletionTable

  var text: String {
    let below = table.nodes.filter { !$0.below.isEmpty }.map { node in
      (node.path, node.below.map { "\($0.name)\t\(table.brief($0.help))" })
    }
    let options = table.nodes.map { node in
      (
        node.path,
        (node.options + table.common).map {
          "\($0.spelling)\t\(table.brief($0.help))"
        }
      )
    }
    return [
      Self.beginning, Self.function("__kerb_below", below),
      Self.function("__kerb_options", options),
      Self.function("__kerb_option", optionKinds, otherwise: "flag"),
      Self.function("__kerb_argument", argumentKinds), Self.driver,
    ].joined(separator: "\n")
  }

  private var optionKinds: [(String, [String])] {
    let own = table.nodes.flatMap { node in
      node.options.filter { !$0.isFlag }.flatMap { option in
        option.spellings.map {
          ("\(node.path) \($0)", [CompletionTable.keyword(of: option.kind)])
        }
      }
    }
    let common = table.common.filter { !$0.isFlag }.flatMap { option in
      option.spellings.map { ("*\($0)", [CompletionTable.keyword(of: option.kind)]) }
    }
    return own + common
  }

  private var argumentKinds: [(String, [String])] {
    table.nodes.flatMap { node in
      node.arguments.enumerated().map { index, argument in
        // A quoted star still stands for anything in a fish `case`.
        let position = argument.isRepeating ? "*" : "\(index)"
        return ("\(node.path) \(position)", [CompletionTable.keyword(of: argument.kind)])
      }
    }
  }

  /// A function that prints a line each for the words it is given.
  private static func function(
    _ name: String, _ rows: [(subject: String, lines: [String])], otherwise: String? = nil
  ) -> String {
    var lines = ["function \(name)", "    switch \"$argv\""]
    for row in rows {
      lines.append("        case \(quoted(row.subject))")
      lines.append("            printf '%s\\n' \(row.lines.map(quoted).joined(separator: " "))")
    }
    if let otherwise { lines += ["        case '*'", "            echo \(otherwise)"] }
    lines += ["    end", "end", ""]
    return lines.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }

  private static let beginning = """
    # Completions of kerb for fish.
    # Load them now:    kerb completions fish | source
    # Load them always: kerb completions fish > ~/.config/fish/completions/kerb.fish

    """

  private static let driver = #"""
    # Offers what fits the kind $argv[1] and begins with $argv[2]; $argv[3] goes before each.
    function __kerb_offer
        set -l parts (string split ' ' -- $argv[1])
        switch $parts[1]
            case file
                __fish_complete_path $argv[2] | string replace -r -- '^' $argv[3]
            case folder
                __fish_complete_directories $argv[2] | string replace -r -- '^' $argv[3]
            case words
                printf "$argv[3]%s\n" $parts[2..-1]
            case verb
                __kerb_below $__kerb_typed
            case names
                set -l asked __complete $parts[2]
                test -n "$__kerb_study"; and set -a asked --study=$__kerb_study
                test -n "$__kerb_workspace"; and set -a asked --workspace=$__kerb_workspace
                $__kerb_program $asked -- $argv[2] 2>/dev/null | string replace -r -- '^' $argv[3]
        end
    end

    # Remembers a value that later names depend on: its kind, its option, the value.
    function __kerb_remember
        test "$argv[1]" = 'names study'; and set -g __kerb_study $argv[3]
        test "$argv[2]" = --workspace; and set -g __kerb_workspace $argv[3]
    end

    function __kerb_complete
        set -l tokens (commandline -opc)
        set -l current (commandline -ct)
        set -l node
        set -l pending ''
        set -l ended ''
        set -l position 0
        set -l kind
        set -g __kerb_typed
        set -g __kerb_study ''
        set -g __kerb_workspace ''
        set -g __kerb_program $tokens[1]
        type -q -- $__kerb_program; or set -g __kerb_program kerb

        for word in $tokens[2..-1]
            if test -n "$pending"
                __kerb_remember (__kerb_option $node $pending) $pending $word
                set pending ''
            else if test -z "$ended" -a "x$word" = x--
                set ended 1
            else if test -z "$ended"; and string match -q -- '--*=*' $word
                set -l pair (string split -m 1 = -- $word)
                __kerb_remember (__kerb_option $node $pair[1]) $pair[1] $pair[2]
            else if test -z "$ended"; and string match -q -- '--*' $word
                test (__kerb_option $node $word) = flag; or set pending $word
            else if test -z "$ended"; and string match -q -- '-?*' $word
                set -l letters (string split '' -- (string sub -s 2 -- $word))
                while set -q letters[1]
                    set -l name -$letters[1]
                    set -e letters[1]
                    set kind (__kerb_option $node $name)
                    if test "$kind" != flag
                        set -q letters[1]; or set pending $name
                        __kerb_remember $kind $name (string join '' -- $letters)
                        set -e letters
                    end
                end
            else if test -n "$(__kerb_below $node)"
                set -a node $word
            else
                __kerb_remember "$(__kerb_argument $node $position)" '' $word
                set -ga __kerb_typed $word
                set position (math $position + 1)
            end
        end

        if test -n "$pending"
            __kerb_offer (__kerb_option $node $pending) "$current" ''
        else if test -z "$ended"; and string match -q -- '--*=*' $current
            set -l pair (string split -m 1 = -- $current)
            __kerb_offer (__kerb_option $node $pair[1]) "$pair[2]" "$pair[1]="
        else if test -z "$ended"; and string match -q -- '-*' $current
            __kerb_options $node
        else if test -n "$(__kerb_below $node)"
            __kerb_below $node
        else
            __kerb_offer "$(__kerb_argument $node $position)" "$current" ''
        end
    end

    complete -c kerb -f -a '(__kerb_complete)'

    """#
}
