import Localization

/// One screen while one rule goes over it.
package struct Judging {
  package let hearing: Hearing
  private(set) var findings: [(element: Int?, problem: Sentence)] = []
  /// How many elements it was about.
  private(set) var judged = 0
  /// How many elements it would be about if the file said more.
  private(set) var undecided = 0

  init(_ hearing: Hearing) { self.hearing = hearing }

  var inventory: Inventory { hearing.inventory }
  var stops: [Stop] { hearing.stops }

  /// The stops that are of all of some kinds.
  func stops(_ wanted: StopKinds) -> StopsOfKind { hearing.stops(wanted) }

  /// Says of an element whether it breaks the rule; `nil` for what the file does not tell.
  mutating func judge(_ element: Int?, breaks: Bool?, _ problem: @autoclosure () -> Sentence) {
    guard let breaks else {
      undecided += 1
      return
    }
    judged += 1
    if breaks { findings.append((element, problem())) }
  }

  /// The screen or an element cannot be judged by this file.
  mutating func cannotTell() { undecided += 1 }
}
