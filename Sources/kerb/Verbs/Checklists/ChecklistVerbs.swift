import CommandLine
import Localization
import Wording

/// Everything that `kerb checklist` does.
enum ChecklistVerbs {
  static let all: [Verb] = [
    ChecklistList.verb, ChecklistShow.verb, ChecklistRunVerb.verb, ChecklistAnswerVerb.verb,
    ChecklistAdd.verb,
  ]

  static let group = VerbGroup(
    ["checklist"], "Manual checks and simulation exercises: ask, read answers, list.")

  static let checklist = Verb.Argument.required(
    "CHECKLIST", "The id of a checklist; its beginning is enough.",
    .names(CompletionNames.checklist))

  /// What says which screens, round and role answers belong to.
  static let scopeOptions: [Verb.Option] = [
    .flag("all-screens", "One answer for each question covers all screens of the study."),
    .value(
      "round", "NUMBER", "Which round.",
      otherwise:
        "the latest with a session, or the next one where that is closed; none before the first session"
    ),
    .value(
      "by", "ROLE", "Who answers: a role, never a name; it is kept in records and git.",
      otherwise: "accessibility specialist, or colleague for a simulation"),
    .value(
      "tool", "TEXT",
      "What it was done with, such as \"VoiceOver, iOS 18\"; another tool begins new answers."),
    .flag("anew", "Begin new answers and leave the earlier ones as they are."),
  ]
}
