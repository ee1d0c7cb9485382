import Localization

extension Rule {
  static let imageName = Rule(
    "image-name", "Images that are heard have a description", needs: [.roles, .labels, .stops],
    criteria: ["1.1.1"], .serious, isFailure: true,
    why: "A screen reader stops at the image and has nothing to say.",
    remedy:
      "Describe what the image tells; if it only decorates, hide it from assistive technology.",
    passes: ["Map of line 4, image.", Example("Liniennetz, Bild.", "de")],
    fails: ["image.", Example("图像。", "zh")]
  ) { judging in
    for stop in judging.stops where stop.role == .image {
      if judging.hearing[stop].states.holds(.clickable) { continue }
      judging.judge(stop.element, breaks: !stop.hasName, "The image is a stop without a name.")
    }
    for index in judging.hearing.elements.indices where Pictures.mayTell(index, judging.hearing) {
      judging.cannotTell()
    }
  }
}

/// Images that nobody hears.
enum Pictures {
  /// Whether an image lies in no stop, has an empty label and is large enough to tell something: a photo as a
  /// background decorates, a plan does not, and no file says which it is.
  static func mayTell(_ index: Int, _ hearing: Hearing) -> Bool {
    let element = hearing.elements[index]
    guard element.role == .image, hearing.isMet(index), hearing.stop(of: index) == nil,
      let label = element.label, !Words.hasContent(label), !element.hasOwnLabel,
      let frame = element.frame, let width = hearing.inventory.screen.width,
      let height = hearing.inventory.screen.height
    else { return false }
    return frame.area > width * height / 10
  }
}
