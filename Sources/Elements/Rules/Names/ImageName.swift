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
  }
}
