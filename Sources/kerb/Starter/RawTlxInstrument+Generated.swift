// Written by Tests/Support/generate-starter from Surveys/instruments/raw-tlx.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let rawTlxInstrument = StarterFile(path: "Surveys/instruments/raw-tlx.json", content: ##"""
{
  "bands": {},
  "benchmarks": {},
  "categories": {
    "effort": {
      "deleted": null,
      "description": null,
      "label": "Effort",
      "origins": [
        "jr0wap2t68dkxkr9"
      ],
      "position": "pp",
      "sync": null
    },
    "frustration": {
      "deleted": null,
      "description": null,
      "label": "Frustration",
      "origins": [
        "d49k4evhbkkr7qq2"
      ],
      "position": "uu",
      "sync": null
    },
    "mental": {
      "deleted": null,
      "description": null,
      "label": "Mental demand",
      "origins": [
        "cw4qsnp06h56b2px"
      ],
      "position": "55",
      "sync": null
    },
    "performance": {
      "deleted": null,
      "description": null,
      "label": "Own performance",
      "origins": [
        "dc05vvzr68zr08ce"
      ],
      "position": "kk",
      "sync": null
    },
    "physical": {
      "deleted": null,
      "description": null,
      "label": "Physical demand",
      "origins": [
        "g1s5rk7b7qyxtzk3"
      ],
      "position": "aa",
      "sync": null
    },
    "temporal": {
      "deleted": null,
      "description": null,
      "label": "Time pressure",
      "origins": [
        "j63rh08z1ja1v7c7"
      ],
      "position": "ff",
      "sync": null
    }
  },
  "caution": "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. This is the raw form: the mean of the six answers without the weighting by pairs. Means of weighted scores from elsewhere do not compare. The scale of performance runs from success to failure, low is good, and is not turned round again. A low physical answer may mean an easy task or an assistive technology that took the work; a person’s usual effort differs, so compare a person with themselves. There is no score where an answer is missing.",
  "deleted": null,
  "id": "raw-tlx",
  "instructions": "Six questions about the task you have just done. Answer each with a number from 0 to 100 in steps of 5.",
  "instrumentVersion": "1988",
  "items": {
    "effort": {
      "category": "effort",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "52zc2jrtzh6d9rdd"
      ],
      "position": "pp",
      "reversed": false,
      "sync": null,
      "text": "How much of an effort was it to get as far as you got?",
      "weight": null
    },
    "frustration": {
      "category": "frustration",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "79jdjc46j88qv7n6"
      ],
      "position": "uu",
      "reversed": false,
      "sync": null,
      "text": "How much did the task annoy, unsettle or discourage you?",
      "weight": null
    },
    "mental": {
      "category": "mental",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "hwz0df0srxsm39pa"
      ],
      "position": "55",
      "reversed": false,
      "sync": null,
      "text": "How much thinking, looking, remembering and deciding did the task take?",
      "weight": null
    },
    "performance": {
      "category": "performance",
      "deleted": null,
      "highLabel": "I managed none of it",
      "lowLabel": "I managed all of it",
      "origins": [
        "5dekeqdmysghs4xq"
      ],
      "position": "kk",
      "reversed": false,
      "sync": null,
      "text": "How well did you manage what you set out to do? Mind the direction: the low end is the good one.",
      "weight": null
    },
    "physical": {
      "category": "physical",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "t7r39eekt62wpbwt"
      ],
      "position": "aa",
      "reversed": false,
      "sync": null,
      "text": "How much bodily work did the task take: reaching, holding, typing, pressing, moving?",
      "weight": null
    },
    "temporal": {
      "category": "temporal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "pxvv6jzxq9xm20k9"
      ],
      "position": "ff",
      "reversed": false,
      "sync": null,
      "text": "How much did time press you?",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Not checked. It was made at an agency of the United States, whose works are mostly free of copyright there. The official words are not included: check the terms before you add them as a file of your own.",
  "norms": {},
  "options": {},
  "origins": [
    "p6esqxktcw1w0hdc"
  ],
  "perTask": true,
  "range": {
    "highLabel": "Very much",
    "highest": 100,
    "lowLabel": "Very little",
    "lowest": 0,
    "step": 5
  },
  "scores": {
    "raw-tlx": {
      "add": null,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "0 to 100. High is a heavy load.",
      "direction": "lowerIsBetter",
      "divide": null,
      "items": [],
      "label": "Raw TLX",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "yc3nbaw7425dqaym"
      ],
      "parts": [],
      "position": "i",
      "rule": "mean",
      "sync": null
    }
  },
  "source": "Hart and Staveland, Development of NASA-TLX, 1988: six scales from 0 to 100 in steps of 5 (confirmed on public descriptions). The raw form, the mean without weights: Hart, NASA-Task Load Index: 20 years later, 2006 (known from public descriptions). That performance runs from perfect at 0 to failure at 100 was confirmed in the notes of a public data set and in public copies of the form. Only structure and scoring are taken over, no wording.",
  "summary": "How much a task demanded of somebody, in six answers from 0 to 100 and their plain mean. It shows effort that success hides: somebody may finish and be worn out. Look at the six answers apart before the mean. Asked after each task; it takes longer than one question, so ask it after the tasks where load matters.",
  "sync": null,
  "title": "Raw task load index (raw TLX), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
