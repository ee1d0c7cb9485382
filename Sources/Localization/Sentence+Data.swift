extension Sentence {
  /// The same sentence with what came from files or people changed, such as put on one line.
  ///
  /// - Parameter change: Gets each text that stands in a place.
  package func changingData(_ change: (String) -> String) -> Sentence {
    switch form {
    case .words, .count: self
    case .template(let parts): Sentence(.template(parts.map { $0.changingData(change) }))
    case .joined(let pieces, let separator):
      Sentence(.joined(pieces.map { $0.changingData(change) }, separator: separator))
    case .list(let pieces, let word):
      Sentence(.list(pieces.map { $0.changingData(change) }, word))
    case .capitalised(let inner): Sentence(.capitalised(inner.changingData(change)))
    case .uncapitalised(let inner): Sentence(.uncapitalised(inner.changingData(change)))
    case .marked(let inner, let mark): Sentence(.marked(inner.changingData(change), mark))
    }
  }
}

extension Sentence.Part {
  fileprivate func changingData(_ change: (String) -> String) -> Self {
    switch self {
    case .words, .number: self
    case .text(let text): .text(change(text))
    case .piece(let sentence): .piece(sentence.changingData(change))
    }
  }
}
