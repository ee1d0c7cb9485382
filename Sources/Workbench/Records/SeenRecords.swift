package import JSON
import Localization
import Merging
import Records
import Workspace

/// Versions of records as somebody was shown them, with what they wrote themselves since: what they change replaces
/// only that.
///
/// What others write meanwhile is never taken in here, because the person has not seen it. In the file it stays beside
/// what the person writes.
package struct SeenRecords {
  private var documents: [Text: JSONDocument] = [:]

  package init(documents: [Text: JSONDocument] = [:]) {
    self.documents = documents
  }

  /// Remembers what is shown of a record now.
  package mutating func show(_ document: JSONDocument, at path: String) {
    documents[Text(path)] = document
  }

  /// Forgets what was shown, because it is asked for anew.
  mutating func forget(_ path: String) { documents[Text(path)] = nil }

  /// A record that was changed, to be written.
  struct Changed {
    /// What the file is to hold.
    let draft: RecordDraft
    /// Whether it differs from what the file holds now.
    let isChanged: Bool
    /// Sentences about what others changed in the same fields meanwhile.
    let remarks: [Sentence]
    /// What the person sees of it.
    fileprivate let view: RecordDraft
  }

  /// Works out a change of a record. ``took(_:at:)`` has to be called once it is written.
  ///
  /// - Parameters:
  ///   - current: What the file holds; the person has seen it where nothing else was shown.
  ///   - body: Makes the change on what the person was shown.
  func change(
    _ path: RecordPath, current: JSONDocument, _ format: RecordFormat, ids: RandomIDs,
    _ body: (inout RecordDraft) throws -> Void
  ) throws -> Changed {
    let seen = documents[Text(path.text)] ?? current
    var view = RecordDraft(changing: seen, format: format, ids: ids)
    let shown = view.bytes
    try body(&view)
    if seen.bytes == current.bytes {
      return Changed(draft: view, isChanged: view.bytes != shown, remarks: [], view: view)
    }
    let standing = RecordDraft(changing: current, format: format, ids: ids)
    guard view.bytes != shown else {
      return Changed(draft: standing, isChanged: false, remarks: [], view: view)
    }
    let draft = try view.joined(with: standing)
    let remarks = WorkspaceFile(recordAt: path.text).map {
      MeanwhileChange($0, before: current, after: draft).remarks
    }
    return Changed(
      draft: draft, isChanged: draft.bytes != standing.bytes, remarks: remarks ?? [], view: view)
  }

  /// Goes on from a change that was written.
  mutating func took(_ changed: Changed, at path: RecordPath) throws {
    show(try JSONReader.read(changed.view.bytes), at: path.text)
  }
}
