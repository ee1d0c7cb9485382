package import Localization
import Records

extension Need {
  /// "seeing, permanent, comes and goes".
  package var words: Sentence {
    let fluctuation: Sentence = fluctuates == .yes ? ", comes and goes" : ""
    return
      "\(dimension.label), \(duration == .unknown ? "duration unknown" : duration.label)\(fluctuation)"
  }
}
