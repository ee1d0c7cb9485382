import JSON
package import Localization
package import Records
import Terminal
import Wording

/// Where somebody stands on a scale of levels: who says so, on what, when.
package struct Placement {
  let study: String
  let participant: RecordID
  let scale: Instrument
  /// Who places the person, as typed on the command line: a role, or self.
  var by: String?

  /// What is chosen.
  struct Choice {
    var level: InstrumentLevel?
    var by: String?
    var basis: SkillBasis?
    var evidence: String?
  }

  /// The roles that place people, and the person's own view.
  static let placers = Role.recorders.map { $0.label.plain() } + [Self.itself]
  static let itself = "self"

  /// The role that was typed.
  ///
  /// - Throws: `WorkbenchError` for a word that is none.
  package static func placer(_ typed: String) throws -> String {
    let folded = typed.lowercased()
    let found = Role.allCases.first {
      Text.isSame($0.label.plain(), folded) || Text.isSame($0.id.lowercased(), folded)
    }
    if let found { return found.label.plain() }
    if Text.isSame(folded, itself) { return itself }
    let near = Spelling.nearest(to: typed, among: placers)
    throw WorkbenchError(
      .usage, at: "--by", "this is no role, and not self",
      fix: near.map { "did you mean \($0)?" }
        ?? "write one of \(placers.joined(separator: ", ")); never a name")
  }

  /// The placement as a change of the participant's record; earlier ones stay.
  func patch(_ choice: Choice, on day: CalendarDay) -> RecordPatch {
    var patch = RecordPatch()
    patch.add(
      [
        .new {
          $0.basis = choice.basis ?? .assumed
          $0.placedBy = choice.by ?? ""
          $0.placedOn = day.description
          $0.scale = scale.id.string
          $0.value = choice.level?.value ?? ""
          $0.scaleVersion = scale.instrumentVersion
          $0.evidence = choice.evidence
        }
      ], to: \Participant.skillPlacements)
    patch.set(\Participant.absences.skillPlacements, to: nil)
    return patch
  }

  /// "3 Learning the ropes; observed, by the moderator, on 2026-03-02; answers in R07".
  package static func words(_ placement: SkillPlacement, on scale: Instrument?) -> Sentence {
    let level = scale?.levels.first { Text.isSame($0.value, placement.value) }
    let pieces: [Sentence?] = [
      level.map { Self.name($0) } ?? "\(placement.value)",
      "\(placement.basis.label), by \(placement.placedBy)"
        + (placement.placedOn.map { ", on \($0)" } ?? ""),
      placement.evidence.map { "\($0.oneLine)" },
    ]
    return pieces.compactMap(\.self).joined(separator: "; ")
  }

  /// "3, Learning the ropes"; levels whose id only repeats the label are called by the label.
  static func name(_ level: InstrumentLevel) -> Sentence {
    let isNumber = level.value.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber ? "\(level.value), \(level.label)" : "\(level.label)"
  }
}
