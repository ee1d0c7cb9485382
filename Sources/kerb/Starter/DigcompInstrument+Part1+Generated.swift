// Written by Tests/Support/generate-starter from Surveys/instruments/digcomp.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digcompInstrumentPart1 = ##"""
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

"""##
}
