// Written by Tests/Support/generate-starter from Surveys/instruments/piaac-problem-solving.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let piaacProblemSolvingInstrument = StarterFile(path: "Surveys/instruments/piaac-problem-solving.json", content: ##"""
{
  "bands": {
    "below-1": {
      "deleted": null,
      "description": "Single steps in one program, with one plain goal.",
      "from": 0,
      "judges": "person",
      "label": "Below level 1",
      "origins": [
        "r1pj21xf3kfdtb7h"
      ],
      "position": "77",
      "score": "score",
      "sync": null
    },
    "level-1": {
      "deleted": null,
      "description": "A few steps in familiar programs, hardly any moving between pages.",
      "from": 241,
      "judges": "person",
      "label": "Level 1",
      "origins": [
        "twbyv2c9tsqyprd5"
      ],
      "position": "ee",
      "score": "score",
      "sync": null
    },
    "level-2": {
      "deleted": null,
      "description": "Several programs and steps, some moving about, some surprises.",
      "from": 291,
      "judges": "person",
      "label": "Level 2",
      "origins": [
        "6phevq0djsnyw6w5"
      ],
      "position": "ll",
      "score": "score",
      "sync": null
    },
    "level-3": {
      "deleted": null,
      "description": "Many steps over several programs, a goal to be found first, dead ends to get out of.",
      "from": 341,
      "judges": "person",
      "label": "Level 3",
      "origins": [
        "6b7399yafg5hrvbd"
      ],
      "position": "ss",
      "score": "score",
      "sync": null
    }
  },
  "benchmarks": {},
  "categories": {},
  "caution": "Enter a score only if it comes from the survey or from a test equated with it. A score for one person is uncertain by many points, and the survey itself reports groups only. People who did not take the test on a computer have no score, and are not at the lowest level. The second cycle, from 2022, measures adaptive problem solving instead: its scores do not belong here. Never convert it into another scale of digital skill. That levels below 2 count as low digital skill is our own reading.",
  "deleted": null,
  "id": "piaac-problem-solving",
  "instructions": "Enter whole points; cut off decimals.",
  "instrumentVersion": "cycle 1, 2011 to 2018",
  "items": {
    "score": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "9s8q5dyqn06e8k1n"
      ],
      "position": "i",
      "reversed": false,
      "sync": null,
      "text": "Score in problem solving in technology-rich environments, as the survey reported it",
      "weight": null
    }
  },
  "kind": "scale",
  "language": "en",
  "levelRule": "Below 241 is below level 1, from 241 level 1, from 291 level 2, from 341 level 3.",
  "levels": {
    "1": {
      "countsAsLow": true,
      "deleted": null,
      "description": "A few steps in familiar programs, hardly any moving between pages.",
      "from": 241,
      "label": "Level 1",
      "origins": [
        "r1p22nat4abe2161"
      ],
      "position": "ee",
      "reachedBy": "score",
      "sync": null
    },
    "2": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Several programs and steps, some moving about, some surprises.",
      "from": 291,
      "label": "Level 2",
      "origins": [
        "e4j0k0wfj72f9rbr"
      ],
      "position": "ll",
      "reachedBy": "score",
      "sync": null
    },
    "3": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Many steps over several programs, a goal to be found first, dead ends to get out of.",
      "from": 341,
      "label": "Level 3",
      "origins": [
        "r2rkk7jxf0ne9j5s"
      ],
      "position": "ss",
      "reachedBy": "score",
      "sync": null
    },
    "below-1": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Single steps in one program, with one plain goal.",
      "from": 0,
      "label": "Below level 1",
      "origins": [
        "4pb172d6e5xgqcyf"
      ],
      "position": "77",
      "reachedBy": "score",
      "sync": null
    }
  },
  "licence": "Not checked. No test material is included.",
  "norms": {},
  "options": {},
  "origins": [
    "2es0k5pc6ycvx1t0"
  ],
  "perTask": false,
  "range": {
    "highLabel": null,
    "highest": 500,
    "lowLabel": null,
    "lowest": 0,
    "step": 1
  },
  "scores": {
    "score": {
      "add": null,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "The score itself, 0 to 500.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Score",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "mjx7z0571kcxmjb7"
      ],
      "parts": [],
      "position": "i",
      "rule": "mean",
      "sync": null
    }
  },
  "source": "OECD, Survey of Adult Skills (PIAAC), first cycle: a scale from 0 to 500 with three levels and one below them. The cut-points 241, 291 and 341 were confirmed in the R package EdSurvey of the American Institutes for Research, and 241 and 341 in the indicator notes of the World Bank as well. That cycles do not compare was confirmed at the statistics office of the United States’ Department of Education. Only structure and cut-points are taken over, no wording.",
  "summary": "Holds a score from the OECD’s Survey of Adult Skills for somebody who has one, and names its level. It is no test: nothing here measures the score. It helps to set a study beside national figures, such as how many adults do not reach level 2.",
  "sync": null,
  "title": "PIAAC problem solving in technology-rich environments",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
