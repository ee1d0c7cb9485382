package import JSON
package import Localization
package import Measures
import Records
import Reports
package import Wording

/// A suggestion in words about targets, never about the worth of a person.
package struct SuggestionText {
  private let suggestion: Suggestion
  private let study: String

  package init(_ suggestion: Suggestion, study: String) {
    self.suggestion = suggestion
    self.study = study
  }

  /// People who add nothing are named up to this many.
  private static let shownOthers = 50

  package var lines: [Sentence] {
    guard !suggestion.targets.isEmpty else {
      return [
        "\(study) has no recruitment targets, so nobody can fill one.",
        "Add one: `kerb study edit \(study) --recruit \"label=VoiceOver advanced,minimum=2,assistiveTechnology=VoiceOver,proficiency=advanced\"`",
      ]
    }
    guard !suggestion.open.isEmpty else {
      let isAllMet = suggestion.targets.contains { $0.uncounted == nil && !$0.countsSessions }
      return (isAllMet ? ["Every target that counts people is met\(inRound)."] : []) + sessions
        + uncounted
    }
    return [opening] + invitations + others + stillOpen + sessions + uncounted + refused
  }

  private var uncounted: [Sentence] {
    suggestion.targets.compactMap(\.uncountedClaim)
  }

  private var inRound: Sentence { suggestion.round.map { " in round \($0)" } ?? " over all rounds" }

  private var opening: Sentence {
    let missing = suggestion.open.reduce(0) { $0 + $1.missing }
    return
      "\(suggestion.open.count, "target is", "targets are") open\(inRound), with \(missing, "place", "places") to fill. One person may fill several."
  }

  private var invitations: [Sentence] {
    guard !suggestion.candidates.isEmpty else {
      return [
        "Nobody to ask: \(whoIsRegistered). Name others with `--candidates FILE`, or describe one: `kerb participant suggest \(study) --need see:permanent`"
      ]
    }
    guard !suggestion.invitations.isEmpty else {
      return ["No candidate is known to fit an open target."]
    }
    let order: Sentence =
      "Invite in this order. Each fills what the earlier ones leave open; where several fill as many, the first in the list comes first."
    return ["", order]
      + suggestion.invitations.enumerated().map { index, invitation in
        "\(index + 1). \(name(invitation.candidate)): fills \(labels(invitation.fills)).\(doubt(invitation.candidate))"
      }
  }

  private var whoIsRegistered: Sentence {
    if suggestion.refused > 0 { return "nobody else is registered" }
    let tookPart = suggestion.targets.contains { $0.inAll.everybody > 0 }
    return tookPart
      ? "everybody who is registered has been in a session" : "nobody is registered yet"
  }

  private var others: [Sentence] {
    let others = suggestion.addingNothing
    guard !others.isEmpty else { return [] }
    var lines: [Sentence] = ["", "Not known to add anything:"]
    for candidate in others.prefix(Self.shownOthers) {
      let alone = suggestion.fitsAlone[candidate]
      let reason: Sentence =
        alone.isEmpty
        ? "not known to fit an open target" : "fits \(labels(alone)), which the earlier ones fill"
      lines.append("\(name(candidate)): \(reason).\(doubt(candidate))")
    }
    if others.count > Self.shownOthers {
      lines.append("And \(others.count - Self.shownOthers) more; `--json` lists them all.")
    }
    return lines
  }

  private var stillOpen: [Sentence] {
    let left = suggestion.open.filter { !$0.afterwards.isMet }
    guard !left.isEmpty else {
      return ["", "With all of them, every target that counts people is met."]
    }
    return ["", "Still open after that:"]
      + left.map { open in
        let target = suggestion.targets[open.target]
        let fitting: Sentence =
          open.fitting == 0
          ? "No candidate is known to fit."
          : "\(open.fitting, "candidate fits", "candidates fit")."
        return "\"\(target.label)\": \(words(target, open.afterwards)). \(fitting)"
      }
  }

  private func words(_ target: TargetState, _ shortfall: Shortfall) -> Sentence {
    guard shortfall.byShare != nil else { return "the plan is that all who take part fit" }
    return target.wanted.more(max(1, shortfall.count))
  }

  private var sessions: [Sentence] {
    let open = suggestion.openSessions
    guard !open.isEmpty else { return [] }
    return ["", "Situations belong to sessions, so no person fills these:"]
      + open.map { target in
        "\"\(target.label)\": \(target.wanted.more(suggestion.tally(target).shortfall.count))."
      }
  }

  private var refused: [Sentence] {
    guard suggestion.refused > 0 else { return [] }
    return [
      "",
      "\(suggestion.refused, "registered person", "registered people") refused to be observed and cannot be invited.",
    ]
  }

  private func name(_ index: Int) -> Sentence {
    let candidate = suggestion.candidates[index]
    let name = Printable.text(candidate.name, limit: 60)
    return switch candidate.origin {
    case .registered: "\(name), registered"
    case .row(let line): name == "line \(line)" ? "Line \(line)" : "\(name), line \(line)"
    case .described: "\(Phrase.capital(name))"
    }
  }

  private func labels(_ targets: [Int]) -> Sentence {
    .list(
      targets.map { "\"\(Printable.text(suggestion.targets[$0].label, limit: 120))\"" }
        as [Sentence])
  }

  /// What to ask first: it may fill more.
  private func doubt(_ candidate: Int) -> Sentence {
    let doubts = suggestion.doubts[candidate]
    guard !doubts.isEmpty else { return "" }
    let parts = Unknown.allCases.compactMap { reason -> Sentence? in
      let targets = doubts.filter { $0.reason == reason }.map(\.target)
      return targets.isEmpty ? nil : "\(labels(targets)) (\(reason.label))"
    }
    return " May also fill \(Sentence.list(parts))."
  }

  // MARK: JSON

  package func json(_ faults: [WorkbenchError]) -> JSONValue {
    let targets = suggestion.targets
    func ids(_ indices: [Int]) -> JSONValue {
      .array(indices.map { .string(targets[$0].id) })
    }
    func candidate(_ index: Int, _ fills: [Int]) -> JSONValue {
      let candidate = suggestion.candidates[index]
      let line: JSONValue =
        if case .row(let line) = candidate.origin { .integer(line) } else { .null }
      let origin =
        switch candidate.origin {
        case .registered: "registered"
        case .row: "file"
        case .described: "options"
        }
      return .object(
        JSONObject([
          "candidate": .string(candidate.name), "origin": .string(origin), "line": line,
          "fills": ids(fills), "fitsAlone": ids(suggestion.fitsAlone[index]),
          "notKnown": .array(
            suggestion.doubts[index].map { doubt in
              .object(
                JSONObject([
                  "target": .string(targets[doubt.target].id),
                  "reason": .string(doubt.reason.rawValue),
                ]))
            }),
        ]))
    }
    return .object(
      JSONObject([
        "study": .string(study), "round": suggestion.round.map(JSONValue.integer) ?? .null,
        "order": .string(
          "most open targets first, the next after the earlier ones; ties by the order of the list"
        ),
        "invite": .array(suggestion.invitations.map { candidate($0.candidate, $0.fills) }),
        "addNothing": .array(suggestion.addingNothing.map { candidate($0, []) }),
        "openTargets": .array(
          suggestion.open.map { open in
            let shortfall = open.afterwards
            return .object(
              JSONObject([
                "target": .string(targets[open.target].id),
                "label": .string(targets[open.target].label), "missing": .integer(open.missing),
                "candidatesWhoFit": .integer(open.fitting),
                "isMetAfterwards": .bool(shortfall.isMet),
                "missingAfterwards": shortfall.byShare == nil ? .null : .integer(shortfall.count),
              ]))
          }),
        "cannotBeCounted": .array(
          suggestion.uncounted.map { target in
            .object(
              JSONObject([
                "target": .string(target.id), "label": .string(target.label),
                "reason": .string(target.uncounted?.reason.plain() ?? ""),
              ]))
          }),
        "openSessions": .array(
          suggestion.openSessions.map { target in
            .object(
              JSONObject([
                "target": .string(target.id), "label": .string(target.label),
                "missing": .integer(suggestion.tally(target).shortfall.count),
              ]))
          }),
        "refused": .integer(suggestion.refused),
        "faults": .array(
          faults.map { fault in
            .object(
              JSONObject([
                "place": .string(fault.place), "problem": .string(fault.problem.plain()),
                "fix": .string(fault.remedy.plain()),
              ]))
          }),
      ]))
  }
}
