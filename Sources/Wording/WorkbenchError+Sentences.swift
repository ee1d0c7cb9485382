package import Localization

extension WorkbenchError {
  /// Place and problem as one sentence, and the remedy as another where there is one.
  package var sentences: [Sentence] {
    let first: Sentence = place.isEmpty ? problem : "\(shownPlace): \(problem)"
    return ["\(first).", remedy].filter { !$0.isEmpty }
  }

  /// ``sentences`` in a row.
  package var told: Sentence { .joined(sentences, " ") }

  /// Place, problem and remedy as one or two sentences in a row.
  package var sentence: Sentence {
    let first: Sentence = place.isEmpty ? problem : "\(shownPlace): \(problem)"
    return remedy.isEmpty ? "\(first)." : "\(first). To mend it: \(remedy)"
  }
}
