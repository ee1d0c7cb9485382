/// What a command line asks for.
package enum Request {
  case version
  /// `kerb` with no verb, perhaps with global options.
  case bare([Invocation.Given])
  /// Help for a verb, a group, or (the empty path) everything.
  case help([String])
  case run(Invocation)
}
