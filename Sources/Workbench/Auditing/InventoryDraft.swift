package import Elements
import JSON
import Localization
import Merging
package import Records
import Wording

/// An inventory as a record that is being made.
struct InventoryDraft {
  private(set) var draft: RecordDraft
  private let origin: String

  /// The file that is saved.
  struct Source {
    /// Of its bytes, SHA-256.
    let digest: String
    /// The same wherever the same file is saved with the same options.
    let origin: String
    /// Whether texts were replaced.
    let isMasked: Bool
  }

  /// - Parameter old: The record as it stands; `nil` makes one.
  init(
    _ inventory: Inventory, screen: Screen, _ source: Source, _ options: AuditSaving.Options,
    _ ids: RandomIDs, id: String, changing old: JSONDocument?
  ) throws {
    guard let id = RecordID(id) else {
      throw WorkbenchError(.invalidData, at: id, "this is no id", fix: "rename the screen")
    }
    origin = source.origin
    draft =
      old.map { RecordDraft(changing: $0, format: ScreenInventory.format, ids: ids) }
      ?? RecordDraft(creating: ScreenInventory.format, id: id, ids: ids, origin: origin)
    try draft.set(\ScreenInventory.screen, to: screen.id)
    try draft.set(\ScreenInventory.sourceDigest, to: source.digest)
    try draft.set(\ScreenInventory.sourceFormat, to: inventory.format.label.plain())
    if source.isMasked { try draft.set(\ScreenInventory.isMasked, to: true) }
    if let round = options.round { try draft.set(\ScreenInventory.round, to: round) }
    try setFacts(inventory, options.productVersion ?? inventory.screen.productVersion)
    try draft.set(\ScreenInventory.tells, to: inventory.facts.names)
    let last = Self.key(inventory.elements.count - 1)
    for entry in draft.entries(\ScreenInventory.elements) where entry.key > last {
      try draft.delete(entry)
    }
    var position: String?
    for (number, element) in inventory.elements.enumerated() {
      let next = FractionalIndex.between(position, nil)
      try add(element, number: number, position: next)
      position = next
    }
  }

  /// What a dump leaves open stays as an earlier one had it.
  private mutating func setFacts(_ inventory: Inventory, _ version: String?) throws {
    let screen = inventory.screen
    let lines: [(KeyPath<ScreenInventory, String?>, String?)] = [
      (\.language, screen.language), (\.title, screen.title), (\.productVersion, version),
    ]
    if let platform = screen.platform {
      try draft.set(\ScreenInventory.platform, to: platform.productPlatform)
    }
    for (path, text) in lines {
      if let text { try draft.set(path, to: text.oneLine) }
    }
    let numbers: [(KeyPath<ScreenInventory, Double?>, Double?)] = [
      (\.width, screen.width), (\.height, screen.height), (\.density, screen.density),
    ]
    for (path, number) in numbers {
      if let number, (0...100_000).contains(number) {
        try draft.set(path, to: (number * 10).rounded() / 10)
      }
    }
  }

  /// "e00012": in the order of the file as text too.
  private static func key(_ number: Int) -> String {
    let digits = String(number + 1)
    return "e" + String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }

  private mutating func add(_ element: Element, number: Int, position: String) throws {
    let entry = try draft.add(
      to: \ScreenInventory.elements, key: Self.key(number), origin: origin, position: position)
    try draft.put(ScreenElement(element), at: entry)
  }
}

extension ScreenElement {
  /// An element as files have it.
  fileprivate init(_ element: Element) {
    let details = element.details
    self.init()
    depth = element.depth
    role = element.role.rawValue
    type = element.typeName.isEmpty ? nil : element.typeName.oneLine
    identifier = element.identifier?.oneLine
    label = element.label
    text = element.text
    value = element.value
    hint = element.hint
    placeholder = element.placeholder
    traits = element.traits?.names ?? []
    holds = States.named.filter { element.states.holds($0.flag) }.map(\.name)
    holdsNot = States.named.filter { element.states.isNot($0.flag) }.map(\.name)
    frame = element.frame?.words.oneLine
    headingLevel = element.headingLevel.map { min(9, max(1, $0)) }
    actions = (element.actions ?? []).map(\.oneLine)
    gestures = (details?.gestures ?? []).map(\.oneLine)
    language = details?.language?.oneLine
    liveRegion = details?.liveRegion?.oneLine
    next = details?.next?.oneLine
    owner = element.owner?.oneLine
    shows = (details?.shows ?? []).map(\.oneLine)
  }
}

extension ScreenPlatform {
  /// The platform of a study that such a screen belongs to.
  var productPlatform: ProductPlatform {
    switch self {
    case .ios: .ios
    case .android: .android
    case .mac: .desktop
    }
  }
}

extension ProductPlatform {
  /// The platform of a screen, where a study has one only.
  package var screenPlatform: ScreenPlatform? {
    switch self {
    case .ios: .ios
    case .android: .android
    default: nil
    }
  }
}
