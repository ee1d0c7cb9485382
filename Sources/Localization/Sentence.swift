/// A sentence, or a piece of one, as a value: words of the program with places, and what stands in the places.
///
/// Written as a literal. What stands in the literal are words of the program, which a language may replace; what is
/// interpolated is data, which no language touches and no renderer takes for markup. In the words, and only there,
/// What stands between backticks is something to type or a name of a file. Two sentences are the same where they say the same in English.
package struct Sentence: Sendable {
  /// What a sentence is made of.
  enum Form: Sendable {
    /// Words alone.
    case words(String)
    /// Words with places.
    case template([Part])
    /// A number with the name of what is counted, which depends on the number.
    case count(Int, one: String, many: String)
    /// Pieces side by side, with signs between them that are the same in every language.
    case joined([Sentence], separator: String)
    /// "a, b and c" or "a, b or c".
    case list([Sentence], ListWord)
    indirect case capitalised(Sentence)
    /// Words for the middle of a sentence.
    indirect case uncapitalised(Sentence)
    indirect case marked(Sentence, SentenceMark)
  }

  /// A run of words, or what stands in a place.
  enum Part: Sendable {
    case words(String)
    case text(String)
    case number(Int)
    case piece(Sentence)
  }

  /// The word before the last entry of a list.
  package enum ListWord: Sendable, Hashable {
    case and, or

    /// What stands between the last two entries.
    var sentence: Sentence {
      switch self {
      case .and: " and "
      case .or: " or "
      }
    }
  }

  /// What stands between the other entries of a list.
  static let comma: Sentence = ", "

  let form: Form

  init(_ form: Form) { self.form = form }

  /// A text that came from a file or from a person.
  package init(text: String) { form = .template(text.isEmpty ? [] : [.text(text)]) }

  /// Whether it would show nothing.
  package var isEmpty: Bool {
    switch form {
    case .words(let words): words.isEmpty
    case .template(let parts): parts.allSatisfy(\.isEmpty)
    case .count: false
    case .joined(let pieces, _), .list(let pieces, _): pieces.allSatisfy(\.isEmpty)
    case .capitalised(let sentence), .uncapitalised(let sentence), .marked(let sentence, _):
      sentence.isEmpty
    }
  }

  /// The sentence with its first letter in upper case, if that is a small ASCII one.
  package var capitalised: Sentence { Sentence(.capitalised(self)) }

  /// The sentence as it stands in the middle of another: with a small first letter, unless its first word is "I", or an
  /// abbreviation or a name in capitals.
  package var uncapitalised: Sentence { Sentence(.uncapitalised(self)) }
}

extension Sentence.Part {
  var isEmpty: Bool {
    switch self {
    case .words(let text), .text(let text): text.isEmpty
    case .number: false
    case .piece(let sentence): sentence.isEmpty
    }
  }
}

extension Sentence: Hashable {
  package static func == (left: Sentence, right: Sentence) -> Bool {
    if case .words(let one) = left.form, case .words(let other) = right.form, one == other {
      return true
    }
    return left.plain() == right.plain()
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(plain()) }
}

// MARK: - Putting together

extension Sentence {
  package static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(.joined(left.pieces + right.pieces, separator: ""))
  }

  package static func += (left: inout Sentence, right: Sentence) { left = left + right }

  private var pieces: [Sentence] {
    if case .joined(let pieces, "") = form { return pieces }
    return [self]
  }

  /// Pieces with a sign between them, such as "; ".
  package static func joined(_ pieces: [Sentence], _ separator: String) -> Sentence {
    pieces.count == 1 ? pieces[0] : Sentence(.joined(pieces, separator: separator))
  }

  /// "a, b and c".
  package static func list(_ pieces: [Sentence], _ word: ListWord = .and) -> Sentence {
    pieces.count == 1 ? pieces[0] : Sentence(.list(pieces, word))
  }

  /// A list that stays readable when an entry holds a comma or a conjunction: "seeing; touching, moving and reaching".
  ///
  /// Without such an entry it is an ordinary list: "seeing and hearing". Lists of abilities, and of groups of people,
  /// are written with it.
  package static func entries(_ pieces: [Sentence], _ word: ListWord = .and) -> Sentence {
    let isPlain = pieces.allSatisfy { piece in
      let words = piece.plain()
      return ![",", ";", " and ", " or "].contains(where: words.contains)
    }
    guard pieces.count > 1, !isPlain else { return list(pieces, word) }
    if word == .and { return joined(pieces, "; ") }
    return joined(Array(pieces.dropLast()), "; ") + "; or " + pieces[pieces.count - 1]
  }

  /// "1 person", "3 people".
  package static func count(_ number: Int, _ one: String, _ many: String) -> Sentence {
    Sentence(.count(number, one: one, many: many))
  }
}

extension Sentence {
  /// Texts from files as a list: "a, b and c". Literals are words of the program, and no texts.
  @_disfavoredOverload
  package static func list(_ texts: [String], _ word: ListWord = .and) -> Sentence {
    list(texts.map { Sentence(text: $0) }, word)
  }
}

extension Sequence<Sentence> {
  /// Pieces with a sign between them, such as "; ".
  package func joined(separator: String) -> Sentence { .joined(Array(self), separator) }
}
