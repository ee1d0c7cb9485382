import CommandLine

/// Everything that `kerb survey` does.
enum SurveyVerbs {
  static let all: [Verb] = [
    SurveyList.verb, SurveyShow.verb, SurveyRunVerb.verb, SurveyScore.verb,
    SurveyPlacements.verb, SurveyWording.verb,
  ]
}
