// Written by Tests/Support/generate-starter from Surveys/instruments/essential-digital-skills.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let essentialDigitalSkillsInstrumentPart2 = ##"""
      "reversed": false,
      "sync": null,
      "text": "Finds, names and files a document where the team keeps it, so that others find it too.",
      "weight": null
    },
    "work-meeting": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "deff7aps0m2tdam6"
      ],
      "position": "yr",
      "reversed": false,
      "sync": null,
      "text": "Takes part in an online meeting of the workplace, and shares or follows what is shown there.",
      "weight": null
    },
    "work-message": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8v89hmen386r5ecf"
      ],
      "position": "yp",
      "reversed": false,
      "sync": null,
      "text": "Writes to colleagues or customers by the means that the workplace uses, and picks the fitting one.",
      "weight": null
    },
    "work-new-tool": {
      "category": "problem-solving",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "f7wt533858zdebtk"
      ],
      "position": "z1",
      "reversed": false,
      "sync": null,
      "text": "Gets into a tool that is new at work with a help page, a video or a course online.",
      "weight": null
    },
    "work-pay": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "vcbb5y0gccftzkds"
      ],
      "position": "yz",
      "reversed": false,
      "sync": null,
      "text": "Opens a payslip or tax document online and checks that it is right.",
      "weight": null
    },
    "work-report": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "05rvfwn7p7xdmvbr"
      ],
      "position": "z7",
      "reversed": false,
      "sync": null,
      "text": "Reports a suspicious message or a lost device to whoever is responsible at work.",
      "weight": null
    },
    "work-rules": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "b499ehwzsce4qbke"
      ],
      "position": "z5",
      "reversed": false,
      "sync": null,
      "text": "Follows the employer’s rules on passwords, devices and confidential data.",
      "weight": null
    },
    "work-shared-document": {
      "category": "handling-information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "1pg12xyr8407ygnb"
      ],
      "position": "yv",
      "reversed": false,
      "sync": null,
      "text": "Works on a shared document with others, each from a device of their own.",
      "weight": null
    },
    "work-time": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "vh5y5xd55g8zm3bx"
      ],
      "position": "yx",
      "reversed": false,
      "sync": null,
      "text": "Enters working hours, leave or expenses in the employer’s system.",
      "weight": null
    }
  },
  "kind": "scale",
  "language": "en",
  "levelRule": "Foundation is reached when the person does every task of the category foundation without help from another person. Skills for life or work are reached when, beyond that, the person does at least one task in each of the five other categories without help. Otherwise the foundation is not reached. The person’s own assistive technology and settings are not help. Only the level below foundation counts as low digital skill here.",
  "levels": {
    "foundation": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Every foundation task works without help. At least one of the five categories has no task yet that the person does alone.",
      "from": null,
      "label": "Foundation",
      "origins": [
        "gr2kyxj0yjys7apm"
      ],
      "position": "h",
      "reachedBy": "foundation",
      "sync": null
    },
    "foundation-not-reached": {
      "countsAsLow": true,
      "deleted": null,
      "description": "At least one of the foundation tasks does not work yet without help from another person. An assistive technology of their own is not help. Somebody may do tasks of the five categories all the same; the level stays here and the notes say which tasks work.",
      "from": null,
      "label": "Foundation not reached",
      "origins": [
        "kpxtp2jd9w4bmy6c"
      ],
      "position": "d",
      "reachedBy": null,
      "sync": null
    },
    "life-or-work": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Every foundation task works without help, and so does at least one task in each of the five categories, at home or at work.",
      "from": null,
      "label": "Skills for life or work",
      "origins": [
        "hhyb4he4td0fwk1r"
      ],
      "position": "l",
      "reachedBy": "life-or-work",
      "sync": null
    }
  },
  "licence": "The structure is used as facts; the tasks are worded anew and the official wording is not included. The framework is under Crown copyright. UK government publications are usually offered under the Open Government Licence; nobody has checked the terms of this one yet, so check them before you add the official words as a file of your own.",
  "norms": {},
  "options": {
    "alone": {
      "deleted": null,
      "items": [],
      "label": "Alone",
      "number": 2,
      "origins": [
        "z70rgk4ma16eehff"
      ],
      "position": "i",
      "sync": null
    },
    "no": {
      "deleted": null,
      "items": [],
      "label": "No",
      "number": 0,
      "origins": [
        "zzj59fsvsqv85j0n"
      ],
      "position": "6",
      "sync": null
    },
    "no-such-work": {
      "deleted": null,
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
      "label": "Does not apply: no such work",
      "number": 0,
      "origins": [
        "5brz9ncxywrfydvk"
      ],
      "position": "o",
      "sync": null
    },
    "rather-not-say": {
      "deleted": null,
      "items": [],
      "label": "I would rather not say",
      "number": null,
      "origins": [
        "m85b5wsg29072tv8"
      ],
      "position": "u",
      "sync": null
    },
    "with-help": {
      "deleted": null,
      "items": [],
      "label": "Only with another person’s help",
      "number": 1,
      "origins": [
        "75n3ys73eda1km7v"
      ],
      "position": "c",
      "sync": null
    }
  },
  "origins": [
    "bb5pywz3n4ys1ngk"
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
    "communicating": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "communicating-audience",
        "communicating-call",
        "communicating-message",
        "communicating-share"
      ],
      "label": "Communicating",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "p5jkka0w6yrr738z"
      ],
      "parts": [],
      "position": "9l",
      "rule": "anyOf",
      "sync": null
    },
    "each-category": {
      "add": null,
      "atLeast": 1,
      "categories": [],
      "deleted": null,
      "description": "Yes if life or work is a yes.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Each category, at home or at work",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "58rmnbcxwczmhmrp"
      ],
      "parts": [
        "life",
        "work"
      ],
      "position": "qe",
      "rule": "anyOf",
      "sync": null
    },
    "foundation": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "foundation"
      ],
      "deleted": null,
      "description": "Yes if every foundation task works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Foundation",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "ga8j712zh7m9vzw6"
      ],
      "parts": [],
      "position": "2e",
      "rule": "allOf",
      "sync": null
    },
    "foundation-alone": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "foundation"
      ],
      "deleted": null,
      "description": "How many of the eight foundation tasks work alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Foundation tasks alone",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "3az6ftj2cjx267xt"
      ],
      "parts": [],
      "position": "77",
      "rule": "countAtLeast",
      "sync": null
    },
    "foundation-any": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "foundation"
      ],
      "deleted": null,
      "description": "No means that not one foundation task works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Any foundation task",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0rn79wvq9z4a88ej"
      ],
      "parts": [],
      "position": "4s",
      "rule": "anyOf",
      "sync": null
    },
    "handling-information": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "handling-devices",
        "handling-judge",
        "handling-keep",
        "handling-search"
      ],
      "label": "Handling information and content",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0rteewemn0cm9gnj"
      ],
      "parts": [],
      "position": "c",
      "rule": "anyOf",
      "sync": null
    },
    "life": {
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
      "description": "Yes if at least one task of everyday life works alone in each of the five categories. The level asks for the foundation as well.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "communicating-audience",
        "communicating-call",
        "communicating-message",
        "communicating-share",
        "handling-devices",
        "handling-judge",
        "handling-keep",
        "handling-search",
        "problem-ask",
        "problem-help-page",
        "problem-learn",
        "problem-try",
        "safe-privacy",
        "safe-rights",
        "safe-scam",
        "safe-second-step",
        "safe-update",
        "transacting-account",
        "transacting-bank",
        "transacting-buy",
        "transacting-office"
      ],
      "label": "A task of life in each category",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "d0t277eycxwtwpbh"
      ],
      "parts": [],
      "position": "ll",
      "rule": "oneInEach",
      "sync": null
    },
    "life-alone": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "How many of the twenty-one tasks of everyday life work alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "communicating-audience",
        "communicating-call",
        "communicating-message",
        "communicating-share",
        "handling-devices",
        "handling-judge",
        "handling-keep",
        "handling-search",
        "problem-ask",
        "problem-help-page",
        "problem-learn",
        "problem-try",
        "safe-privacy",
        "safe-rights",
        "safe-scam",
        "safe-second-step",
        "safe-update",
        "transacting-account",
        "transacting-bank",
        "transacting-buy",
        "transacting-office"
      ],
      "label": "Tasks of life alone",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "gycdqw734d780yjc"
      ],
      "parts": [],
      "position": "v7",
      "rule": "countAtLeast",
      "sync": null
    },
    "life-or-work": {
      "add": null,
      "atLeast": 1,
      "categories": [],
      "deleted": null,
      "description": "Yes if the foundation and each category are a yes.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Skills for life or work",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "b023r2tpqpzssd94"
      ],
      "parts": [
        "each-category",
        "foundation"

"""##
}
