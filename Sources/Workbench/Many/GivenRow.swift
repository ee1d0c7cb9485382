import Interchange
import JSON
import Localization
import Records

/// One record, part or change that a file hands in: a row of a table, or an object of a list.
struct GivenRow {
  /// Something that the row says, with its place.
  struct Piece {
    let position: TextPosition
    let patch: RecordPatch
    /// The words of the cell, to find the name of a person in them; empty for values of JSON.
    let words: [String]
  }

  let position: TextPosition
  var pieces: [Piece] = []
  /// What stands in a column that is no field.
  private(set) var special: [RowColumn: (text: String, position: TextPosition)] = [:]

  init(at position: TextPosition) { self.position = position }

  /// All that it says of fields; what stands later counts where two speak of one.
  var values: RecordPatch {
    pieces.reduce(into: RecordPatch()) { $0.merge($1.patch) }
  }

  subscript(column: RowColumn) -> String? { special[column]?.text }

  /// The place of a column that is no field; of the row where it is missing.
  func position(of column: RowColumn) -> TextPosition { special[column]?.position ?? position }

  mutating func set(_ column: RowColumn, _ text: String, at position: TextPosition) {
    special[column] = (text, position)
  }
}

/// What a column of a table is about.
enum RowColumn: Hashable, Sendable {
  /// A field, by its number among those of the shape.
  case field(Int)
  /// The id that somebody chose.
  case id
  /// Whom the row changes.
  case participant
  /// How the team knows the person: it goes into the private key and into no record.
  case reference
}

/// What rows of one kind may say.
struct RowShape {
  /// What one row stands for: "participant".
  let noun: Sentence
  let fields: [OptionField]
  let further: [RowColumn]
  /// Fields at the top of a record in JSON that have no option of their own, such as `consent`.
  let whole: [Field]
  /// The format line that a whole record may bring along.
  let format: RecordFormat?
  let columns: TableColumns<RowColumn>

  init(
    _ noun: Sentence, _ fields: [OptionField], _ further: [RowColumn], whole: [Field] = [],
    format: RecordFormat? = nil
  ) {
    self.noun = noun
    self.fields = fields
    self.further = further
    self.whole = whole
    self.format = format
    let known = further.map { ($0.name, $0) } + fields.enumerated().map { ($1.name, .field($0)) }
    let other =
      further.flatMap { column in column.otherNames.map { ($0, column) } }
      + fields.enumerated().map { ($1.field.key, RowColumn.field($0)) }
    columns = TableColumns(known.map { (name: $0.0, column: $0.1) }, further: other)
  }
}

extension RowColumn {
  var name: String {
    switch self {
    case .field: ""
    case .id: "id"
    case .participant: "participant"
    case .reference: "reference"
    }
  }

  var otherNames: [String] { self == .reference ? ["name"] : [] }
}
