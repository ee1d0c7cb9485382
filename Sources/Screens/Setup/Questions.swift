import Terminal

/// One question after the other, with a way back.
package enum Questions {
  /// Whether a step asked anything; a step that did not is passed over on the way back too.
  enum Step {
    case asked, skipped
  }

  /// Asks everything. Going back asks the question before again; what was answered stays in the state.
  ///
  /// - Throws: ``QuestionLeft`` when the person goes back before the first question, or leaves altogether.
  static func ask<State>(
    _ steps: [(inout State) throws -> Step], _ state: inout State
  ) throws {
    try ask(&state) { _ in steps }
  }

  /// The same where answers decide which questions follow; those before the one that answers stay as they are.
  static func ask<State>(
    _ state: inout State, _ steps: (State) -> [(inout State) throws -> Step]
  ) throws {
    var asked: [Int] = []
    var index = 0
    while true {
      let all = steps(state)
      guard index < all.count else { return }
      do {
        if case .asked = try all[index](&state) { asked.append(index) }
        index += 1
      } catch let left as QuestionLeft where !left.quits {
        guard let before = asked.popLast() else { throw left }
        index = before
      }
    }
  }
}
