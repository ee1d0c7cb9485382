import Records
import Terminal
import Testing

@testable import Screens
@testable import Workbench

/// A questionnaire as somebody with a braille display of 20 cells meets it.
@Suite("A questionnaire in plain lines") struct SurveyLinesTests {
  @Test func eachPromptSaysWhichQuestionAndWhatWasWrong() throws {
    let trial = try SurveyTrial()
    let person = LinearPerson(["", "4", "9", "2", "s", "/s", "yes", "", "/stop"])
    let workbench = Workbench(
      trial.scene.location, console: trial.scene.console, verb: "kerb survey run")
    let view = person.view()
    _ = try SurveyRun(workbench: workbench, pages: view).run(
      SurveyOptions(instrument: "sus", study: "tram", participant: "P01", manner: .alone))
    view.close()
    #expect(person.left == [])
    let prompts = person.text.split(separator: "\n").map(String.init).filter {
      $0.contains(", 1-5:") || $0.hasPrefix("no ")
    }
    #expect(
      prompts == [
        "1 of 10, 1-5: 4", "2 of 10, 1-5: 9", "no 9. 1-5: 2", "3 of 10, 1-5: s", "4 of 10, 1-5: /s",
        "5 of 10, 1-5: yes", "no yes. 1-5:", "no answer. 1-5: /stop",
      ], "\(person.text)")
    #expect(try trial.answers() == ["q1=4 q2=2"])
  }
}
