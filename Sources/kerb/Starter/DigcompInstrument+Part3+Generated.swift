// Written by Tests/Support/generate-starter from Surveys/instruments/digcomp.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digcompInstrumentPart3 = ##"""
    },
    "creation-mean": {
      "add": null,
      "atLeast": null,
      "categories": [
        "creation"
      ],
      "deleted": null,
      "description": "Mean over the competences of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Digital content creation: mean level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0xz567z7hfj0pmpb"
      ],
      "parts": [],
      "position": "l",
      "rule": "mean",
      "sync": null
    },
    "information-lowest": {
      "add": null,
      "atLeast": null,
      "categories": [
        "information"
      ],
      "deleted": null,
      "description": "The level reached in every competence of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Information and data literacy: lowest level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "h3hj4q0qx296nwv5"
      ],
      "parts": [],
      "position": "6",
      "rule": "lowest",
      "sync": null
    },
    "information-mean": {
      "add": null,
      "atLeast": null,
      "categories": [
        "information"
      ],
      "deleted": null,
      "description": "Mean over the competences of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Information and data literacy: mean level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "kfdv8a380sg6kf86"
      ],
      "parts": [],
      "position": "9",
      "rule": "mean",
      "sync": null
    },
    "mean": {
      "add": null,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "0 to 8: mean over the 21 competences. Our own rule: the framework gives no overall score, and steps are not known to be equally far apart.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Mean level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "4p6amn32a2fftz8a"
      ],
      "parts": [],
      "position": "3",
      "rule": "mean",
      "sync": null
    },
    "problems-lowest": {
      "add": null,
      "atLeast": null,
      "categories": [
        "problems"
      ],
      "deleted": null,
      "description": "The level reached in every competence of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Problem solving: lowest level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "fwn92cptar168dr9"
      ],
      "parts": [],
      "position": "u",
      "rule": "lowest",
      "sync": null
    },
    "problems-mean": {
      "add": null,
      "atLeast": null,
      "categories": [
        "problems"
      ],
      "deleted": null,
      "description": "Mean over the competences of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Problem solving: mean level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "3ztna5cje6zwa54g"
      ],
      "parts": [],
      "position": "x",
      "rule": "mean",
      "sync": null
    },
    "safety-lowest": {
      "add": null,
      "atLeast": null,
      "categories": [
        "safety"
      ],
      "deleted": null,
      "description": "The level reached in every competence of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Safety: lowest level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "p0s412kkhj08h7cp"
      ],
      "parts": [],
      "position": "o",
      "rule": "lowest",
      "sync": null
    },
    "safety-mean": {
      "add": null,
      "atLeast": null,
      "categories": [
        "safety"
      ],
      "deleted": null,
      "description": "Mean over the competences of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Safety: mean level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "qa4mddbhhyj8gffv"
      ],
      "parts": [],
      "position": "r",
      "rule": "mean",
      "sync": null
    }
  },
  "source": "Vuorikari, Kluzer and Punie, DigComp 2.2: The Digital Competence Framework for Citizens, Joint Research Centre of the European Commission, 2022. Taken over: five areas, 21 competences and their numbers, eight levels in four bands (foundation 1 and 2, intermediate 3 and 4, advanced 5 and 6, highly specialised 7 and 8), confirmed on public descriptions. Step 0 and all scoring are ours. The short sentences here are our own and say much less than the framework.",
  "summary": "Levels from 1 to 8, or 0 for not yet, in 21 competences of five areas. It shows where somebody is at home in the digital world and where not. It is a framework and no test: the levels are judged by the person or by somebody who watched, and careful people may differ by one.",
  "sync": null,
  "title": "Digital Competence Framework for Citizens (DigComp 2.2), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##
}
