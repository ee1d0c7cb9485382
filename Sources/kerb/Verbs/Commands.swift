import CommandLine
import Localization
import Records
import Wording

/// Every verb of the command.
enum Commands {
  static let version = ProgramVersion.current

  @Sendable static func table() -> CommandTable {
    CommandTable(verbs: records + reports + team, groups: groups)
  }

  private static var records: [Verb] {
    let groups: [[Verb]] = [
      [initialise, check, use, record, review],
      RecordCatalogue.persona.verbs, [personaCard], PersonaEvidence.all,
      [personaReview, personaDraft, personaCheck, personaStory],
      [PersonaWalk.verb, PersonaFacets.verb], PersonaWalkthroughs.all,
      RecordCatalogue.spectrum.verbs, [spectrumCard, spectrumNeighbours],
      RecordCatalogue.study.verbs, StudyParts.task.verbs, [studyTaskSteps],
      [studyPromptsAdd], StudyParts.prompts.verbs, StudyParts.recruitment.verbs,
      [studyRoundClose, studyRoundReopen, studyRoundList],
      RecordCatalogue.participant.verbs, [participantConsent, participantSuggest],
      RecordCatalogue.session.verbs, MediaVerbs.all, [SessionMerge.verb, SessionTidy.verb],
      RecordCatalogue.finding.verbs,
      NoteVerbs.all,
      AttachVerbs.all,
      AuditVerbs.all,
      [ImportNotes.verb, ImportTranscript.verb],
      SurveyVerbs.all, ChecklistVerbs.all,
      [ContrastVerb.verb, TargetVerb.verb],
    ]
    return groups.flatMap { $0 }
  }

  private static var reports: [Verb] {
    ReportVerb.all.map(\.verb)
      + [
        reportLibrary, reportAgreement, reportAll, publish, ExportIssues.verb,
        ExportNotes.verb,
      ]
  }

  private static var team: [Verb] {
    [
      teamSetup, teamSync, teamStatus, teamConflicts, teamResolve, teamMergeCommits, teamGuard,
      teamHook, withdraw, formats, mergeDriver,
    ]
  }

  /// What `kerb help` knows beside verbs.
  static let topics = [
    HelpTopic(word: ReadingHelp.topic, summary: "\(ReadingHelp.summary)", text: ReadingHelp.text)
  ]

  private static let groups: [VerbGroup] = [
    VerbGroup(
      [], "An inclusive-design research workbench for the terminal.",
      examples: [
        .init("kerb init", "Makes a workspace in the current folder."),
        .init(
          "kerb study new tram-tickets --title \"Buying a ticket\" --platform ios",
          "Plans a study."),
        .init(
          "kerb report coverage tram-tickets",
          "Says which people and which WCAG criteria the product was tried with, and which not."),
      ]),
    VerbGroup(["persona"], "Invented people: what they are based on and what is assumed."),
    VerbGroup(
      ["spectrum"], "The persona spectrum: who meets a mismatch always, for a while, just now."),
    VerbGroup(["study"], "Pieces of research: product, target, tasks, prompts, people wanted."),
    VerbGroup(["study", "task"], "What people are asked to do, and the criteria it exercises."),
    VerbGroup(["study", "prompts"], "Things to watch for during sessions."),
    VerbGroup(["study", "recruit"], "Whom the study wants to meet, and how many."),
    VerbGroup(["study", "round"], "Rounds of sessions: closed ones may be shared."),
    VerbGroup(["participant"], "People who take part, by P-number, and their consent."),
    VerbGroup(["session"], "Meetings with participants."),
    MediaVerbs.group,
    NoteVerbs.group,
    VerbGroup(["finding"], "Problems and strengths that notes support."),
    VerbGroup(["survey"], "Scales and questionnaires: ask, read answers, score."),
    ChecklistVerbs.group,
    VerbGroup(["import"], "Data from other places."),
    VerbGroup(
      ["team"], "Working together through git: set up, send and fetch, settle what differs."),
    ExportIssues.group,
    VerbGroup(["report"], "Reports as Markdown, JSON, CSV or a page for a browser."),
  ]
}
