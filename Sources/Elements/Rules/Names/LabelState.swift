import Localization
import Wording

extension Rule {
  static let labelState = Rule(
    "label-state", "No name says the state of its control", needs: [.roles, .labels],
    criteria: ["4.1.2"], .slows,
    why: "The state is heard twice, and stays in the name when it changes.",
    remedy: "Leave the state to the trait, the value or the checked property.",
    passes: [
      "Home, selected, tab.", "Selected seats, button.",
      #"{"elements": [{"role": "button", "label": "Play, selected", "traits": ["button"]}]}"#,
    ],
    fails: [
      "Home (selected), selected, tab.", Example("Start (ausgewählt), ausgewählt, Tab.", "de"),
      Example("首页已选定，已选定，标签页。", "zh"),
      #"{"elements": [{"role": "button", "label": "Play, selected", "selected": true}]}"#,
      #"{"elements": [{"role": "button", "label": "Play, selected", "traits": ["button", "selected"]}]}"#,
      #"{"elements": [{"role": "button", "label": "Pay, dimmed", "traits": ["button", "notEnabled"]}]}"#,
    ]
  ) { judging in
    let hearing = judging.hearing
    for stop in judging.stops([.own, .control]) {
      let isSelected = hearing.isSelected(stop.element)
      let isDimmed = hearing.isDimmed(stop.element)
      guard isSelected || isDimmed else { continue }
      let word = hearing.tables(for: stop.element).lazy.compactMap { table in
        StateWords.said(in: stop.name, isSelected: isSelected, isDimmed: isDimmed, table)
      }.first
      judging.judge(stop.element, breaks: word != nil, "The name says \"\(word ?? "")\" as well.")
    }
  }
}

/// Words for states inside names.
enum StateWords {
  static func said(
    in name: String, isSelected: Bool, isDimmed: Bool, _ table: SpokenWords
  ) -> String? {
    var words: [String] = []
    if isSelected { words.append(table.selected) }
    if isDimmed { words += [table.dimmed, table.disabled] }
    return words.first { word in
      table.hasCase
        ? Words.contains(PlainText.folded(name, .words), words: PlainText.folded(word, .words))
        : name.contains(word)
    }
  }
}
