import JSON
import Records

extension ReferenceResolver {
  /// A patch with ids in place of what people typed for other records.
  ///
  /// The other files, which take time to read with thousands of sessions, are read only where the patch names something, or a moment is to be turned into UTC.
  static func resolved(
    _ patch: RecordPatch, _ format: RecordFormat, study: String?, in workbench: Workbench,
    changing document: JSONDocument? = nil
  ) throws -> RecordPatch {
    guard namesOthers(patch.values, format.fields) else { return patch }
    let definitions = try workbench.definitions(study: study)
    let studies = study == nil ? try workbench.studies() + named(in: document) : []
    var resolver = ReferenceResolver(definitions, study: study, studies: studies)
    resolver.moment = workbench.instant
    resolver.noteID = NoteReference.ids(ofStudy: study, in: workbench)
    return try resolver.resolved(patch, format)
  }

  /// The studies that a profile names: what it says already may be said again, whatever became of the study.
  private static func named(in document: JSONDocument?) -> [String] {
    guard let bases = document?.root[\Profile.bases], bases.kind == .object else {
      return []
    }
    return bases.members.compactMap { $0.value[\ClaimBasis.study]?.string }
  }

  private static func namesOthers(_ values: JSONObject, _ fields: [Field]) -> Bool {
    fields.contains { field in
      guard let value = values[field.key] else { return false }
      switch field.kind {
      case .reference, .dimension, .set(.reference), .set(.dimension): return true
      case .instant: return value.string.map { Instant($0) == nil } ?? false
      case .group(let inner): return namesOthers(value.object ?? JSONObject(), inner)
      case .map(let entry):
        if entry.keyTarget != nil { return true }
        let parts = (value.object?.members.values).map(Array.init) ?? value.array ?? []
        return parts.compactMap(\.object).contains { namesOthers($0, entry.fields) }
      default: return false
      }
    }
  }
}
