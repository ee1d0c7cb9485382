import Localization
package import Measures
import Records

/// The targets of a recruitment report as comma-separated values, one row a target.
package enum RecruitmentCSV {
  package static func text(_ recruitment: Recruitment) -> String {
    let edition = recruitment.edition
    var text = CSVText.row([
      "target", "label", "means", "counts", "planned", "minimumSharePercent", "metInRound",
      "tookPartInRound", "missingInRound", "notKnownInRound", "metInAllRounds",
      "tookPartInAllRounds", "missingInAllRounds", "met", "registeredWhoFit", "cannotBeCounted",
    ])
    for target in recruitment.targets {
      let hidden = target.isHidden(in: edition)
      let hiddenInAll = target.isHiddenInAll(in: edition)
      func shown(_ number: Int?, _ isHidden: Bool) -> String {
        target.uncounted != nil
          ? "cannot be counted" : isHidden ? "not shown" : number.map(String.init) ?? "everybody"
      }
      func missing(_ tally: TargetState.Tally) -> Int? {
        tally.shortfall.byShare == nil ? nil : tally.shortfall.count
      }
      text += CSVText.row([
        target.id, target.label, target.wanted.all.plain(),
        target.countsSessions ? "sessions" : "people", String(target.minimum),
        target.minimumShare.map(String.init) ?? "none", shown(target.inRound.met, hidden),
        String(target.inRound.everybody), shown(missing(target.inRound), hidden),
        shown(target.inRound.notKnown.total, hidden), shown(target.inAll.met, hiddenInAll),
        String(target.inAll.everybody), shown(missing(target.inAll), hiddenInAll),
        target.uncounted != nil
          ? "cannot be counted"
          : hidden ? "not shown" : target.inRound.shortfall.isMet ? "yes" : "no",
        shown(target.waiting, hidden || (edition == .share && target.isCrossing)),
        target.uncounted?.reason.plain() ?? "",
      ])
    }
    return text
  }
}
