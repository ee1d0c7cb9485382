import JSON
package import Localization
package import Records

/// Finds what an erasure covers in one study and is still there, or there again after a merge.
///
/// A merge works on one file at a time, so what belongs together across files is erased here:
///
/// - of an erased participant every session that nobody else took part in, and every response;
/// - of a session that others took part in too, whatever is about the erased person, and whatever does not say whom it
///   is about: notes, attempts, answers to prompts, circumstances, technology and how people were that day;
/// - of an erased session all logs and responses;
/// - of a session of somebody who took back that sound or picture of them is kept, the references to recordings, the
///   pictures of which nobody said that they show nobody, and what transcripts hold of them, or of nobody in particular;
/// - in profiles, which belong to no study, what claims rest on and refers to any of it;
/// - in findings the links to erased notes, and the erased people among those who tried again;
/// - in notes the links to erased notes of the same moment;
/// - in sessions the word that they continue an erased one.
///
/// The result depends only on the files: every machine comes to the same bytes, in whatever order it propagates and merges.
/// Propagating what was covered finds nothing.
package enum ErasurePropagation {
  /// One file that has to be written.
  package struct Change: Sendable {
    /// Relative to the workspace.
    package let path: String
    package let role: WorkspaceFile.Role
    package let bytes: [UInt8]
    /// Whether only the mark of erasure stays of the record.
    package let isWholeRecord: Bool
    /// What is taken out, such as "note" and 3; empty for a whole record.
    package let parts: [Part]
    /// Why, as a clause without a full stop and without anybody's data.
    package let reason: Sentence
    /// What is done again that somebody rolled back.
    package let deed: Deed

    package enum Deed: Sendable {
      case erase, refuse, putDigestBack
    }

    /// What a check says of it.
    package var problem: Sentence {
      switch deed {
      case .erase: "something erased has come back: \(reason)"
      case .refuse: "a refused permission has come back: \(reason)"
      case .putDigestBack: "the digest of a sharing edition is missing: \(reason)"
      }
    }

    /// What is done with files that have one reason: "Erased 2 files: it was withdrawn".
    ///
    /// - `isRehearsal`: Whether nothing is written, and it says what would be done.
    package static func done(
      _ changes: [Change], because reason: Sentence, isRehearsal: Bool = false
    ) -> Sentence {
      let files = Sentence.count(changes.count, "file", "files")
      let deed: Sentence =
        switch (changes.first?.deed ?? .erase, isRehearsal) {
        case (.putDigestBack, true): "Would put the digest of a sharing edition back in \(files)"
        case (.putDigestBack, false): "Put the digest of a sharing edition back in \(files)"
        case (.refuse, true): "Would refuse a permission again in \(files)"
        case (.refuse, false): "Refused a permission again in \(files)"
        case (.erase, true): "Would erase what was withdrawn in \(files)"
        case (.erase, false): "Erased what was withdrawn in \(files)"
        }
      return deed + ": " + reason
    }

    init(
      path: String, role: WorkspaceFile.Role, bytes: [UInt8], isWholeRecord: Bool, parts: [Part],
      reason: Sentence, deed: Deed = .erase
    ) {
      self.deed = deed
      self.path = path
      self.role = role
      self.bytes = bytes
      self.isWholeRecord = isWholeRecord
      self.parts = parts
      self.reason = reason
    }

    /// What a merge with an erased version left of a record.
    package init(
      absorbed file: WorkspaceFile, bytes: [UInt8],
      because reason: Sentence = "it was erased elsewhere after a withdrawal",
      deed: Deed = .erase
    ) {
      let isWhole = (try? JSONReader.read(bytes))?.root[key: SystemKey.erased]?.boolean == true
      self.init(
        path: file.path, role: file.role, bytes: bytes, isWholeRecord: isWhole, parts: [],
        reason: reason, deed: deed)
    }

    /// The erasure of one whole record.
    package init(erasing record: RecordFile, because reason: Sentence) {
      self.init(
        path: record.file.path, role: record.file.role, bytes: ErasedForm.bytes(record),
        isWholeRecord: true, parts: [], reason: reason)
    }
  }

  /// So many things of one kind.
  package struct Part: Hashable, Sendable {
    package let noun: Noun
    package var count: Int

    /// Whether it is what a claim of a profile rests on.
    package var isBasis: Bool { noun == CoveredPlaces.basis }

    /// "3 notes".
    package var words: Sentence { noun.counted(count) }
  }

  /// What has to be written, in the order of the paths' bytes; empty when nothing is left to erase.
  ///
  /// - Parameters:
  ///   - files: All files of one study. Files that cannot be read for a reason of the system are left alone;
  ///     one that is no good JSON is erased if it belongs to an erased session.
  ///   - marks: What earlier versions of the files say was erased.
  /// - Complexity: O(*n*) in the size of the files; where nothing was ever erased, one look at their texts.
  package static func changes(in files: [RecordFile], marks: ErasureMarks) -> [Change] {
    let again = marks.applied(to: files)
    let covered = changes(in: again.files, by: .exact)
    let paths = Set(covered.map { Text($0.path) })
    return (covered + again.changes.filter { !paths.contains(Text($0.path)) })
      .sorted { Text.precedes($0.path, $1.path) }
  }

  /// The same where nothing is known of earlier versions.
  package static func changes(in files: [RecordFile]) -> [Change] {
    changes(in: files, by: .exact)
  }

  static func changes(in files: [RecordFile], by rules: PropagationRules) -> [Change] {
    let facts = ErasedFacts(files)
    guard !facts.isNothingErased else { return [] }
    var changes: [Change] = []
    for file in files {
      if let reason = facts.reasonToErase(file) {
        let bytes = ErasedForm.bytes(file)
        if file.document?.bytes == bytes { continue }
        changes.append(
          Change(
            path: file.file.path, role: file.file.role, bytes: bytes, isWholeRecord: true,
            parts: [], reason: reason))
      } else if let record = CoveredRecord(file, facts, rules) {
        changes.append(
          Change(
            path: file.file.path, role: file.file.role, bytes: record.bytes, isWholeRecord: false,
            parts: record.parts, reason: record.reason))
      }
    }
    return changes.sorted { Text.precedes($0.path, $1.path) }
  }

  /// Whether anything in a file was ever erased: only then can its study have something to propagate.
  package static func holdsErasure(_ file: RecordFile) -> Bool {
    if file.isErased { return true }
    guard let document = file.document else { return false }
    return ErasedEntries.isOne(in: document)
  }

  /// Whether a file says something for which others of its study may have to be covered.
  package static func mayNeedPropagation(_ file: RecordFile) -> Bool {
    RecordingWithdrawal.isOne(in: file) || holdsErasure(file)
  }
}

/// The choices of a propagation; tests put broken ones in their place.
struct PropagationRules: Sendable {
  /// The id of the write that takes something out: alike on every machine.
  var removal: @Sendable (_ place: String, _ generation: Int) -> String
  /// Whether findings are covered.
  var areFindingsCovered = true

  static let exact = PropagationRules(removal: { place, generation in
    String(SHA256.hex(Array("taken out\n\(place)\n\(generation)".utf8)).prefix(26))
  })
}
