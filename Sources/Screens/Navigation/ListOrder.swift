import Localization
import Measures
import Terminal
import Wording

/// In which order the rows of a list stand.
protocol ListOrder: CaseIterable, Equatable, Sendable where AllCases == [Self] {
  /// What it is called: "newest first".
  var label: Sentence { get }
}

extension Navigator {
  /// The order that was typed, or that the person chooses where nothing was.
  ///
  /// - Throws: ``QuestionLeft``.
  func order<Order: ListOrder>(_ typed: String, standing: Order) throws -> Order {
    let all = Order.allCases
    let words = FoldedWords([typed])
    let fitting = all.filter { words.stand(in: $0.label.plain(in: pages.language)) }
    if !typed.isEmpty, fitting.count == 1 { return fitting[0] }
    let index = try pages.choose(
      "In which order?", "Order", all.map(\.label), standing: all.firstIndex(of: standing),
      saying: typed.isEmpty ? [] : [.answer("\(Quoted(typed)) is no order of this list.")])
    return all[index]
  }

  /// The command that sorts a list.
  static func sorting<Action>(_ action: @escaping (String) -> Action) -> ActionCommand<Action> {
    ActionCommand("sort", "[ORDER]", "Another order of the rows.", action)
  }
}
