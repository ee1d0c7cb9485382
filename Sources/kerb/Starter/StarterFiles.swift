/// A file that a new workspace begins with.
struct StarterFile: Sendable {
  /// Relative to the workspace.
  let path: String
  let content: String
}

/// The spectrums, scales and prompt packs that come with kerb; teams change them as they like.
enum StarterFiles {}
