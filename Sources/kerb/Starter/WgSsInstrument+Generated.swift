// Written by Tests/Support/generate-starter from Surveys/instruments/wg-ss.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let wgSsInstrument = StarterFile(path: "Surveys/instruments/wg-ss.json", content: ##"""
{
  "bands": {
    "a-lot": {
      "deleted": null,
      "description": "A lot of difficulty in at least one domain, or not possible at all: the usual cut-off.",
      "from": 3,
      "judges": "person",
      "label": "A lot",
      "origins": [
        "8rmg0b2tj9v3fwva"
      ],
      "position": "r",
      "score": "greatest",
      "sync": null
    },
    "none": {
      "deleted": null,
      "description": "No difficulty in any domain.",
      "from": 1,
      "judges": "person",
      "label": "None",
      "origins": [
        "h2wfpfbygekwr8wb"
      ],
      "position": "9",
      "score": "greatest",
      "sync": null
    },
    "some": {
      "deleted": null,
      "description": "Some difficulty in at least one domain, a lot in none.",
      "from": 2,
      "judges": "person",
      "label": "Some",
      "origins": [
        "g30yfp0h8g52km23"
      ],
      "position": "i",
      "score": "greatest",
      "sync": null
    }
  },
  "benchmarks": {},
  "categories": {
    "communicating": {
      "deleted": null,
      "description": null,
      "label": "Communicating",
      "origins": [
        "sz45b8bhearscs00"
      ],
      "position": "uu",
      "sync": null
    },
    "hearing": {
      "deleted": null,
      "description": null,
      "label": "Hearing",
      "origins": [
        "dz0r7v1dy4egkhma"
      ],
      "position": "aa",
      "sync": null
    },
    "remembering": {
      "deleted": null,
      "description": null,
      "label": "Remembering and concentrating",
      "origins": [
        "a2jfgx1mfccsyf89"
      ],
      "position": "kk",
      "sync": null
    },
    "seeing": {
      "deleted": null,
      "description": null,
      "label": "Seeing",
      "origins": [
        "s3dwn09f6dhcdtm7"
      ],
      "position": "55",
      "sync": null
    },
    "self-care": {
      "deleted": null,
      "description": null,
      "label": "Looking after oneself",
      "origins": [
        "52ads6qz0tprp2t4"
      ],
      "position": "pp",
      "sync": null
    },
    "walking": {
      "deleted": null,
      "description": null,
      "label": "Walking",
      "origins": [
        "rb1772s8zwy9b5mk"
      ],
      "position": "ff",
      "sync": null
    }
  },
  "caution": "For comparing groups of people, never for recruiting, for screening or for deciding what somebody needs. At the usual cut-off it missed 35.7 % of blind adults and 43.7 % of deaf adults in the United States (Landes, Swenor and Hall, 2024), and it misses many people with mental health conditions or learning disabilities. The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. Shares of populations hold only for the official words. All answers are optional. If no answer reaches the cut-off and one is missing, the result stays open: nobody is counted as not disabled because of a gap.",
  "deleted": null,
  "id": "wg-ss",
  "instructions": "Six questions about things that may be hard for you because of your health. You need not answer any of them.",
  "instrumentVersion": "2006",
  "items": {
    "communicating": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "qe0cc6wsx8ff7955"
      ],
      "position": "uu",
      "reversed": false,
      "sync": null,
      "text": "In the language you use every day, spoken or signed, is it hard for you to make yourself understood or to understand others?",
      "weight": null
    },
    "hearing": {
      "category": "hearing",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "x9tcj79ehmvyz14t"
      ],
      "position": "aa",
      "reversed": false,
      "sync": null,
      "text": "Is it hard for you to hear, with your hearing aid if you use one?",
      "weight": null
    },
    "remembering": {
      "category": "remembering",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "0sk3szn5xme4b5yj"
      ],
      "position": "kk",
      "reversed": false,
      "sync": null,
      "text": "Is it hard for you to remember things, or to keep your mind on something?",
      "weight": null
    },
    "seeing": {
      "category": "seeing",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "qyg33br3mehvhhq2"
      ],
      "position": "55",
      "reversed": false,
      "sync": null,
      "text": "Is it hard for you to see, with your glasses or lenses if you wear any?",
      "weight": null
    },
    "self-care": {
      "category": "self-care",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8p57fah5m1zjymv9"
      ],
      "position": "pp",
      "reversed": false,
      "sync": null,
      "text": "Is it hard for you to look after yourself, such as getting washed and dressed?",
      "weight": null
    },
    "walking": {
      "category": "walking",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "g5td4sqn1sxmr4sn"
      ],
      "position": "ff",
      "reversed": false,
      "sync": null,
      "text": "Is it hard for you to walk, or to go up stairs?",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Not checked; the group publishes its questions for anybody’s use, and asks that they be used without changes, which a paraphrase is not. The official words are not included: add them as a file of your own if you compare with a population.",
  "norms": {},
  "options": {
    "a-lot": {
      "deleted": null,
      "items": [],
      "label": "Yes, very",
      "number": 3,
      "origins": [
        "yxbn44szn1fw8x1e"
      ],
      "position": "i",
      "sync": null
    },
    "cannot": {
      "deleted": null,
      "items": [],
      "label": "It is not possible for me",
      "number": 4,
      "origins": [
        "z0454kc7q8sx13bc"
      ],
      "position": "o",
      "sync": null
    },
    "none": {
      "deleted": null,
      "items": [],
      "label": "No, not hard",
      "number": 1,
      "origins": [
        "nq1havdpc3yy4scf"
      ],
      "position": "6",
      "sync": null
    },
    "rather-not-say": {
      "deleted": null,
      "items": [],
      "label": "I would rather not say",
      "number": null,
      "origins": [
        "ddvv560tc60dq1h9"
      ],
      "position": "u",
      "sync": null
    },
    "some": {
      "deleted": null,
      "items": [],
      "label": "Yes, somewhat",
      "number": 2,
      "origins": [
        "2g7s85jxpv5zzd0a"
      ],
      "position": "c",
      "sync": null
    }
  },
  "origins": [
    "ymyyht4ets02j142"
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
      "atLeast": 3,
      "categories": [],
      "deleted": null,
      "description": "Yes counts as disabled at the usual cut-off. It is a statistical category, no description of a person.",
      "direction": "neither",
      "divide": null,
      "items": [],
      "label": "A lot of difficulty in any domain",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "h10qgvm1727q1hzf"
      ],
      "parts": [],
      "position": "9",
      "rule": "anyOf",
      "sync": null
    },
    "domains": {
      "add": null,
      "atLeast": 3,
      "categories": [],
      "deleted": null,
      "description": "In how many of the six domains there is a lot of difficulty or more. Two together are more than the sum: report combinations.",
      "direction": "neither",
      "divide": null,
      "items": [],
      "label": "Domains with a lot of difficulty",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "j5cerk9djj6r3qk7"
      ],
      "parts": [],
      "position": "r",
      "rule": "countAtLeast",
      "sync": null
    },
    "greatest": {
      "add": null,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "1 none, 2 some, 3 a lot, 4 not possible at all: the greatest of the six.",
      "direction": "neither",
      "divide": null,
      "items": [],
      "label": "Greatest difficulty",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "3s18kwp2a1waq0b0"
      ],
      "parts": [],
      "position": "i",
      "rule": "highest",
      "sync": null
    }
  },
  "source": "Washington Group on Disability Statistics, Short Set on Functioning, endorsed in 2006 (the year is from memory): six domains, four answers. The cut-off, a lot of difficulty in at least one domain, was confirmed in the group’s analytic guidelines (2019, on the Extended Set, which define the Short Set as well). The figures on blind and deaf adults were confirmed in the abstract of Landes, Swenor and Hall, Performance of the Washington Group questions in measuring blindness and deafness, Health Affairs Scholar, 2024. The three-way split by the greatest difficulty is common use; how the group treats missing answers was not checked. Only structure and scoring are taken over, no wording.",
  "summary": "Six questions about what is hard for somebody in daily life, made for censuses. It lets a study set its people beside a population. It does not say who is disabled, and it asks nothing about mood, pain, learning, or difficulties that come and go.",
  "sync": null,
  "title": "Washington Group Short Set (WG-SS), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
