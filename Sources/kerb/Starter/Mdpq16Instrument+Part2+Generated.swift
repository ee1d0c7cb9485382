// Written by Tests/Support/generate-starter from Surveys/instruments/mdpq-16.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let mdpq16InstrumentPart2 = ##"""
      ],
      "parts": [],
      "position": "ee",
      "rule": "mean",
      "sync": null
    },
    "internet": {
      "add": null,
      "atLeast": null,
      "categories": [
        "internet"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Internet",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "ba6h8dvxddqt4hnr"
      ],
      "parts": [],
      "position": "i",
      "rule": "mean",
      "sync": null
    },
    "mdpq-16": {
      "add": null,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "8 to 40: the means of the eight areas, added up.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "MDPQ-16 score",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "1cgywy5tr052ftgq"
      ],
      "parts": [
        "basics",
        "calendar",
        "communication",
        "entertainment",
        "files",
        "internet",
        "privacy",
        "upkeep"
      ],
      "position": "3l",
      "rule": "sum",
      "sync": null
    },
    "privacy": {
      "add": null,
      "atLeast": null,
      "categories": [
        "privacy"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Privacy",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "v4fdeqk0tzk5tv5p"
      ],
      "parts": [],
      "position": "ss",
      "rule": "mean",
      "sync": null
    },
    "upkeep": {
      "add": null,
      "atLeast": null,
      "categories": [
        "upkeep"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Troubleshooting and software",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "t6xgn2ccqw3hk2n2"
      ],
      "parts": [],
      "position": "we",
      "rule": "mean",
      "sync": null
    }
  },
  "source": "Roque and Boot, A new tool for assessing mobile device proficiency in older adults, Journal of Applied Gerontology 37, 2018 (PMC9394541): sixteen tasks, two in each of eight areas. That the short form has sixteen questions, and the publication, were confirmed in its abstract. The eight areas, what the sixteen tasks are about, the five answers and the scoring (mean of each area, summed over the eight) are from memory, since only the opening of the article could be read; a public summary names most of the areas. Check the scoring against the article before you compare with published scores. Only structure and scoring are taken over, no wording.",
  "summary": "How well somebody gets along with a phone or tablet, by their own account: sixteen tasks in eight areas, one number from 8 to 40. It was made with older adults. It does not ask about assistive technology; somebody may be an expert with a screen reader and rarely mail photos.",
  "sync": null,
  "title": "Mobile Device Proficiency Questionnaire, 16 items (MDPQ-16), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##
}
