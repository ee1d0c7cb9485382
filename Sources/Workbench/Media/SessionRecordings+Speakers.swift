extension SessionRecordings {
  /// Who the names of a transcript of the session may be, as far as the private key tells.
  package func speakers() throws -> TranscriptSpeakers {
    TranscriptSpeakers(try meeting(), key: try workbench.namesOnThisComputer(study: study))
  }
}
