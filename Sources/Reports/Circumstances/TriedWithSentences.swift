import Localization
import Measures
import Records
import Wording

/// When, with what and in which way sessions took place; what nobody noted is said to be that.
enum TriedWithSentences {
  static func lines(_ tried: TriedWith) -> [Sentence] {
    var lines: [Sentence] = []
    if let days = tried.days {
      let first = "\(days.lowerBound)"
      lines.append(
        days.lowerBound == days.upperBound
          ? "Day (UTC): \(first)\(rest(tried.undated, "has no date", "have no date"))."
          : "Days (UTC): from \(first) to \("\(days.upperBound)")\(rest(tried.undated, "has no date", "have no date"))."
      )
    } else {
      lines.append("No session has a date.")
    }
    lines.append(
      tried.versions.isEmpty
        ? "Version of the product: nobody noted it."
        : "Version of the product: \(list(tried.versions))\(rest(tried.withoutVersion, "names none", "name none"))."
    )
    lines.append(
      tried.devices.isEmpty
        ? "Device: nobody noted it."
        : "Device: \(list(tried.devices))\(rest(tried.withoutDevice, "names none", "name none"))."
    )
    lines.append(
      tried.technologies.isEmpty
        ? "Assistive technology in these sessions: none was noted."
        : "Assistive technology in these sessions: \(list(tried.technologies)).")
    if !tried.modes.isEmpty {
      let modes = Sentence.list(tried.modes.map { named($0.mode.label, $0.sessions) })
      lines.append("Way: \(modes)\(rest(tried.withoutMode, "says none", "say none")).")
    }
    if !tried.recorders.isEmpty {
      let roles: [Sentence] = tried.recorders.map { "\($0.role.label) (\($0.logs, "log", "logs"))" }
      lines.append("Notes by: \(Sentence.list(roles)).")
    }
    return lines
  }

  /// "3.2 in 5 sessions and 3.3 in 1 session".
  private static func list(_ named: [TriedWith.Named]) -> Sentence {
    Sentence.list(named.map { Self.named("\($0.words)", $0.sessions) })
  }

  private static func named(_ words: Sentence, _ sessions: Int) -> Sentence {
    "\(words) in \(sessions, "session", "sessions")"
  }

  /// "; 1 session names none"; empty for 0.
  private static func rest(_ count: Int, _ one: Sentence, _ many: Sentence) -> Sentence {
    count == 0 ? "" : "; \(count, "session", "sessions") " + (count == 1 ? one : many)
  }
}
