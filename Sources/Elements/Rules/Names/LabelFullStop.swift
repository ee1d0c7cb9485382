import Localization

extension Rule {
  static let labelFullStop = Rule(
    "label-full-stop", "Names of controls have no full stop", needs: [.roles, .labels],
    criteria: ["2.4.6"], .slight,
    why: "A full stop makes the voice fall and pause, as if the control were a sentence.",
    remedy: "Leave the full stop out; sentences belong into hints.",
    passes: ["Send, button.", "\"More…\", button.", Example("发送，按钮。", "zh")],
    fails: [
      "{\"elements\": [{\"role\": \"button\", \"label\": \"Send.\"}]}",
      Example("{\"elements\": [{\"role\": \"button\", \"label\": \"发送。\"}]}", "zh"),
    ]
  ) { judging in
    for stop in judging.stops([.own, .control]) {
      guard stop.role != .link, !stop.role.isEditable else { continue }
      let last = stop.name.utf8.last
      let mayEnd = last == UInt8(ascii: ".") || last == "。".utf8.last
      guard mayEnd else {
        judging.judge(stop.element, breaks: false, "")
        continue
      }
      let isEnded = stop.name.hasSuffix("。") || stop.name.hasSuffix(".")
      let isOpen = stop.name.hasSuffix("..") || stop.name.utf8.count(where: { $0 == 0x2e }) > 1
      judging.judge(stop.element, breaks: isEnded && !isOpen, "The name ends with a full stop.")
    }
  }
}
