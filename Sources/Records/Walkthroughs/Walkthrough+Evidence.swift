extension Evidence {
  /// What a walkthrough is as evidence: its barriers, as reasons to look into something.
  ///
  /// It is made when it is read, so that nothing is stored twice. Doubts and what was parked are no evidence, and no
  /// entry has an outcome or an impact.
  package init(_ walkthrough: Walkthrough) {
    self.init(
      id: walkthrough.id,
      items: walkthrough.barriers.map { Item($0) },
      judgedBy: walkthrough.evaluators.isEmpty
        ? nil : walkthrough.evaluators.joined(separator: ", "),
      kind: walkthrough.manner.evidenceKind, round: walkthrough.round,
      source: "Walkthrough of \(walkthrough.task) as \(walkthrough.profile)",
      sourceDate: walkthrough.heldOn, tool: walkthrough.tool)
  }
}

extension Evidence.Item {
  /// What only somebody new to a technology met is a question, no barrier.
  fileprivate init(_ barrier: Walkthrough.Barrier) {
    self.init(
      id: barrier.key,
      isBeyondWcag: barrier.beyondWcag && barrier.places.isEmpty && barrier.isAboutProduct,
      kind: barrier.isAboutProduct ? .barrier : .question, note: barrier.text,
      places: barrier.namedPlaces)
  }
}
