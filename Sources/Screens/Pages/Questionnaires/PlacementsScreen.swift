import JSON
import Localization
import Records
import Terminal

/// Who was placed where on which scale.
struct PlacementsScreen {
  let navigator: Navigator
  let study: String

  func run() throws {
    let records = try navigator.study(study)
    let rows = records.participants.sorted { $0.id < $1.id }.flatMap { person in
      person.skillPlacements.enumerated().map { index, placement in
        let scale = records.instruments.first { Text.isSame($0.id.string, placement.scale) }
        return PageRow(
          "\(person.id) \(index)", "\(person.id.short)",
          details: ["\(placement.scale)", Placement.words(placement, on: scale)])
      }
    }
    let page = Page(
      "placements \(study)", title: "Placements on scales", place: "\(study)",
      lead: ["A level of one scale is never turned into a level of another."],
      list: PageList(.reading, noun: Noun("placement", "placements"), rows: rows),
      prompt: Prompt("Back", .text, enterMeans: "goes back"))
    while true {
      switch try navigator.pages.show(page, []) {
      case .back, .entered: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }
}
