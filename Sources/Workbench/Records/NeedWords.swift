package import Localization
import Records

extension Need {
  /// "seeing, permanent, comes and goes".
  package var words: Sentence {
    let fluctuation: Sentence = fluctuates == .yes ? ", comes and goes" : ""
    let duration: Sentence = duration == .unknown ? "duration unknown" : "\(duration.label)"
    return "\(dimension.label), \(duration)\(fluctuation)"
  }
}
