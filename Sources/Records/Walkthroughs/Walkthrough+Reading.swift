import JSON

extension Walkthrough.Claim {
  init?(_ object: inout ObjectReader) {
    let digest = object.string("about")
    guard let key = object.string("claim") else { return nil }
    self.init(key: key, digest: digest)
  }
}

extension Walkthrough.Answer {
  init(key: String, _ object: inout ObjectReader) {
    let claim = Walkthrough.Claim(&object)
    let part: WalkthroughPart = object.word("part") ?? .before
    let asked = object.string("asked") ?? ""
    let goal = object.string("goal")
    let step = object.string("step")
    self.init(
      key: key, object.word("answer") ?? part.answers[part.answers.count - 1],
      to: Walkthrough.Question(part, goal: goal, step: step, asked: asked),
      by: object.string("by"), why: object.string("why"), claim: claim,
      facets: object.strings("facets"))
  }
}

extension Walkthrough.Barrier {
  init(key: String, _ object: inout ObjectReader, among answers: [Walkthrough.Answer]) {
    let claim = Walkthrough.Claim(&object)
    let answer = object.string("answer").flatMap { key in
      answers.first { Text.isSame($0.key, key) }
    }
    self.init(
      key: key, object.string("text") ?? "", of: answer, by: object.string("by"),
      on: object.string("on") ?? "", places: object.places("places"),
      principles: object.strings("principles").compactMap { DesignPrinciple(id: $0) },
      beyondWcag: object.flag("beyondWcag") ?? false, isSettled: object.flag("settled") ?? false,
      claim: claim, facets: object.strings("facets"), cause: object.word("cause"))
  }
}

extension Walkthrough.Parked {
  init(key: String, _ object: inout ObjectReader) {
    let asked = object.string("asked")
    self.init(key: key, object.string("text") ?? "", asked: asked)
  }
}
