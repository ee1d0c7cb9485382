import JSON
import Records

/// Where participants stand on each scale of digital skill; scales are never converted into one another.
struct SkillMeasure {
  let people: PeopleMeasure
  private let instruments: [Text: Instrument]

  init(people: PeopleMeasure) {
    self.people = people
    instruments = Dictionary(
      people.records.instruments.map { (Text($0.id.string), $0) }, uniquingKeysWith: { $1 })
  }

  func rows(_ present: [Int]) -> [ScaleRow] {
    var found: [Text: [(number: Int, placement: SkillPlacement)]] = [:]
    for number in present {
      for placement in placements(of: number) {
        found[Text(placement.scale), default: []].append((number, placement))
      }
    }
    return found.sorted { $0.key < $1.key }.map {
      row($0.key.string, instruments[$0.key], $0.value)
    }
  }

  func placements(of number: Int) -> [SkillPlacement] {
    Self.best(people.register.records[number]?.skillPlacements ?? [])
  }

  /// What the scales tell of a person: whether a level is low; empty where none tells.
  func lows(of number: Int) -> [Bool] { placements(of: number).compactMap(isLow) }

  /// One placement a scale: observed before self-reported before assumed, then the newest.
  static func best(_ placements: [SkillPlacement]) -> [SkillPlacement] {
    var best: [Text: SkillPlacement] = [:]
    for placement in placements where !placement.scale.isEmpty {
      let key = Text(placement.scale)
      guard let known = best[key] else {
        best[key] = placement
        continue
      }
      if rank(placement).lexicographicallyPrecedes(rank(known)) { best[key] = placement }
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Smaller is better; the last parts only make the choice independent of the order in files.
  private static func rank(_ placement: SkillPlacement) -> [UInt8] {
    let basis: UInt8 =
      switch placement.basis {
      case .observed: 0
      case .selfReported: 1
      case .assumed: 2
      }
    let day = (placement.placedOn ?? "0000-00-00").utf8.map { 255 - $0 }
    return [basis] + day + Array(placement.value.utf8)
  }

  /// What a scale is called; its id where it has no title.
  func title(of scale: String) -> String {
    let title = instruments[Text(scale)]?.title ?? ""
    return people.mask.text(title.isEmpty ? scale : title)
  }

  /// `nil` when the scale, or the level on it, is not known.
  func isLow(_ placement: SkillPlacement) -> Bool? {
    instruments[Text(placement.scale)]?.levels
      .first { Text.isSame($0.value, placement.value) }?.isLow
  }

  /// Whether a level is at most another one of the same scale; `nil` when nobody can tell.
  func isLevel(_ value: String, atMost limit: String, onScale scale: String) -> Bool? {
    if let levels = instruments[Text(scale)]?.levels,
      let one = levels.firstIndex(where: { Text.isSame($0.value, value) }),
      let other = levels.firstIndex(where: { Text.isSame($0.value, limit) })
    {
      return one <= other
    }
    guard let one = Int(value), let other = Int(limit) else { return nil }
    return one <= other
  }

  private func row(
    _ scale: String, _ instrument: Instrument?,
    _ placements: [(number: Int, placement: SkillPlacement)]
  ) -> ScaleRow {
    func level(_ value: String, _ label: String?, _ isLow: Bool) -> ScaleRow.Level {
      let here = placements.filter { Text.isSame($0.placement.value, value) }
      return ScaleRow.Level(
        value: people.mask.text(value), label: label.map(people.mask.text), isLow: isLow,
        participants: here.count, criteria: people.criteriaTried(by: here.map(\.number)))
    }
    let known = instrument?.levels ?? []
    let strange = Set(placements.map { Text($0.placement.value) }).subtracting(
      known.map { Text($0.value) }
    ).sorted()
    return ScaleRow(
      scale: scale, title: title(of: scale),
      levels: known.map { level($0.value, $0.label, $0.isLow) }
        + strange.map { level($0.string, nil, false) },
      selfReported: placements.count { $0.placement.basis != .observed })
  }
}
