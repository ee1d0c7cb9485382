import Localization

/// Whether the environment allows colour: a `NO_COLOR` that holds something wins over `FORCE_COLOR` and
/// `CLICOLOR_FORCE`, and these win over `CLICOLOR`.
struct ColourWish {
  let allowsColour: Bool

  init(_ environment: (String) -> String?, isTerminal: Bool) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    func isOn(_ text: String) -> Bool { !["", "0", "false", "no"].contains(text.lowercased()) }
    if !value("NO_COLOR").isEmpty {
      allowsColour = false
    } else if !value("FORCE_COLOR").isEmpty {
      allowsColour = isOn(value("FORCE_COLOR"))
    } else if isOn(value("CLICOLOR_FORCE")) {
      allowsColour = true
    } else if value("CLICOLOR") == "0" || value("TERM") == "dumb" {
      allowsColour = false
    } else {
      allowsColour = isTerminal
    }
  }
}
