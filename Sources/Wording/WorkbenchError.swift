package import Localization

/// Something that went wrong, told so that a person can mend it: where, what, and what to do.
///
/// The words never repeat what a participant said; a place is a path (relative to the workspace where there is
/// one) with line and column, or the part of a command line that was wrong.
package struct WorkbenchError: Error, Sendable, CustomStringConvertible {
  /// What kind of trouble it is; each kind has one exit status.
  package enum Code: Hashable, Sendable, CaseIterable {
    /// The command line is wrong (exit status 64).
    case usage
    /// Data breaks a rule of its format (65).
    case invalidData
    /// Data is in a format that this version does not know; it is read, never written (65).
    case newerFormat
    /// A file, folder or record that was asked for is not there (66).
    case noInput
    /// Something could not be read: permissions, a device error (66).
    case unreadable
    /// Something could not be written: full disk, read-only folder, already there (73).
    case cannotWrite
    /// Somebody else holds the lock; trying again helps (75).
    case tryAgain
  }

  package var code: Code
  package var place: String
  package var problem: Sentence
  package var remedy: Sentence

  package init(_ code: Code, at place: String, _ problem: Sentence, fix remedy: Sentence) {
    self.code = code
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  /// The place as people read it.
  package var shownPlace: Sentence { InputName.shown(place) }

  package var description: String {
    let first = place.isEmpty ? "error: \(problem)" : "error: \(shownPlace): \(problem)"
    return remedy.isEmpty ? first : "\(first)\nfix: \(remedy)"
  }
}
