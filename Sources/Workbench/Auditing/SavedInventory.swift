package import Elements
import JSON
import Localization
package import Records
import Wording

/// One inventory of a study as it was saved, with the screen that it shows.
package struct SavedInventory {
  package let record: ScreenInventory
  /// The screen's id; empty where the record names none.
  package let screen: String
  /// What people call it: the screen's title, else its id.
  package let title: String

  /// The inventories of a study, by screen in the study's order and then by id.
  package static func all(_ records: StudyRecords) -> [SavedInventory] {
    let screens = records.study.screens
    let found = records.inventories.map { record in
      let id = record.screen ?? ""
      let place = screens.firstIndex { Text.isSame($0.id, id) }
      return (
        place: place ?? screens.count,
        saved: SavedInventory(
          record: record, screen: id, title: place.map { screens[$0].title } ?? id)
      )
    }
    return found.sorted { ($0.place, $0.saved.record.id) < ($1.place, $1.saved.record.id) }
      .map(\.saved)
  }

  /// Those that somebody means: by the id of an inventory, or by the id or title of a screen.
  ///
  /// - Throws: `WorkbenchError` where there is none.
  package static func find(_ typed: String, in records: StudyRecords) throws -> [SavedInventory] {
    let wanted = typed.lowercased()
    let all = all(records)
    let found = all.filter {
      $0.record.id.matches(typed) || Text.isSame($0.screen.lowercased(), wanted)
        || Text.isSame($0.title.lowercased(), wanted)
    }
    guard found.isEmpty else { return found }
    throw RecordFinder.missing(
      "saved inventory", typed, among: all.map(\.record.id.string),
      hint: all.isEmpty
        ? "`kerb audit FILE --study \(records.study.id) --screen NAME --save` keeps one"
        : "they are \(Sentence.list(all.map(\.record.id.string)))")
  }

  /// The elements, as they are read from a dump.
  ///
  /// - Throws: `WorkbenchError` where the record has gone or holds no element.
  package func inventory(ofStudy study: String, in workbench: Workbench) throws -> Inventory {
    let path = try RecordPath.inventory(record.id.string, study: study)
    guard let document = try workbench.document(path) else {
      throw WorkbenchError(
        .noInput, at: path.text, "this inventory has gone", fix: "bring it back with git")
    }
    let inventory = Inventory(
      record, ScreenInventory.elements(of: document.root), name: title)
    guard !inventory.elements.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: path.text, "there is no element in it", fix: "audit and save it again")
    }
    return inventory
  }
}

extension Inventory {
  /// What was saved, as it was read.
  init(_ saved: ScreenInventory, _ elements: [ScreenElement], name: String) {
    let format = InventoryFormat.allCases.first { $0.label.plain() == saved.sourceFormat }
    self.init(format ?? .inventory)
    facts = Facts(names: saved.tells)
    screen.name = name
    screen.platform = saved.platform?.screenPlatform
    if saved.platform == .desktop { screen.platform = .mac }
    screen.language = saved.language
    screen.title = saved.title
    screen.width = saved.width
    screen.height = saved.height
    screen.density = saved.density
    screen.productVersion = saved.productVersion
    self.elements = Element.tree(elements.map { (max(0, $0.depth), Element($0, facts)) })
  }
}

extension Element {
  /// - Parameter facts: What the source could say at all; a list that it says nothing of is unknown, not empty.
  fileprivate init(_ saved: ScreenElement, _ facts: Facts) {
    self.init()
    role = Role(rawValue: saved.role) ?? .other
    typeName = saved.type ?? ""
    identifier = saved.identifier
    label = saved.label
    text = saved.text
    value = saved.value
    hint = saved.hint
    placeholder = saved.placeholder
    owner = saved.owner
    frame = saved.frame.flatMap(Frame.init(words:))
    headingLevel = saved.headingLevel
    if facts.contains(.traits) || !saved.traits.isEmpty {
      traits = saved.traits.reduce(into: []) { traits, name in
        if let trait = Traits(name: name) { traits.formUnion(trait) }
      }
    }
    if facts.contains(.actions) || !saved.actions.isEmpty { actions = saved.actions }
    for (flag, name) in States.named {
      if saved.holds.contains(where: { Text.isSame($0, name) }) { states[flag] = true }
      if saved.holdsNot.contains(where: { Text.isSame($0, name) }) { states[flag] = false }
    }
    var details = Details()
    details.language = saved.language
    details.liveRegion = saved.liveRegion
    details.next = saved.next
    if facts.contains(.gestures) || !saved.gestures.isEmpty { details.gestures = saved.gestures }
    if facts.contains(.shows) || !saved.shows.isEmpty { details.shows = saved.shows }
    self.details = details
  }
}
