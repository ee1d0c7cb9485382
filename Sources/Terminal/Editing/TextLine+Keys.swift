extension TextLine {
  /// Does what a key means for the text.
  ///
  /// - Returns: Whether it was an editing key, also where there was nothing left to do.
  package mutating func handle(_ key: Key) -> Bool {
    switch key.code {
    case .character(let character): return handle(character, key.modifiers)
    case .paste(let text): insert(text)
    case .left where isWordMove(key): cursor = startOfWord
    case .right where isWordMove(key): cursor = endOfWord
    case .left where key.modifiers.isEmpty: cursor -= 1
    case .right where key.modifiers.isEmpty: cursor += 1
    case .home where key.modifiers.isEmpty: cursor = 0
    case .end where key.modifiers.isEmpty: cursor = count
    case .backspace where isWordMove(key): cut(startOfWord..<cursor)
    case .delete where isWordMove(key): cut(cursor..<endOfWord)
    case .backspace: removeBefore()
    case .delete: removeAfter()
    default: return false
    }
    return true
  }

  private mutating func handle(_ character: Character, _ modifiers: Key.Modifiers) -> Bool {
    switch modifiers {
    case [], .shift: insert(String(character))
    case .control: return handleControl(character)
    case .alt: return handleAlt(character)
    default: return false
    }
    return true
  }

  private mutating func handleControl(_ letter: Character) -> Bool {
    switch letter {
    case "a": cursor = 0
    case "e": cursor = count
    case "b": cursor -= 1
    case "f": cursor += 1
    case "d": removeAfter()
    case "h": removeBefore()
    case "w": cut(startOfSpacedWord..<cursor)
    case "u": cut(0..<cursor)
    case "k": cut(cursor..<count)
    case "y": insert(String(cut))
    default: return false
    }
    return true
  }

  private mutating func handleAlt(_ letter: Character) -> Bool {
    switch letter {
    case "b": cursor = startOfWord
    case "f": cursor = endOfWord
    case "d": cut(cursor..<endOfWord)
    default: return false
    }
    return true
  }

  private func isWordMove(_ key: Key) -> Bool {
    key.modifiers == .control || key.modifiers == .alt
  }

  private mutating func removeBefore() {
    if cursor > 0 { remove(cursor - 1..<cursor) }
  }

  private mutating func removeAfter() {
    if cursor < count { remove(cursor..<cursor + 1) }
  }

  private mutating func cut(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    cut = Array(characters[range])
    remove(range)
  }

  // MARK: Words

  /// Where the word begins that the cursor stands in or behind.
  private var startOfWord: Int {
    var place = cursor
    while place > 0, !isWordPart(characters[place - 1]) { place -= 1 }
    while place > 0, isWordPart(characters[place - 1]) { place -= 1 }
    return place
  }

  /// Where the word ends that the cursor stands in or before.
  private var endOfWord: Int {
    var place = cursor
    while place < count, !isWordPart(characters[place]) { place += 1 }
    while place < count, isWordPart(characters[place]) { place += 1 }
    return place
  }

  /// Where the run of signs between spaces begins that the cursor stands in or behind.
  private var startOfSpacedWord: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  private func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
