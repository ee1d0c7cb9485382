import Localization

extension Sequence<Sentence> {
  /// "a and b and c", as one says it of few things.
  var chained: Sentence {
    reduce("") { chain, piece in chain.isEmpty ? piece : "\(chain) and \(piece)" }
  }
}
