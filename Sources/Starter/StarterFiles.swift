/// A file that a new workspace begins with.
package struct StarterFile: Sendable {
  /// Relative to the workspace.
  package let path: String
  package let content: String
}

/// The spectrums, scales, prompt packs and checklists that come with kerb; teams change them as they like.
///
/// Their content is put into the program when it is built, from the files of this repository: the folders are listed in
/// `StarterPlugin`, and `embed-starter-files` writes ``all``.
package enum StarterFiles {}
