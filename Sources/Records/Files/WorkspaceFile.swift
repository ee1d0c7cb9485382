package import Localization

/// One file of the workspace and what its place says it is.
package struct WorkspaceFile: Hashable, Sendable {
  /// What kind of record a place is for.
  package enum Role: Hashable, Sendable {
    case profile, spectrum, facets, instrument, promptPack, checklist
    /// The marker of the workspace itself; listings leave it out.
    case workspace
    case study, participant, describedPerson, session, log, response, finding, evidence
    case inventory, walkthrough, attachment
    /// The file of a picture, beside its record; not a record itself.
    case picture
    /// A file of an atomic write that goes on or was cut off; not a record.
    case temporary
    case unknown(Reason)
  }

  /// Why something found in a folder of the workspace is no record.
  package enum Reason: Hashable, Sendable {
    /// No kind of record belongs into this folder, or not with this name.
    case noPlace
    /// A folder that the workbench does not know; what is in it is not listed.
    case unknownFolder
    /// The name is no id followed by `.json`.
    case badName(RecordID.Flaw?)
    /// The name is not UTF-8; the path shows replacement characters.
    case undecodableName
    /// A symbolic link that leads out of the workspace; it was not followed.
    case linkLeadsOutside
    /// A symbolic link that leads nowhere.
    case linkIsBroken
    /// A pipe, a device, or a folder where a file belongs.
    case notAPlainFile
    /// The folder could not be listed, with the system's reason in words.
    case unreadable(Sentence)

    /// What is wrong, as a sentence without a full stop.
    package var words: Sentence {
      switch self {
      case .noPlace: "no kind of record belongs here"
      case .unknownFolder: "this folder is not part of a workspace"
      case .badName(let flaw): flaw?.words ?? "the name of a record's file ends in .json"
      case .undecodableName: "the name is not UTF-8"
      case .linkLeadsOutside: "this symbolic link leads out of the workspace"
      case .linkIsBroken: "this symbolic link leads nowhere"
      case .notAPlainFile: "this is not a plain file"
      case .unreadable(let words): "this folder cannot be read: \(words)"
      }
    }
  }

  /// How the name of a file begins that an atomic write has not finished.
  package static let temporaryPrefix = ".kerb-tmp-"

  /// Relative to the workspace, with slashes.
  package let path: String
  package let role: Role
  /// The folder name of the study that it belongs to.
  package let study: String?
  /// The folder name of the session that it belongs to.
  package let session: String?
  /// Whether it is a symbolic link, or lies behind one; such a file may be read, never written.
  package let isBehindLink: Bool

  package init(path: String, role: Role, study: String?, session: String?, isBehindLink: Bool) {
    self.path = path
    self.role = role
    self.study = study
    self.session = session
    self.isBehindLink = isBehindLink
  }

  /// The name without folders and without `.json`; of a log without `log-` too.
  package var stem: String {
    let bytes = path.utf8
    var start = bytes.startIndex
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")) { start = bytes.index(after: slash) }
    var name = bytes[start...]
    if ends(path, with: ".json") { name = name.dropLast(5) }
    if role == .log { name = name.dropFirst(4) }
    return String(Substring(name))
  }
}
