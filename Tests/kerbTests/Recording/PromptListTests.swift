import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Recording: things to watch for")
struct PromptListTests {
  private func played(_ prompts: [String], _ answer: String) throws -> String {
    let trial = try RecordTrial()
    for prompt in prompts { try trial.run("study prompts new trams \(prompt)") }
    return try trial.record(["", "", "/prompt", answer, "2"].map { .line($0) }).text
  }

  /// The moderator answers what was seen; which answer is good news stands in the list only.
  @Test("the list says which answer speaks for the product, the question does not")
  func theQuestionLeadsNobody() throws {
    let text = try played(["\"Is a colour the only sign?\" --favourable notSeen"], "2")
    let parts = text.split(separator: "Prompt 1-2: ")
    #expect(parts.count == 2)
    let list = parts[0].replacing("\n", with: " ")
    #expect(list.contains("Yes speaks for the product, unless a question says otherwise."))
    #expect(
      list.contains("1 Is the price spoken? Which answer speaks for the product is not said."))
    #expect(list.contains("2 Is a colour the only sign? No speaks for the product."))
    let question = parts[1]
    #expect(
      question.contains(
        "Is a colour the only sign?\n1 seen (yes)\n2 not seen (no)\n3 did not come up\n"))
    #expect(!question.contains("speaks"))
    #expect(question.contains("Not seen."))
  }

  @Test("a plan that says it of no question keeps quiet")
  func nothingIsSaidWhereNothingIsKnown() throws {
    let text = try played(["\"Is there a way back?\""], "2")
    #expect(text.contains("What did you watch for?"))
    #expect(!text.contains("speaks"))
  }
}
