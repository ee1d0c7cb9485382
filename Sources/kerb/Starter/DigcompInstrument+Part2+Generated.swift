// Written by Tests/Support/generate-starter from Surveys/instruments/digcomp.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digcompInstrumentPart2 = ##"""
        "dknnp3m4nt47yb9g"
      ],
      "position": "6j",
      "reversed": false,
      "sync": null,
      "text": "Picking a fitting way to talk with somebody by digital means, and using it.",
      "weight": null
    },
    "c2-2-sharing": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "rkzz7te87awy74nm"
      ],
      "position": "86",
      "reversed": false,
      "sync": null,
      "text": "Passing things on to others, and saying where they come from.",
      "weight": null
    },
    "c2-3-citizenship": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "4htg3nq3rcm47d1g"
      ],
      "position": "9t",
      "reversed": false,
      "sync": null,
      "text": "Taking part in public life and using public services online.",
      "weight": null
    },
    "c2-4-collaborating": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "6jdwtnjgfkk8ccxg"
      ],
      "position": "bg",
      "reversed": false,
      "sync": null,
      "text": "Making something together with others in shared tools.",
      "weight": null
    },
    "c2-5-netiquette": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "z4exh2n0gwhr0ysb"
      ],
      "position": "d3",
      "reversed": false,
      "sync": null,
      "text": "Getting the tone right for the people and the place.",
      "weight": null
    },
    "c2-6-identity": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "dn9nard067xthnk3"
      ],
      "position": "eq",
      "reversed": false,
      "sync": null,
      "text": "Looking after how one appears online, under one account or several.",
      "weight": null
    },
    "c3-1-developing": {
      "category": "creation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "fqqnxn4adgqt2n4s"
      ],
      "position": "gd",
      "reversed": false,
      "sync": null,
      "text": "Making a text, picture, sound or film and changing it.",
      "weight": null
    },
    "c3-2-reworking": {
      "category": "creation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "a5fedxrp8tbg3waa"
      ],
      "position": "i",
      "reversed": false,
      "sync": null,
      "text": "Building something new out of what is there already.",
      "weight": null
    },
    "c3-3-licences": {
      "category": "creation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "07zpcsk990rpjzae"
      ],
      "position": "jm",
      "reversed": false,
      "sync": null,
      "text": "Knowing what one may use of others’ work, and what others may do with one’s own.",
      "weight": null
    },
    "c3-4-programming": {
      "category": "creation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "3xm1tv3y7jeqz72a"
      ],
      "position": "l9",
      "reversed": false,
      "sync": null,
      "text": "Writing instructions that make a computer solve a task.",
      "weight": null
    },
    "c4-1-devices": {
      "category": "safety",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "bydc71ka0ea104tw"
      ],
      "position": "mw",
      "reversed": false,
      "sync": null,
      "text": "Keeping devices and what is on them safe from harm and theft.",
      "weight": null
    },
    "c4-2-privacy": {
      "category": "safety",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "gpq1t31zzxzezzma"
      ],
      "position": "oj",
      "reversed": false,
      "sync": null,
      "text": "Protecting what is personal, one’s own and others’, and reading what a service does with it.",
      "weight": null
    },
    "c4-3-wellbeing": {
      "category": "safety",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "wcs03s7mcxtchh0e"
      ],
      "position": "q6",
      "reversed": false,
      "sync": null,
      "text": "Noticing what digital things do to body and mind, and keeping harm away.",
      "weight": null
    },
    "c4-4-environment": {
      "category": "safety",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "9kz4ej5yg987c63s"
      ],
      "position": "rt",
      "reversed": false,
      "sync": null,
      "text": "Knowing what devices and their use cost nature, and acting on it.",
      "weight": null
    },
    "c5-1-technical": {
      "category": "problems",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "rfg4rk15qh53ywt4"
      ],
      "position": "tg",
      "reversed": false,
      "sync": null,
      "text": "Finding out what is wrong with a device or program, and putting it right.",
      "weight": null
    },
    "c5-2-needs": {
      "category": "problems",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "3naebrtv59kjc6k7"
      ],
      "position": "v3",
      "reversed": false,
      "sync": null,
      "text": "Working out what one needs, and choosing and adapting tools for it, accessibility settings among them.",
      "weight": null
    },
    "c5-3-creative": {
      "category": "problems",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "eycqzt9yzd7hfmrn"
      ],
      "position": "wq",
      "reversed": false,
      "sync": null,
      "text": "Using digital tools to think up or improve something.",
      "weight": null
    },
    "c5-4-gaps": {
      "category": "problems",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "5zzva565kjkqd6xs"
      ],
      "position": "yd",
      "reversed": false,
      "sync": null,
      "text": "Seeing what one does not yet know, and learning or helping others to learn it.",
      "weight": null
    }
  },
  "kind": "scale",
  "language": "en",
  "levelRule": "By the mean over all 21 competences: below 1 not yet, from 1 foundation, from 3 intermediate, from 5 advanced, from 7 highly specialised. Our own rule; look at the areas before you use it.",
  "levels": {
    "advanced": {
      "countsAsLow": false,
      "deleted": null,
      "description": "By the mean over all 21 competences, our own rule.",
      "from": 5,
      "label": "Advanced",
      "origins": [
        "xdb4ea8f98ppgxbv"
      ],
      "position": "o",
      "reachedBy": "mean",
      "sync": null
    },
    "foundation": {
      "countsAsLow": true,
      "deleted": null,
      "description": "By the mean over all 21 competences, our own rule.",
      "from": 1,
      "label": "Foundation",
      "origins": [
        "89tb3svn8xtxs37a"
      ],
      "position": "c",
      "reachedBy": "mean",
      "sync": null
    },
    "highly-specialised": {
      "countsAsLow": false,
      "deleted": null,
      "description": "By the mean over all 21 competences, our own rule.",
      "from": 7,
      "label": "Highly specialised",
      "origins": [
        "anhx3q1e6xwj8zf7"
      ],
      "position": "u",
      "reachedBy": "mean",
      "sync": null
    },
    "intermediate": {
      "countsAsLow": false,
      "deleted": null,
      "description": "By the mean over all 21 competences, our own rule.",
      "from": 3,
      "label": "Intermediate",
      "origins": [
        "ehbnj07944qtjy2m"
      ],
      "position": "i",
      "reachedBy": "mean",
      "sync": null
    },
    "not-yet": {
      "countsAsLow": true,
      "deleted": null,
      "description": "By the mean over all 21 competences, our own rule.",
      "from": 0,
      "label": "Not yet",
      "origins": [
        "v0w2r1t62h1bbypx"
      ],
      "position": "6",
      "reachedBy": "mean",
      "sync": null
    }
  },
  "licence": "The framework is under the Creative Commons Attribution 4.0 licence (confirmed in a public copy of the report). Our wording changes it; the European Commission has not looked at it.",
  "norms": {},
  "options": {
    "0": {
      "deleted": null,
      "items": [],
      "label": "0: not yet",
      "number": 0,
      "origins": [
        "3hnxdvk70gcyn41g"
      ],
      "position": "3l",
      "sync": null
    },
    "1": {
      "deleted": null,
      "items": [],
      "label": "1: simple tasks, with somebody who guides",
      "number": 1,
      "origins": [
        "868wkw9qv6bb55ft"
      ],
      "position": "77",
      "sync": null
    },
    "2": {
      "deleted": null,
      "items": [],
      "label": "2: simple tasks, mostly alone, with somebody at hand",
      "number": 2,
      "origins": [
        "j8r0bkwhd5c52fz2"
      ],
      "position": "as",
      "sync": null
    },
    "3": {
      "deleted": null,
      "items": [],
      "label": "3: routine tasks and plain problems, alone",
      "number": 3,
      "origins": [
        "nfjd3g65hvs6rqhw"
      ],
      "position": "ee",
      "sync": null
    },
    "4": {
      "deleted": null,
      "items": [],
      "label": "4: tasks of one’s own kind, alone",
      "number": 4,
      "origins": [
        "6wy1wq9h9c76n728"
      ],
      "position": "i",
      "sync": null
    },
    "5": {
      "deleted": null,
      "items": [],
      "label": "5: varied tasks, and showing others",
      "number": 5,
      "origins": [
        "s5bebn2969fawhxt"
      ],
      "position": "ll",
      "sync": null
    },
    "6": {
      "deleted": null,
      "items": [],
      "label": "6: the fitting way for each case, also for others and in hard cases",
      "number": 6,
      "origins": [
        "fpzpecab59tgdbkv"
      ],
      "position": "p7",
      "sync": null
    },
    "7": {
      "deleted": null,
      "items": [],
      "label": "7: hard problems with few solutions, and guiding others",
      "number": 7,
      "origins": [
        "aaqw8dzc1dawwf95"
      ],
      "position": "ss",
      "sync": null
    },
    "8": {
      "deleted": null,
      "items": [],
      "label": "8: problems where much comes together, and new ideas for the field",
      "number": 8,
      "origins": [
        "ce1cbnrjbe7jhrcg"
      ],
      "position": "we",
      "sync": null
    }
  },
  "origins": [
    "d5gj8rm635gxabrz"
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
    "communication-lowest": {
      "add": null,
      "atLeast": null,
      "categories": [
        "communication"
      ],
      "deleted": null,
      "description": "The level reached in every competence of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Communication and collaboration: lowest level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "e0rbbxptcwhry63j"
      ],
      "parts": [],
      "position": "c",
      "rule": "lowest",
      "sync": null
    },
    "communication-mean": {
      "add": null,
      "atLeast": null,
      "categories": [
        "communication"
      ],
      "deleted": null,
      "description": "Mean over the competences of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Communication and collaboration: mean level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "c613xqkxpjk1sm2h"
      ],
      "parts": [],
      "position": "f",
      "rule": "mean",
      "sync": null
    },
    "creation-lowest": {
      "add": null,
      "atLeast": null,
      "categories": [
        "creation"
      ],
      "deleted": null,
      "description": "The level reached in every competence of the area. Our own rule.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Digital content creation: lowest level",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "3tnzcg0p6a64vnya"
      ],
      "parts": [],
      "position": "i",
      "rule": "lowest",
      "sync": null

"""##
}
