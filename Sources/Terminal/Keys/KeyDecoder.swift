/// Turns the bytes that a terminal sends into keys.
///
/// Bytes may be cut anywhere. A combining character that comes in the same read as what it belongs to is one key with
/// it; one that comes alone is a key of its own, which ``TextLine`` joins to the character before it.
///
/// Sequences that mean no key (mouse, focus, answers of the terminal, keys without a name) vanish as a whole.
package struct KeyDecoder: Sendable {
  /// What the bytes so far are the beginning of.
  enum State: Hashable, Sendable {
    case text
    /// After ESC.
    case escape
    /// After `ESC [`.
    case sequence
    /// After `ESC O`.
    case shifted
    /// After `ESC [ [`, as the Linux console begins F1 to F5.
    case console
    /// A text of the terminal for us, up to BEL or `ESC \`.
    case message
    /// Bytes of an old mouse report still to come.
    case mouse(left: Int)
    case paste
  }

  var state = State.text
  /// Whether one more ESC stood before the ESC that began this.
  var isDoubled = false
  /// What stands between the beginning and the last byte of a sequence.
  var parameters: [UInt8] = []
  /// Whether waiting for the rest was given up; it is still understood when it comes.
  var isLate = false
  /// The bytes of a character that is not complete.
  var partial: [UInt8] = []
  /// Whether the character that is being put together was typed with Alt.
  var isAlt = false
  /// Whether the byte before was a carriage return of the same read.
  var followsReturn = false
  var pasted = PastedText()
  private var typed = String.UnicodeScalarView()
  private var keys: [Key] = []

  package init() {}

  /// The keys that are complete with these bytes.
  package mutating func feed(_ bytes: [UInt8]) -> [Key] {
    leaveLatePaste(before: bytes)
    isLate = false
    followsReturn = false
    var index = 0
    while index < bytes.count {
      if state == .paste {
        index = takePaste(bytes, from: index)
      } else {
        take(bytes[index])
        index += 1
      }
    }
    return handOver()
  }

  /// Whether the bytes so far may be the beginning of something: call ``flush()`` when nothing follows in time.
  package var isWaiting: Bool {
    !isLate && (state != .text || !partial.isEmpty)
  }

  /// How long to wait for the rest before ``flush()``, in milliseconds: short for Esc, long for a paste that stalls.
  package var patience: Int {
    switch state {
    case .text: 250
    case .paste: 1000
    default: 25
    }
  }

  /// What the bytes so far mean when nothing follows: a lone ESC is the Esc key, a paste is what came of it.
  package mutating func flush() -> [Key] {
    switch state {
    case .text:
      if !partial.isEmpty { abandonCharacter() }
    case .escape:
      if isDoubled { add(Key(.escape)) }
      add(Key(.escape))
      reset()
    case .sequence where parameters.isEmpty: addAlt("[")
    case .shifted where parameters.isEmpty: addAlt("O")
    case .sequence, .shifted, .console: isLate = true
    case .message:
      if let only = parameters.first, parameters.count == 1 {
        addAlt(Character(Unicode.Scalar(only)))
      } else {
        reset()
      }
    case .mouse: reset()
    case .paste:
      isLate = true
      if let text = pasted.takeSome() { add(Key(.paste(text))) }
    }
    return handOver()
  }
}

extension KeyDecoder {
  mutating func add(_ key: Key) {
    endTyped()
    keys.append(key)
  }

  /// Adds a character that was typed; a C1 control begins a sequence or is nothing.
  mutating func add(_ scalar: Unicode.Scalar) {
    defer { isAlt = false }
    switch scalar.value {
    case 0x9B: begin(.sequence)
    case 0x8F: begin(.shifted)
    case 0...0x1F, 0x7F...0x9F: break
    default:
      if isAlt {
        add(Key(.character(Character(scalar)), .alt))
      } else {
        typed.append(scalar)
      }
    }
  }

  /// Back to where anything can begin.
  mutating func reset() {
    state = .text
    isDoubled = false
    parameters.removeAll(keepingCapacity: true)
  }

  mutating func begin(_ next: State) {
    endTyped()
    state = next
    parameters.removeAll(keepingCapacity: true)
  }

  private mutating func addAlt(_ character: Character) {
    if isDoubled { add(Key(.escape)) }
    add(Key(.character(character), .alt))
    reset()
  }

  private mutating func endTyped() {
    guard !typed.isEmpty else { return }
    keys += String(typed).map { Key(.character($0)) }
    typed = String.UnicodeScalarView()
  }

  private mutating func handOver() -> [Key] {
    endTyped()
    defer { keys = [] }
    return keys
  }
}
