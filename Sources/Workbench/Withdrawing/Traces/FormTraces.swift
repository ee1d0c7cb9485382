import JSON
import Records
import Team
import Workspace

/// Forms in the private folder.
struct FormTraces: TraceKeeper {
  let folder: FormsFolder
  let lookup: ErasureLookup

  /// What is known about whose a form is.
  private enum Whose {
    case theirs, somebodyElses, unclear
  }

  func find(study: String?) throws -> TraceFound {
    var found = TraceFound()
    var ids = ErasedIDs(lookup)
    for form in try folder.list() {
      switch try whose(form, study, &ids) {
      case .theirs where form.isOpen: found.open.append(form.path)
      case .theirs: found.items.append(form.path)
      case .unclear: found.unclear.append(form.path)
      case .somebodyElses: break
      }
    }
    return found
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    // One may have been opened since.
    let forms = try folder.list().filter { form in
      !form.isOpen && found.items.contains { Text.isSame($0, form.path) }
    }
    for form in forms { try form.remove() }
    return forms.map(\.path)
  }

  private func whose(_ form: KeptForm, _ study: String?, _ ids: inout ErasedIDs) throws -> Whose {
    guard let subject = form.subject else {
      let all = try study.map { [$0] } ?? ids.studies()
      let erased = try all.flatMap { try ids.of($0) }
      if erased.isEmpty { return .somebodyElses }
      return form.holds(erased) ? .theirs : .unclear
    }
    // What all studies share is about nobody who took part.
    guard let own = subject.study, study == nil || Text.isSame(own, study ?? "") else {
      return .somebodyElses
    }
    let erased = try ids.of(own)
    if erased.isEmpty { return .somebodyElses }
    if try isErased(subject, own) || form.holds(erased) { return .theirs }
    // Whose record or session it is, is known, and they stay.
    return subject.participants.isEmpty ? .unclear : .somebodyElses
  }

  private func isErased(_ subject: FormSubject, _ study: String) throws -> Bool {
    if let session = subject.session, RecordID.flaw(in: session) == nil {
      return try lookup.isErased(session: session, people: people(subject), study: study)
    }
    return try people(subject).contains { try lookup.isErased(participant: $0, study: study) }
  }

  private func people(_ subject: FormSubject) -> [String] {
    subject.participants.filter { RecordID.flaw(in: $0) == nil }
  }
}

/// The ids that no file may hold any more, read once for each study.
struct ErasedIDs {
  private let lookup: ErasureLookup
  private var known: [Text: [String]] = [:]

  init(_ lookup: ErasureLookup) { self.lookup = lookup }

  func studies() throws -> [String] { try WorkspaceFiles.studies(in: lookup.workspace) }

  mutating func of(_ study: String) throws -> [String] {
    if let ids = known[Text(study)] { return ids }
    let ids = RecordID.flaw(in: study) == nil ? try lookup.erasedIDs(study: study) : []
    known[Text(study)] = ids
    return ids
  }
}
