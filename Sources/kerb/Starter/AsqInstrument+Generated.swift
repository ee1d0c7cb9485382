// Written by Tests/Support/generate-starter from Surveys/instruments/asq.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let asqInstrument = StarterFile(path: "Surveys/instruments/asq.json", content: ##"""
{
  "bands": {},
  "benchmarks": {},
  "categories": {
    "ease": {
      "deleted": null,
      "description": null,
      "label": "Ease",
      "origins": [
        "f594xvcx5szh6px5"
      ],
      "position": "9",
      "sync": null
    },
    "support": {
      "deleted": null,
      "description": null,
      "label": "Help in the product",
      "origins": [
        "v8sy1y550p9evrj4"
      ],
      "position": "r",
      "sync": null
    },
    "time": {
      "deleted": null,
      "description": null,
      "label": "Time",
      "origins": [
        "n71bqv2zk0qkkcwx"
      ],
      "position": "i",
      "sync": null
    }
  },
  "caution": "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. Low is good here, unlike in most questionnaires: say so beside every figure, and check each person’s sheet for answers given the wrong way round. A question about help means little where there was no help to look at; it may stay empty. Missing answers are left out, as the original says; a mean of one answer is shown with how many were given.",
  "deleted": null,
  "id": "asq",
  "instructions": "Three sentences about the task you have just done. Say for each how far you agree. Mind the direction: 1 is full agreement, 7 is none. Leave out what does not apply.",
  "instrumentVersion": "1991",
  "items": {
    "ease": {
      "category": "ease",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "pz3dgj2ghw2ja3n5"
      ],
      "position": "9",
      "reversed": false,
      "sync": null,
      "text": "This task was as easy as I would want it to be.",
      "weight": null
    },
    "support": {
      "category": "support",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "ea9s3w982k396esd"
      ],
      "position": "r",
      "reversed": false,
      "sync": null,
      "text": "The hints, messages and help that I came across in the product were good enough for this task.",
      "weight": null
    },
    "time": {
      "category": "time",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "46vap52hwfmtabr5"
      ],
      "position": "i",
      "reversed": false,
      "sync": null,
      "text": "The task took no longer than I would want it to take.",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Not checked. The official words are not included: check the terms before you add them as a file of your own.",
  "norms": {},
  "options": {},
  "origins": [
    "amhtsmt1m2vc0tsk"
  ],
  "perTask": true,
  "range": {
    "highLabel": "I do not agree at all",
    "highest": 7,
    "lowLabel": "I agree completely",
    "lowest": 1,
    "step": 1
  },
  "scores": {
    "asq": {
      "add": null,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "1 to 7. Low is good.",
      "direction": "lowerIsBetter",
      "divide": null,
      "items": [],
      "label": "ASQ score",
      "leastAnswered": 1,
      "missing": "answeredOnly",
      "multiply": null,
      "origins": [
        "y33658dd8gy9yk17"
      ],
      "parts": [],
      "position": "i",
      "rule": "mean",
      "sync": null
    }
  },
  "source": "Structure and scoring: J. R. Lewis, An after-scenario questionnaire for usability studies, 1991, and IBM computer usability satisfaction questionnaires, 1995: three statements, seven steps, mean of the answers given. That 1 is full agreement, that low is better, and that a missing answer is left out: confirmed in a public copy of the author’s directions for scoring. Some later users turn the scale round; this file does not. Only structure and scoring are taken over, no wording.",
  "summary": "Three answers right after a task: about ease, time and help. Low numbers are good: 1 means full agreement.",
  "sync": null,
  "title": "After-scenario questionnaire (ASQ), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
