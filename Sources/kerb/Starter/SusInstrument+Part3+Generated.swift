// Written by Tests/Support/generate-starter from Surveys/instruments/sus.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let susInstrumentPart3 = ##"""
      "origins": [
        "0fk61a8wdms0jqyk"
      ],
      "percentile": 35.8,
      "position": "mg",
      "score": "sus",
      "sync": null
    },
    "sus-64": {
      "deleted": null,
      "from": 64,
      "origins": [
        "7exvhw9nb6zq6kr2"
      ],
      "percentile": 38.4,
      "position": "mt",
      "score": "sus",
      "sync": null
    },
    "sus-65": {
      "deleted": null,
      "from": 65,
      "origins": [
        "b621hqb451s54evs"
      ],
      "percentile": 41.1,
      "position": "n6",
      "score": "sus",
      "sync": null
    },
    "sus-66": {
      "deleted": null,
      "from": 66,
      "origins": [
        "94fdn0cwfyc7y1p4"
      ],
      "percentile": 43.9,
      "position": "ni",
      "score": "sus",
      "sync": null
    },
    "sus-67": {
      "deleted": null,
      "from": 67,
      "origins": [
        "sk9p5k4krn3kqn4t"
      ],
      "percentile": 46.9,
      "position": "nv",
      "score": "sus",
      "sync": null
    },
    "sus-68": {
      "deleted": null,
      "from": 68,
      "origins": [
        "t176nmyp40w4ytpa"
      ],
      "percentile": 50,
      "position": "o8",
      "score": "sus",
      "sync": null
    },
    "sus-69": {
      "deleted": null,
      "from": 69,
      "origins": [
        "pgbh13gycdqyg94d"
      ],
      "percentile": 53.2,
      "position": "ol",
      "score": "sus",
      "sync": null
    },
    "sus-7": {
      "deleted": null,
      "from": 7,
      "origins": [
        "pzdqd16nr6pnz99s"
      ],
      "percentile": 0.4,
      "position": "2h",
      "score": "sus",
      "sync": null
    },
    "sus-70": {
      "deleted": null,
      "from": 70,
      "origins": [
        "0qgvy7sgh3sd22v4"
      ],
      "percentile": 56.4,
      "position": "oy",
      "score": "sus",
      "sync": null
    },
    "sus-71": {
      "deleted": null,
      "from": 71,
      "origins": [
        "y9bgv569x0hbavxf"
      ],
      "percentile": 59.8,
      "position": "pb",
      "score": "sus",
      "sync": null
    },
    "sus-72": {
      "deleted": null,
      "from": 72,
      "origins": [
        "hxf8axc0n2j451wj"
      ],
      "percentile": 63.1,
      "position": "pn",
      "score": "sus",
      "sync": null
    },
    "sus-73": {
      "deleted": null,
      "from": 73,
      "origins": [
        "dmpstagtc5990kcy"
      ],
      "percentile": 66.5,
      "position": "q",
      "score": "sus",
      "sync": null
    },
    "sus-74": {
      "deleted": null,
      "from": 74,
      "origins": [
        "pyja7bbj775598x2"
      ],
      "percentile": 69.9,
      "position": "qd",
      "score": "sus",
      "sync": null
    },
    "sus-75": {
      "deleted": null,
      "from": 75,
      "origins": [
        "tez2ewwvg464r6av"
      ],
      "percentile": 73.2,
      "position": "qq",
      "score": "sus",
      "sync": null
    },
    "sus-76": {
      "deleted": null,
      "from": 76,
      "origins": [
        "5nvkzzvxtf8tpvjq"
      ],
      "percentile": 76.5,
      "position": "r3",
      "score": "sus",
      "sync": null
    },
    "sus-77": {
      "deleted": null,
      "from": 77,
      "origins": [
        "m1gj2pq7yrhybzfp"
      ],
      "percentile": 79.7,
      "position": "rg",
      "score": "sus",
      "sync": null
    },
    "sus-78": {
      "deleted": null,
      "from": 78,
      "origins": [
        "83hc0946yne2cde2"
      ],
      "percentile": 82.7,
      "position": "rs",
      "score": "sus",
      "sync": null
    },
    "sus-79": {
      "deleted": null,
      "from": 79,
      "origins": [
        "0vcrz7m8v5w68pgv"
      ],
      "percentile": 85.5,
      "position": "s5",
      "score": "sus",
      "sync": null
    },
    "sus-8": {
      "deleted": null,
      "from": 8,
      "origins": [
        "dsbyhehc4geae0sq"
      ],
      "percentile": 0.4,
      "position": "2u",
      "score": "sus",
      "sync": null
    },
    "sus-80": {
      "deleted": null,
      "from": 80,
      "origins": [
        "5bbg40sp2j5rb8rb"
      ],
      "percentile": 88.1,
      "position": "si",
      "score": "sus",
      "sync": null
    },
    "sus-81": {
      "deleted": null,
      "from": 81,
      "origins": [
        "kc4z0czr61kx33gr"
      ],
      "percentile": 90.5,
      "position": "sv",
      "score": "sus",
      "sync": null
    },
    "sus-82": {
      "deleted": null,
      "from": 82,
      "origins": [
        "fnradavsgw984638"
      ],
      "percentile": 92.6,
      "position": "t8",
      "score": "sus",
      "sync": null
    },
    "sus-83": {
      "deleted": null,
      "from": 83,
      "origins": [
        "m8z90rw7jpyfcdaw"
      ],
      "percentile": 94.4,
      "position": "tl",
      "score": "sus",
      "sync": null
    },
    "sus-84": {
      "deleted": null,
      "from": 84,
      "origins": [
        "a0swq95tgmny8qqx"
      ],
      "percentile": 95.9,
      "position": "tx",
      "score": "sus",
      "sync": null
    },
    "sus-85": {
      "deleted": null,
      "from": 85,
      "origins": [
        "ey5xsdym7rz9zm9q"
      ],
      "percentile": 97.2,
      "position": "ua",
      "score": "sus",
      "sync": null
    },
    "sus-86": {
      "deleted": null,
      "from": 86,
      "origins": [
        "77yfjfjc8wj77h6c"
      ],
      "percentile": 98.1,
      "position": "un",
      "score": "sus",
      "sync": null
    },
    "sus-87": {
      "deleted": null,
      "from": 87,
      "origins": [
        "h4n649atnjyq7mjm"
      ],
      "percentile": 98.8,
      "position": "v",
      "score": "sus",
      "sync": null
    },
    "sus-88": {
      "deleted": null,
      "from": 88,
      "origins": [
        "kjhmhr5ja8ennsg5"
      ],
      "percentile": 99.3,
      "position": "vd",
      "score": "sus",
      "sync": null
    },
    "sus-89": {
      "deleted": null,
      "from": 89,
      "origins": [
        "ns19pm6bze9t8rkq"
      ],
      "percentile": 99.6,
      "position": "vq",
      "score": "sus",
      "sync": null
    },
    "sus-9": {
      "deleted": null,
      "from": 9,
      "origins": [
        "5dw4h1m9q0avmh54"
      ],
      "percentile": 0.4,
      "position": "37",
      "score": "sus",
      "sync": null
    },
    "sus-90": {
      "deleted": null,
      "from": 90,
      "origins": [
        "5jd0gjsvt3bjbr4v"
      ],
      "percentile": 99.8,
      "position": "w2",
      "score": "sus",
      "sync": null
    },
    "sus-91": {
      "deleted": null,
      "from": 91,
      "origins": [
        "c6trhgwtef90n1z2"
      ],
      "percentile": 99.9,
      "position": "wf",
      "score": "sus",
      "sync": null
    },
    "sus-92": {
      "deleted": null,
      "from": 92,
      "origins": [
        "dmth55mj34c2ap6z"
      ],
      "percentile": 100,
      "position": "ws",
      "score": "sus",
      "sync": null
    },
    "sus-93": {
      "deleted": null,
      "from": 93,
      "origins": [
        "kczf2p82akhcaw13"
      ],
      "percentile": 100,
      "position": "x5",
      "score": "sus",
      "sync": null
    },
    "sus-94": {
      "deleted": null,
      "from": 94,
      "origins": [
        "9jf3mhyfn4e63y8h"
      ],
      "percentile": 100,
      "position": "xi",
      "score": "sus",
      "sync": null
    },
    "sus-95": {
      "deleted": null,
      "from": 95,
      "origins": [
        "g0pbcz87y4asff3q"
      ],
      "percentile": 100,
      "position": "xv",
      "score": "sus",
      "sync": null
    },
    "sus-96": {
      "deleted": null,
      "from": 96,
      "origins": [
        "n1g7w42jya4s8b0e"
      ],
      "percentile": 100,
      "position": "y7",
      "score": "sus",
      "sync": null
    },
    "sus-97": {
      "deleted": null,
      "from": 97,
      "origins": [
        "tyckzys4refkf909"
      ],
      "percentile": 100,
      "position": "yk",
      "score": "sus",
      "sync": null
    },
    "sus-98": {
      "deleted": null,
      "from": 98,
      "origins": [
        "rch57ckxj59ceyev"
      ],
      "percentile": 100,
      "position": "yx",
      "score": "sus",
      "sync": null
    },
    "sus-99": {
      "deleted": null,
      "from": 99,
      "origins": [
        "5zrj90p2sq2mvrtg"
      ],
      "percentile": 100,
      "position": "za",
      "score": "sus",
      "sync": null
    }
  },
  "options": {},
  "origins": [
    "ve8rv5wt1phj7m2q"
  ],
  "perTask": false,
  "range": {
    "highLabel": "I agree completely",
    "highest": 5,
    "lowLabel": "I do not agree at all",
    "lowest": 1,
    "step": 1
  },
  "scores": {
    "learnable": {
      "add": -2,
      "atLeast": null,
      "categories": [
        "learnable"
      ],
      "deleted": null,
      "description": "0 to 100, from statements 4 and 10. Two answers are few: it moves in steps of 12.5.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Learnable",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": 12.5,
      "origins": [
        "fp7k0m0864qn6yw7"
      ],
      "parts": [],
      "position": "r",
      "rule": "sum",
      "sync": null
    },
    "sus": {
      "add": -10,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "0 to 100. No percentage.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "SUS score",
      "leastAnswered": 8,
      "missing": "middle",
      "multiply": 2.5,
      "origins": [
        "d81jtqdsj6r2q9aa"
      ],
      "parts": [],
      "position": "9",
      "rule": "sum",
      "sync": null
    },
    "usable": {
      "add": -8,
      "atLeast": null,
      "categories": [
        "usable"

"""##
}
