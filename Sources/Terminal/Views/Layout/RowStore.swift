/// The rows that were asked for since the page was shown, and how wide their details are.
struct RowStore {
  private var rows: [Int: ShownRow] = [:]
  private var generation = -1
  private var page = ""
  private var size = TerminalDevice.Size(rows: 0, columns: 0)
  /// The widest details seen on this page; they only grow, so that moves do not shift columns.
  private(set) var details: [Int] = []

  /// A detail column is never wider; what is longer goes on below. A detail that stands alone gets more room.
  private func widest(_ row: ShownRow) -> Int {
    row.details.count == 1 ? max(18, size.columns * 9 / 20) : 18
  }

  mutating func begin(_ scene: Scene, _ size: TerminalDevice.Size) {
    let isOther = scene.page.id != page || size != self.size
    // Widths are measured when a row is asked for, so both go together.
    if isOther { details = [] }
    if isOther || scene.generation != generation { rows = [:] }
    generation = scene.generation
    page = scene.page.id
    self.size = size
  }

  mutating func row(_ index: Int, of list: ShownList) -> ShownRow {
    if let row = rows[index] { return row }
    let row = list.row(index)
    rows[index] = row
    let widest = widest(row)
    for (column, detail) in row.details.enumerated() {
      let width = CellWidth.of(SafeText.line(detail))
      if column == details.count { details.append(0) }
      details[column] = max(details[column], min(width, widest))
    }
    return row
  }
}
