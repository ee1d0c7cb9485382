// Written by Tests/Support/generate-starter from Surveys/instruments/activity-restriction.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let activityRestrictionInstrument = StarterFile(path: "Surveys/instruments/activity-restriction.json", content: ##"""
{
  "bands": {},
  "benchmarks": {},
  "categories": {},
  "caution": "For setting a study’s people beside British statistics, never for recruiting or for deciding what somebody needs; nobody has to answer. The result is a category of statistics: the law asks for a substantial effect, and courts decide; people who call themselves disabled may get a no, and the other way round. The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. Somebody whose aids and treatment work well may answer not at all. If the first answer is missing, the result stays open unless the second says not at all.",
  "deleted": null,
  "id": "activity-restriction",
  "instructions": "Two questions about your health and your day. You need not answer. If you say no to the first one, the second can be left out.",
  "instrumentVersion": "2020",
  "items": {
    "daily-activities": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "2vax7bz1sx1bng3d"
      ],
      "position": "o",
      "reversed": false,
      "sync": null,
      "text": "Does it hold back what you can do in a normal day, with the aids and the treatment you have?",
      "weight": null
    },
    "lasting-condition": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "yssb54n346nj3a3b"
      ],
      "position": "c",
      "reversed": false,
      "sync": null,
      "text": "Do you live with something, of the body or the mind, that has been there for a year or will be?",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "The standards are a publication of the British government, usually under the Open Government Licence; the terms of this one were not checked. The official words are not included.",
  "norms": {},
  "options": {
    "a-little": {
      "deleted": null,
      "items": [
        "daily-activities"
      ],
      "label": "Yes, somewhat",
      "number": 1,
      "origins": [
        "mdyhwnjw1gspnh2z"
      ],
      "position": "kk",
      "sync": null
    },
    "a-lot": {
      "deleted": null,
      "items": [
        "daily-activities"
      ],
      "label": "Yes, greatly",
      "number": 2,
      "origins": [
        "aggfm5kfc7jytrke"
      ],
      "position": "ff",
      "sync": null
    },
    "no": {
      "deleted": null,
      "items": [
        "lasting-condition"
      ],
      "label": "No",
      "number": 0,
      "origins": [
        "895b0jtwd8zmdd74"
      ],
      "position": "aa",
      "sync": null
    },
    "not-at-all": {
      "deleted": null,
      "items": [
        "daily-activities"
      ],
      "label": "No, it does not",
      "number": 0,
      "origins": [
        "qjt64xs82c350rm3"
      ],
      "position": "pp",
      "sync": null
    },
    "rather-not-say": {
      "deleted": null,
      "items": [],
      "label": "I would rather not say",
      "number": null,
      "origins": [
        "z6vyr12vk48gg5qh"
      ],
      "position": "uu",
      "sync": null
    },
    "yes": {
      "deleted": null,
      "items": [
        "lasting-condition"
      ],
      "label": "Yes",
      "number": 1,
      "origins": [
        "dyr1n94egwzcrzk0"
      ],
      "position": "55",
      "sync": null
    }
  },
  "origins": [
    "kpyxp90ttzwtn3n1"
  ],
  "perTask": false,
  "range": {
    "highLabel": null,
    "highest": null,
    "lowLabel": null,
    "lowest": null,
    "step": null
  },
  "scores": {
    "disabled": {
      "add": null,
      "atLeast": 1,
      "categories": [],
      "deleted": null,
      "description": "Yes if the condition lasts and holds back daily activities a lot or a little.",
      "direction": "neither",
      "divide": null,
      "items": [],
      "label": "Counted as disabled in official statistics",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "sbmde7t5vy5xahp0"
      ],
      "parts": [],
      "position": "i",
      "rule": "allOf",
      "sync": null
    }
  },
  "source": "Government Statistical Service, harmonised standards on long-lasting health conditions and illnesses and on activity restriction, 2020, and the guidance on measuring disability for the Equality Act 2010, 2019. The two questions and their answers were confirmed there; that a lot and a little both count was confirmed in the Census 2021 dictionary of the Office for National Statistics, which follows the standard. The standard asks the second question only after a yes. Only structure and scoring are taken over, no wording.",
  "summary": "Two questions after the pattern of British government surveys: whether somebody has a condition that lasts, and how much it holds back what they do every day. Together they say whether official statistics would count the person as disabled.",
  "sync": null,
  "title": "Long-lasting condition and daily activities, paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
