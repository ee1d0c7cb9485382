// Written by Tests/Support/generate-starter from Surveys/instruments/digcomp.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digcompInstrument = StarterFile(path: "Surveys/instruments/digcomp.json", content: ##"""
{
  "bands": {
    "communication-lowest-advanced": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 5,
      "judges": "person",
      "label": "Advanced",
      "origins": [
        "02t1watbyjcm2pn1"
      ],
      "position": "g9",
      "score": "communication-lowest",
      "sync": null
    },
    "communication-lowest-foundation": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 1,
      "judges": "person",
      "label": "Foundation",
      "origins": [
        "nf1e2bjt9v2w635x"
      ],
      "position": "dx",
      "score": "communication-lowest",
      "sync": null
    },
    "communication-lowest-highly-specialised": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 7,
      "judges": "person",
      "label": "Highly specialised",
      "origins": [
        "f67z8dhqat2t0d8p"
      ],
      "position": "hf",
      "score": "communication-lowest",
      "sync": null
    },
    "communication-lowest-intermediate": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 3,
      "judges": "person",
      "label": "Intermediate",
      "origins": [
        "c50ep5j3vdkh0q05"
      ],
      "position": "f3",
      "score": "communication-lowest",
      "sync": null
    },
    "communication-lowest-not-yet": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 0,
      "judges": "person",
      "label": "Not yet",
      "origins": [
        "9mqxz24s03qh0hy0"
      ],
      "position": "cr",
      "score": "communication-lowest",
      "sync": null
    },
    "creation-lowest-advanced": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 5,
      "judges": "person",
      "label": "Advanced",
      "origins": [
        "a3zfs457cdm9f6ey"
      ],
      "position": "m2",
      "score": "creation-lowest",
      "sync": null
    },
    "creation-lowest-foundation": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 1,
      "judges": "person",
      "label": "Foundation",
      "origins": [
        "qqnvhk1y6nt9h82a"
      ],
      "position": "jq",
      "score": "creation-lowest",
      "sync": null
    },
    "creation-lowest-highly-specialised": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 7,
      "judges": "person",
      "label": "Highly specialised",
      "origins": [
        "wnc2yth6e0dwz89j"
      ],
      "position": "n8",
      "score": "creation-lowest",
      "sync": null
    },
    "creation-lowest-intermediate": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 3,
      "judges": "person",
      "label": "Intermediate",
      "origins": [
        "hzq1srywnx0ys4dq"
      ],
      "position": "kw",
      "score": "creation-lowest",
      "sync": null
    },
    "creation-lowest-not-yet": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 0,
      "judges": "person",
      "label": "Not yet",
      "origins": [
        "g7fsacakgp4jkn83"
      ],
      "position": "ik",
      "score": "creation-lowest",
      "sync": null
    },
    "information-lowest-advanced": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 5,
      "judges": "person",
      "label": "Advanced",
      "origins": [
        "8fcz7bh52v92h0sj"
      ],
      "position": "ag",
      "score": "information-lowest",
      "sync": null
    },
    "information-lowest-foundation": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 1,
      "judges": "person",
      "label": "Foundation",
      "origins": [
        "4sapqdsymhpa8ep9"
      ],
      "position": "84",
      "score": "information-lowest",
      "sync": null
    },
    "information-lowest-highly-specialised": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 7,
      "judges": "person",
      "label": "Highly specialised",
      "origins": [
        "93hhh612jb5a0zjf"
      ],
      "position": "bm",
      "score": "information-lowest",
      "sync": null
    },
    "information-lowest-intermediate": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 3,
      "judges": "person",
      "label": "Intermediate",
      "origins": [
        "2vc5t6k6kga6sd57"
      ],
      "position": "9a",
      "score": "information-lowest",
      "sync": null
    },
    "information-lowest-not-yet": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 0,
      "judges": "person",
      "label": "Not yet",
      "origins": [
        "est4nj9y7qwy3gss"
      ],
      "position": "6y",
      "score": "information-lowest",
      "sync": null
    },
    "mean-advanced": {
      "deleted": null,
      "description": "By the level that the mean has reached; our own rule.",
      "from": 5,
      "judges": "person",
      "label": "Advanced",
      "origins": [
        "t5xpz2sww812z9ge"
      ],
      "position": "4n",
      "score": "mean",
      "sync": null
    },
    "mean-foundation": {
      "deleted": null,
      "description": "By the level that the mean has reached; our own rule.",
      "from": 1,
      "judges": "person",
      "label": "Foundation",
      "origins": [
        "hm750w0wwwn9wbpt"
      ],
      "position": "2b",
      "score": "mean",
      "sync": null
    },
    "mean-highly-specialised": {
      "deleted": null,
      "description": "By the level that the mean has reached; our own rule.",
      "from": 7,
      "judges": "person",
      "label": "Highly specialised",
      "origins": [
        "nxj1vft4xycgabve"
      ],
      "position": "5t",
      "score": "mean",
      "sync": null
    },
    "mean-intermediate": {
      "deleted": null,
      "description": "By the level that the mean has reached; our own rule.",
      "from": 3,
      "judges": "person",
      "label": "Intermediate",
      "origins": [
        "azbnyexcsypdf5ds"
      ],
      "position": "3h",
      "score": "mean",
      "sync": null
    },
    "mean-not-yet": {
      "deleted": null,
      "description": "By the level that the mean has reached; our own rule.",
      "from": 0,
      "judges": "person",
      "label": "Not yet",
      "origins": [
        "ykvk612k8ygt9edv"
      ],
      "position": "15",
      "score": "mean",
      "sync": null
    },
    "problems-lowest-advanced": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 5,
      "judges": "person",
      "label": "Advanced",
      "origins": [
        "jqmxda7zb4qvbd7p"
      ],
      "position": "xo",
      "score": "problems-lowest",
      "sync": null
    },
    "problems-lowest-foundation": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 1,
      "judges": "person",
      "label": "Foundation",
      "origins": [
        "pb0430wqp7kh8c5e"
      ],
      "position": "vc",
      "score": "problems-lowest",
      "sync": null
    },
    "problems-lowest-highly-specialised": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 7,
      "judges": "person",
      "label": "Highly specialised",
      "origins": [
        "y7sab28v3crvcz05"
      ],
      "position": "yu",
      "score": "problems-lowest",
      "sync": null
    },
    "problems-lowest-intermediate": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 3,
      "judges": "person",
      "label": "Intermediate",
      "origins": [
        "3d1w1ar9nnsz125t"
      ],
      "position": "wi",
      "score": "problems-lowest",
      "sync": null
    },
    "problems-lowest-not-yet": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 0,
      "judges": "person",
      "label": "Not yet",
      "origins": [
        "sgs9523p5gf8rsq9"
      ],
      "position": "u6",
      "score": "problems-lowest",
      "sync": null
    },
    "safety-lowest-advanced": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 5,
      "judges": "person",
      "label": "Advanced",
      "origins": [
        "x7t28g48cs4qx5gz"
      ],
      "position": "rv",
      "score": "safety-lowest",
      "sync": null
    },
    "safety-lowest-foundation": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 1,
      "judges": "person",
      "label": "Foundation",
      "origins": [
        "vqg5q45ec65ns2ks"
      ],
      "position": "pj",
      "score": "safety-lowest",
      "sync": null
    },
    "safety-lowest-highly-specialised": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 7,
      "judges": "person",
      "label": "Highly specialised",
      "origins": [
        "5rnm40c9hpmqs9af"
      ],
      "position": "t1",
      "score": "safety-lowest",
      "sync": null
    },
    "safety-lowest-intermediate": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 3,
      "judges": "person",
      "label": "Intermediate",
      "origins": [
        "0mchxbmab19y38jd"
      ],
      "position": "qp",
      "score": "safety-lowest",
      "sync": null
    },
    "safety-lowest-not-yet": {
      "deleted": null,
      "description": "By the level reached in every competence of the area; our own rule.",
      "from": 0,
      "judges": "person",
      "label": "Not yet",
      "origins": [
        "1fg898650b64sn0p"
      ],
      "position": "od",
      "score": "safety-lowest",
      "sync": null
    }
  },
  "benchmarks": {},
  "categories": {
    "communication": {
      "deleted": null,
      "description": null,
      "label": "Communication and collaboration",
      "origins": [
        "8qk23rqazb9f2j3a"
      ],
      "position": "c",
      "sync": null
    },
    "creation": {
      "deleted": null,
      "description": null,
      "label": "Digital content creation",
      "origins": [
        "v9s8e8x3dj1met3c"
      ],
      "position": "i",
      "sync": null
    },
    "information": {
      "deleted": null,
      "description": null,
      "label": "Information and data literacy",
      "origins": [
        "z6a6g8849z6e0kz0"
      ],
      "position": "6",
      "sync": null
    },
    "problems": {
      "deleted": null,
      "description": null,
      "label": "Problem solving",
      "origins": [
        "42te61exj6amczek"
      ],
      "position": "u",
      "sync": null
    },
    "safety": {
      "deleted": null,
      "description": null,
      "label": "Safety",
      "origins": [
        "8m6g2x0w1249se5n"
      ],
      "position": "o",
      "sync": null
    }
  },
  "caution": "The framework has no scoring. The means, the lowest levels of areas, the names for them and the level of the whole are our own rule, made so that studies can be described; they compare with nothing published. What counts as low skill, not yet and foundation, is our own reading too. Levels speak of complexity and of doing it alone: an assistive technology or an interpreter is no help from another person in this sense. Say with every placement who judged and on what evidence. Never convert it into another scale. There is no value where an answer of its area is missing.",
  "deleted": null,
  "id": "digcomp",
  "instructions": "Go through the 21 competences. For each, choose the level that fits what the person does today, in their own way and with their own assistive technology; 0 if it is not there yet.",
  "instrumentVersion": "2.2",
  "items": {
    "c1-1-browsing": {
      "category": "information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "7kcce1dmw865fc9c"
      ],
      "position": "1m",
      "reversed": false,
      "sync": null,
      "text": "Finding what one is after in searches, pages, feeds and menus, and getting back to it.",
      "weight": null
    },
    "c1-2-evaluating": {
      "category": "information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "sbxwabbv0f71x5vg"
      ],
      "position": "39",
      "reversed": false,
      "sync": null,
      "text": "Judging whether what one found is true, up to date, and whose interest it serves.",
      "weight": null
    },
    "c1-3-managing": {
      "category": "information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "bwwedvnt5xqm270y"
      ],
      "position": "4w",
      "reversed": false,
      "sync": null,
      "text": "Keeping files, photos and data in an order that one finds again.",
      "weight": null
    },
    "c2-1-interacting": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
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

"""##)
}
