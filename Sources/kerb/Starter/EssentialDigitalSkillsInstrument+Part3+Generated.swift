// Written by Tests/Support/generate-starter from Surveys/instruments/essential-digital-skills.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let essentialDigitalSkillsInstrumentPart3 = ##"""
      ],
      "position": "ss",
      "rule": "allOf",
      "sync": null
    },
    "problem-solving": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "problem-ask",
        "problem-help-page",
        "problem-learn",
        "problem-try"
      ],
      "label": "Problem solving",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "rgth0xnwnrw8ce5v"
      ],
      "parts": [],
      "position": "gs",
      "rule": "anyOf",
      "sync": null
    },
    "safe-and-legal": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "safe-privacy",
        "safe-rights",
        "safe-scam",
        "safe-second-step",
        "safe-update"
      ],
      "label": "Being safe and legal online",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "992smbwkvrta937v"
      ],
      "parts": [],
      "position": "j7",
      "rule": "anyOf",
      "sync": null
    },
    "transacting": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "transacting-account",
        "transacting-bank",
        "transacting-buy",
        "transacting-office"
      ],
      "label": "Transacting",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0m165semf09x7zy2"
      ],
      "parts": [],
      "position": "ee",
      "rule": "anyOf",
      "sync": null
    },
    "work": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "communicating",
        "handling-information",
        "problem-solving",
        "safe-and-legal",
        "transacting"
      ],
      "deleted": null,
      "description": "Yes if at least one task of work works alone in each of the five categories. The level asks for the foundation as well. A no where there is no such work.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "work-better-way",
        "work-files",
        "work-meeting",
        "work-message",
        "work-new-tool",
        "work-pay",
        "work-report",
        "work-rules",
        "work-shared-document",
        "work-time"
      ],
      "label": "A task of work in each category",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "rpnswqwsa6qbhhnp"
      ],
      "parts": [],
      "position": "o",
      "rule": "oneInEach",
      "sync": null
    },
    "work-alone": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "How many of the ten tasks of work work alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "work-better-way",
        "work-files",
        "work-meeting",
        "work-message",
        "work-new-tool",
        "work-pay",
        "work-report",
        "work-rules",
        "work-shared-document",
        "work-time"
      ],
      "label": "Tasks of work alone",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "hrv9gv7q4xkc43sk"
      ],
      "parts": [],
      "position": "xl",
      "rule": "countAtLeast",
      "sync": null
    }
  },
  "source": "The Essential Digital Skills Framework of the United Kingdom, Department for Education, 2018. Taken from it are the parts, the names of the five categories and the rule for the levels, as facts. That the foundation has eight tasks and that all must work without help is how the framework is measured since its update of 2022 (confirmed at the Somerset council’s playbook; the text of 2018 lists nine statements). One task in each of the five categories for life or for work is the rule as our team was told it; we did not find it at a source.",
  "summary": "Says which everyday digital tasks somebody does without help: foundation tasks, and tasks in five categories. It does not measure how fast or how gladly somebody does them, and it says nothing about any single product. The tasks are examples in our own words, and there are fewer of them than in the framework; the official wording is not included, so levels found with this file are not comparable with published figures. In the UK in 2018, 21 % of adults were counted as lacking such skills and 8 % as having none of them; 76 % could install an app.",
  "sync": null,
  "title": "Essential digital skills",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##
}
