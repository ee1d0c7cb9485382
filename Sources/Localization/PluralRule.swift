/// Which of a language's plural forms a number takes: the expression of a PO file's header, such as
/// `nplurals=2; plural=n != 1;`.
///
/// The grammar is that of C, as GNU gettext defines it for `Plural-Forms`: numbers, `n`, `?:`, `||`, `&&`, comparisons,
/// `+ - * / %`, `!` and parentheses.
struct PluralRule: Sendable {
  /// How many forms there are; at least one.
  let count: Int
  private let expression: Expression

  /// One form for 1, another for the rest.
  static let english = PluralRule(count: 2, expression: .operation(.notEqual, .number, .value(1)))

  private init(count: Int, expression: Expression) {
    self.count = count
    self.expression = expression
  }

  /// - Parameter header: What follows `Plural-Forms:`; `nil` where it is not in the form that gettext defines.
  init?(_ header: some StringProtocol) {
    let parts = header.split(separator: ";").map { String($0.filter { $0 != " " && $0 != "\t" }) }
    guard parts.count == 2, parts[0].hasPrefix("nplurals="), parts[1].hasPrefix("plural="),
      let count = Int(parts[0].dropFirst(9)), (1...9).contains(count)
    else { return nil }
    var parser = Parser(rest: Array(parts[1].dropFirst(7).utf8)[...])
    guard let expression = parser.choice(), parser.rest.isEmpty else { return nil }
    self.init(count: count, expression: expression)
  }

  /// The form for a number, from 0; the last one where the rule names none that there is.
  func form(for number: Int) -> Int {
    min(max(0, expression.value(abs(number))), count - 1)
  }

  enum Operator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case by = "/"
    case rest = "%"

    /// From those that bind least to those that bind most.
    static let levels: [[Operator]] = [
      [.or], [.and], [.equal, .notEqual], [.atMost, .atLeast, .less, .more], [.plus, .minus],
      [.times, .by, .rest],
    ]

    /// What comes of two numbers; dividing by nothing gives 0.
    func value(_ left: Int, _ right: Int) -> Int {
      switch self {
      case .or: left != 0 || right != 0 ? 1 : 0
      case .and: left != 0 && right != 0 ? 1 : 0
      case .equal: left == right ? 1 : 0
      case .notEqual: left != right ? 1 : 0
      case .atMost: left <= right ? 1 : 0
      case .atLeast: left >= right ? 1 : 0
      case .less: left < right ? 1 : 0
      case .more: left > right ? 1 : 0
      case .plus: left &+ right
      case .minus: left &- right
      case .times: left &* right
      case .by: right == 0 ? 0 : left / right
      case .rest: right == 0 ? 0 : left % right
      }
    }
  }

  indirect enum Expression: Sendable {
    /// The number that is counted.
    case number
    case value(Int)
    case not(Expression)
    case operation(Operator, Expression, Expression)
    case choice(Expression, Expression, Expression)

    func value(_ number: Int) -> Int {
      switch self {
      case .number: number
      case .value(let value): value
      case .not(let inner): inner.value(number) == 0 ? 1 : 0
      case .operation(let sign, let left, let right):
        sign.value(left.value(number), right.value(number))
      case .choice(let condition, let yes, let no):
        (condition.value(number) != 0 ? yes : no).value(number)
      }
    }
  }

  /// Reads an expression without blanks.
  private struct Parser {
    var rest: ArraySlice<UInt8>
    /// How many parentheses and choices are open: a file must not be able to exhaust the stack.
    var depth = 0

    mutating func choice() -> Expression? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 40, let condition = level(0) else { return nil }
      guard take("?") else { return condition }
      guard let yes = choice(), take(":"), let no = choice() else { return nil }
      return .choice(condition, yes, no)
    }

    private mutating func level(_ level: Int) -> Expression? {
      guard level < Operator.levels.count else { return single() }
      guard var left = self.level(level + 1) else { return nil }
      while let sign = Operator.levels[level].first(where: { take($0.rawValue) }) {
        guard let right = self.level(level + 1) else { return nil }
        left = .operation(sign, left, right)
      }
      return left
    }

    private mutating func single() -> Expression? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 40 else { return nil }
      if take("n") { return .number }
      if take("!") { return single().map { .not($0) } }
      if take("(") {
        guard let inner = choice(), take(")") else { return nil }
        return inner
      }
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      return Int(String(decoding: digits, as: UTF8.self)).map { .value($0) }
    }

    private mutating func take(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }
  }
}
