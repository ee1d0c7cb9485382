// Written by Tests/Support/generate-starter from Surveys/instruments/umux-lite.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let umuxLiteInstrument = StarterFile(path: "Surveys/instruments/umux-lite.json", content: ##"""
{
  "bands": {},
  "benchmarks": {},
  "categories": {
    "ease": {
      "deleted": null,
      "description": "Whether it is easy.",
      "label": "Ease",
      "origins": [
        "9b7dewp44secaejv"
      ],
      "position": "o",
      "sync": null
    },
    "usefulness": {
      "deleted": null,
      "description": "Whether it does what is needed.",
      "label": "Usefulness",
      "origins": [
        "evjbg2tfqndvtkr0"
      ],
      "position": "c",
      "sync": null
    }
  },
  "caution": "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. The score is not turned into a SUS score: formulas for that exist, and their authors have since gone back to the plain 0 to 100 used here. Do not average it with SUS scores. Two answers give a coarse number; with few people look at the two answers apart.",
  "deleted": null,
  "id": "umux-lite",
  "instructions": "Two sentences about the product as a whole. Say for each how far you agree, from 1, not at all, to 7, completely.",
  "instrumentVersion": "2013",
  "items": {
    "ease": {
      "category": "ease",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "s2d197tk56878z3c"
      ],
      "position": "o",
      "reversed": false,
      "sync": null,
      "text": "I find this product simple to handle.",
      "weight": null
    },
    "usefulness": {
      "category": "usefulness",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "x58mjh380y46vzg6"
      ],
      "position": "c",
      "reversed": false,
      "sync": null,
      "text": "This product can do what I need it for.",
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
    "zn5rbgsp20j2fsx9"
  ],
  "perTask": false,
  "range": {
    "highLabel": "I agree completely",
    "highest": 7,
    "lowLabel": "I do not agree at all",
    "lowest": 1,
    "step": 1
  },
  "scores": {
    "umux-lite": {
      "add": -2,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "0 to 100. No percentage, and no SUS score.",
      "direction": "higherIsBetter",
      "divide": 12,
      "items": [],
      "label": "UMUX-Lite score",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": 100,
      "origins": [
        "kgz9j84neh3wnmvk"
      ],
      "parts": [],
      "position": "i",
      "rule": "sum",
      "sync": null
    }
  },
  "source": "Structure: Lewis, Utesch and Maher, UMUX-LITE: when there’s no time for the SUS, 2013: two statements, answers 1 to 7. Scoring as the sum less 2, times 100, divided by 12: confirmed on a public description of the questionnaire (blucado.com). That its makers prefer the plain scale to the formula 0.65 times the score plus 22.9: confirmed in Lewis and Sauro, From the UMUX-Lite to the UX-Lite (measuringu.com); the numbers of the formula are from memory and not used. Only structure and scoring are taken over, no wording.",
  "summary": "Two answers about a whole product: whether it does what the person needs, and whether it is easy. One number from 0 to 100. It says little about why.",
  "sync": null,
  "title": "UMUX-Lite, paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
