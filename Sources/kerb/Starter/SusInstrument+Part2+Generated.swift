// Written by Tests/Support/generate-starter from Surveys/instruments/sus.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let susInstrumentPart2 = ##"""
      "sync": null
    },
    "sus-22": {
      "deleted": null,
      "from": 22,
      "origins": [
        "dxg82e6bzb9v1wdr"
      ],
      "percentile": 1.3,
      "position": "7u",
      "score": "sus",
      "sync": null
    },
    "sus-23": {
      "deleted": null,
      "from": 23,
      "origins": [
        "5hacr7dr7xh1cjqs"
      ],
      "percentile": 1.4,
      "position": "87",
      "score": "sus",
      "sync": null
    },
    "sus-24": {
      "deleted": null,
      "from": 24,
      "origins": [
        "a23rhxb7kfnj484c"
      ],
      "percentile": 1.5,
      "position": "8j",
      "score": "sus",
      "sync": null
    },
    "sus-25": {
      "deleted": null,
      "from": 25,
      "origins": [
        "g56x0ne390799j67"
      ],
      "percentile": 1.6,
      "position": "8w",
      "score": "sus",
      "sync": null
    },
    "sus-26": {
      "deleted": null,
      "from": 26,
      "origins": [
        "9w532wt6khw8accj"
      ],
      "percentile": 1.8,
      "position": "99",
      "score": "sus",
      "sync": null
    },
    "sus-27": {
      "deleted": null,
      "from": 27,
      "origins": [
        "1ksq3dt0bsahc8cq"
      ],
      "percentile": 1.9,
      "position": "9m",
      "score": "sus",
      "sync": null
    },
    "sus-28": {
      "deleted": null,
      "from": 28,
      "origins": [
        "a0753a1v4ypapgb0"
      ],
      "percentile": 2.1,
      "position": "9z",
      "score": "sus",
      "sync": null
    },
    "sus-29": {
      "deleted": null,
      "from": 29,
      "origins": [
        "whw6ecjrbk950yh7"
      ],
      "percentile": 2.3,
      "position": "ac",
      "score": "sus",
      "sync": null
    },
    "sus-3": {
      "deleted": null,
      "from": 3,
      "origins": [
        "25nxb65e89m8w0ge"
      ],
      "percentile": 0.3,
      "position": "12",
      "score": "sus",
      "sync": null
    },
    "sus-30": {
      "deleted": null,
      "from": 30,
      "origins": [
        "t0pa8jvg2d7ztef9"
      ],
      "percentile": 2.5,
      "position": "ao",
      "score": "sus",
      "sync": null
    },
    "sus-31": {
      "deleted": null,
      "from": 31,
      "origins": [
        "w0tt7n2j32mp98ne"
      ],
      "percentile": 2.7,
      "position": "b1",
      "score": "sus",
      "sync": null
    },
    "sus-32": {
      "deleted": null,
      "from": 32,
      "origins": [
        "fj7gtb2hmavtgbe3"
      ],
      "percentile": 2.9,
      "position": "be",
      "score": "sus",
      "sync": null
    },
    "sus-33": {
      "deleted": null,
      "from": 33,
      "origins": [
        "wnnghxqnp5r49mhr"
      ],
      "percentile": 3.2,
      "position": "br",
      "score": "sus",
      "sync": null
    },
    "sus-34": {
      "deleted": null,
      "from": 34,
      "origins": [
        "n838wb6g68x72tcx"
      ],
      "percentile": 3.4,
      "position": "c4",
      "score": "sus",
      "sync": null
    },
    "sus-35": {
      "deleted": null,
      "from": 35,
      "origins": [
        "vpv5h4awhsb6gmqj"
      ],
      "percentile": 3.8,
      "position": "ch",
      "score": "sus",
      "sync": null
    },
    "sus-36": {
      "deleted": null,
      "from": 36,
      "origins": [
        "6akq7s3f8x7j7rjb"
      ],
      "percentile": 4.1,
      "position": "ct",
      "score": "sus",
      "sync": null
    },
    "sus-37": {
      "deleted": null,
      "from": 37,
      "origins": [
        "ycpd93e40mq63e88"
      ],
      "percentile": 4.4,
      "position": "d6",
      "score": "sus",
      "sync": null
    },
    "sus-38": {
      "deleted": null,
      "from": 38,
      "origins": [
        "mm243nk6ceg00jhd"
      ],
      "percentile": 4.8,
      "position": "dj",
      "score": "sus",
      "sync": null
    },
    "sus-39": {
      "deleted": null,
      "from": 39,
      "origins": [
        "r1cf2gb86jg4q2q2"
      ],
      "percentile": 5.3,
      "position": "dw",
      "score": "sus",
      "sync": null
    },
    "sus-4": {
      "deleted": null,
      "from": 4,
      "origins": [
        "1pp03qh6e1z4ywgk"
      ],
      "percentile": 0.3,
      "position": "1f",
      "score": "sus",
      "sync": null
    },
    "sus-40": {
      "deleted": null,
      "from": 40,
      "origins": [
        "nk8wd8vecb9jbc8f"
      ],
      "percentile": 5.7,
      "position": "e9",
      "score": "sus",
      "sync": null
    },
    "sus-41": {
      "deleted": null,
      "from": 41,
      "origins": [
        "yx8fg3qa6704ycja"
      ],
      "percentile": 6.2,
      "position": "em",
      "score": "sus",
      "sync": null
    },
    "sus-42": {
      "deleted": null,
      "from": 42,
      "origins": [
        "phs22v8z8sxgppby"
      ],
      "percentile": 6.8,
      "position": "ey",
      "score": "sus",
      "sync": null
    },
    "sus-43": {
      "deleted": null,
      "from": 43,
      "origins": [
        "y2wpcsev5gxdtxgm"
      ],
      "percentile": 7.3,
      "position": "fb",
      "score": "sus",
      "sync": null
    },
    "sus-44": {
      "deleted": null,
      "from": 44,
      "origins": [
        "9c8z80yep17g7q9a"
      ],
      "percentile": 8,
      "position": "fo",
      "score": "sus",
      "sync": null
    },
    "sus-45": {
      "deleted": null,
      "from": 45,
      "origins": [
        "4w7346fra1vp6vc2"
      ],
      "percentile": 8.7,
      "position": "g1",
      "score": "sus",
      "sync": null
    },
    "sus-46": {
      "deleted": null,
      "from": 46,
      "origins": [
        "ttt2gfr7eyxk05n5"
      ],
      "percentile": 9.4,
      "position": "ge",
      "score": "sus",
      "sync": null
    },
    "sus-47": {
      "deleted": null,
      "from": 47,
      "origins": [
        "xg4awgtytv08adag"
      ],
      "percentile": 10.2,
      "position": "gr",
      "score": "sus",
      "sync": null
    },
    "sus-48": {
      "deleted": null,
      "from": 48,
      "origins": [
        "7ary4kdsfc0x3fm9"
      ],
      "percentile": 11.1,
      "position": "h3",
      "score": "sus",
      "sync": null
    },
    "sus-49": {
      "deleted": null,
      "from": 49,
      "origins": [
        "aqz8gaeevw9renfs"
      ],
      "percentile": 12.1,
      "position": "hg",
      "score": "sus",
      "sync": null
    },
    "sus-5": {
      "deleted": null,
      "from": 5,
      "origins": [
        "1kdmtjz1y14aefq8"
      ],
      "percentile": 0.3,
      "position": "1s",
      "score": "sus",
      "sync": null
    },
    "sus-50": {
      "deleted": null,
      "from": 50,
      "origins": [
        "5e9zmy3kfnrktz8q"
      ],
      "percentile": 13.1,
      "position": "ht",
      "score": "sus",
      "sync": null
    },
    "sus-51": {
      "deleted": null,
      "from": 51,
      "origins": [
        "6x6qpd9cfzd192d9"
      ],
      "percentile": 14.2,
      "position": "i6",
      "score": "sus",
      "sync": null
    },
    "sus-52": {
      "deleted": null,
      "from": 52,
      "origins": [
        "n30hknj5wn3rrekf"
      ],
      "percentile": 15.4,
      "position": "ij",
      "score": "sus",
      "sync": null
    },
    "sus-53": {
      "deleted": null,
      "from": 53,
      "origins": [
        "9tfw5yz2syydgxxv"
      ],
      "percentile": 16.7,
      "position": "iw",
      "score": "sus",
      "sync": null
    },
    "sus-54": {
      "deleted": null,
      "from": 54,
      "origins": [
        "q5qm0pj2k7w2adv6"
      ],
      "percentile": 18.1,
      "position": "j8",
      "score": "sus",
      "sync": null
    },
    "sus-55": {
      "deleted": null,
      "from": 55,
      "origins": [
        "ejxtea1wv33c6adb"
      ],
      "percentile": 19.6,
      "position": "jl",
      "score": "sus",
      "sync": null
    },
    "sus-56": {
      "deleted": null,
      "from": 56,
      "origins": [
        "9f9rnnprpk82rvd3"
      ],
      "percentile": 21.2,
      "position": "jy",
      "score": "sus",
      "sync": null
    },
    "sus-57": {
      "deleted": null,
      "from": 57,
      "origins": [
        "n9cah8bqedvte7fx"
      ],
      "percentile": 22.9,
      "position": "kb",
      "score": "sus",
      "sync": null
    },
    "sus-58": {
      "deleted": null,
      "from": 58,
      "origins": [
        "ekr621rv8y49yzee"
      ],
      "percentile": 24.7,
      "position": "ko",
      "score": "sus",
      "sync": null
    },
    "sus-59": {
      "deleted": null,
      "from": 59,
      "origins": [
        "kykmkx1wg6xgmk6d"
      ],
      "percentile": 26.7,
      "position": "l1",
      "score": "sus",
      "sync": null
    },
    "sus-6": {
      "deleted": null,
      "from": 6,
      "origins": [
        "dzkpynhyb1cg7ebv"
      ],
      "percentile": 0.3,
      "position": "24",
      "score": "sus",
      "sync": null
    },
    "sus-60": {
      "deleted": null,
      "from": 60,
      "origins": [
        "nyc2dsahqezxb2m1"
      ],
      "percentile": 28.8,
      "position": "ld",
      "score": "sus",
      "sync": null
    },
    "sus-61": {
      "deleted": null,
      "from": 61,
      "origins": [
        "3fx2rpfs42agc711"
      ],
      "percentile": 31,
      "position": "lq",
      "score": "sus",
      "sync": null
    },
    "sus-62": {
      "deleted": null,
      "from": 62,
      "origins": [
        "p6r78ycdsqpfe8ba"
      ],
      "percentile": 33.3,
      "position": "m3",
      "score": "sus",
      "sync": null
    },
    "sus-63": {
      "deleted": null,
      "from": 63,

"""##
}
