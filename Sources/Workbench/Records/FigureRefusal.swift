import JSON
import Localization
import Merging
import Records
import Wording

/// Numbers of a spectrum that cannot be.
enum FigureRefusal {
  /// Throws where a share is more than everybody.
  static func check(_ draft: RecordDraft, _ kind: RecordKind) throws {
    guard kind.role == .spectrum else { return }
    for figure in (draft.value(\Spectrum.figures)?.object?.members ?? [:]).values.compactMap(
      \.object)
    {
      guard (figure[SystemKey.deleted] ?? .null) != .bool(true),
        figure[\SpectrumFigure.unit]?.string == FigureUnit.percent.id,
        case .number(let typed)? = figure[\SpectrumFigure.value], Double(typed) ?? 0 > 100
      else { continue }
      throw WorkbenchError(
        .invalidData, at: "value", "\(typed) per cent is more than everybody",
        fix: "write the share as the source has it, 100 at most, or give another unit")
    }
  }
}
