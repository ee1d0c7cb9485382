import JSON
import Records

extension CoverageAssembly {
  /// The titles of the screens that no inventory and no evidence of an audit names, in the study's order.
  ///
  /// Only apps have element trees that kerb reads; of others nothing is missing.
  func unauditedScreens() -> [String] {
    guard options.edition == .team, records.study.target.platform.isMobile else { return [] }
    var audited = Set(records.inventories.compactMap(\.screen).map { Text($0) })
    for batch in records.evidence where batch.kind == .tool {
      guard batch.tool?.hasPrefix("kerb audit") == true else { continue }
      audited.formUnion(batch.items.flatMap(\.screens).map { Text($0) })
    }
    return records.study.screens.filter { !audited.contains(Text($0.id)) }
      .map { mask.text($0.title) }
  }
}
