// Written by Tests/Support/generate-starter from Surveys/instruments/sus.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let susInstrument = StarterFile(path: "Surveys/instruments/sus.json", content: ##"""
{
  "bands": {
    "grade-a": {
      "deleted": null,
      "description": null,
      "from": 80.8,
      "judges": "study",
      "label": "A",
      "origins": [
        "jdyk2vhm6x9pd8qt"
      ],
      "position": "u",
      "score": "sus",
      "sync": null
    },
    "grade-a-minus": {
      "deleted": null,
      "description": null,
      "from": 78.9,
      "judges": "study",
      "label": "A−",
      "origins": [
        "h7c5r8s8evk0ezfw"
      ],
      "position": "r",
      "score": "sus",
      "sync": null
    },
    "grade-a-plus": {
      "deleted": null,
      "description": null,
      "from": 84.1,
      "judges": "study",
      "label": "A+",
      "origins": [
        "mvfe1y3ppxz0q9bz"
      ],
      "position": "x",
      "score": "sus",
      "sync": null
    },
    "grade-b": {
      "deleted": null,
      "description": null,
      "from": 74.1,
      "judges": "study",
      "label": "B",
      "origins": [
        "vphsbv94z09fapc4"
      ],
      "position": "l",
      "score": "sus",
      "sync": null
    },
    "grade-b-minus": {
      "deleted": null,
      "description": null,
      "from": 72.6,
      "judges": "study",
      "label": "B−",
      "origins": [
        "qbrmpym6q4bdcnrr"
      ],
      "position": "i",
      "score": "sus",
      "sync": null
    },
    "grade-b-plus": {
      "deleted": null,
      "description": null,
      "from": 77.2,
      "judges": "study",
      "label": "B+",
      "origins": [
        "4ky1bk7dw93fg2w1"
      ],
      "position": "o",
      "score": "sus",
      "sync": null
    },
    "grade-c": {
      "deleted": null,
      "description": null,
      "from": 65,
      "judges": "study",
      "label": "C",
      "origins": [
        "6vbvrk8q6hf6hf3m"
      ],
      "position": "c",
      "score": "sus",
      "sync": null
    },
    "grade-c-minus": {
      "deleted": null,
      "description": null,
      "from": 62.7,
      "judges": "study",
      "label": "C−",
      "origins": [
        "x5g8dhx2hk518q2d"
      ],
      "position": "9",
      "score": "sus",
      "sync": null
    },
    "grade-c-plus": {
      "deleted": null,
      "description": null,
      "from": 71.1,
      "judges": "study",
      "label": "C+",
      "origins": [
        "hbtn8nj0c2v3gb35"
      ],
      "position": "f",
      "score": "sus",
      "sync": null
    },
    "grade-d": {
      "deleted": null,
      "description": null,
      "from": 51.7,
      "judges": "study",
      "label": "D",
      "origins": [
        "q7653nnam3fs4x4w"
      ],
      "position": "6",
      "score": "sus",
      "sync": null
    },
    "grade-f": {
      "deleted": null,
      "description": null,
      "from": 0,
      "judges": "study",
      "label": "F",
      "origins": [
        "ft5w10d8e3ve3yxr"
      ],
      "position": "3",
      "score": "sus",
      "sync": null
    }
  },
  "benchmarks": {
    "mean-of-500-studies": {
      "deleted": null,
      "group": null,
      "highest": null,
      "label": "Mean of about 500 studies",
      "origins": [
        "1xx7vdk4j9ypy06c"
      ],
      "position": "i",
      "score": "sus",
      "source": "Sauro, A Practical Guide to the System Usability Scale, 2011, as carried over in the R functions that J. R. Lewis published with Sauro and Lewis, Quantifying the User Experience; read there. Found with the official words. A mean of 68 has the percentile 50.",
      "sync": null,
      "value": 68
    }
  },
  "categories": {
    "learnable": {
      "deleted": null,
      "description": "What it takes to get started: statements 4 and 10.",
      "label": "Learnable",
      "origins": [
        "8df8b369qf6tgrh6"
      ],
      "position": "o",
      "sync": null
    },
    "usable": {
      "deleted": null,
      "description": "How well it works once one knows it: eight statements.",
      "label": "Usable",
      "origins": [
        "tqb4x773f20x6v8k"
      ],
      "position": "c",
      "sync": null
    }
  },
  "caution": "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. The mean of 68, the grades and the percentiles were found with the official words; beside scores from this file they are a hint and no proof. Grades and percentiles are for the mean of a study, never for one person. The same answer to all ten statements always gives 50, whatever the answer: such sheets are flagged. A missing answer counts as the middle answer, 3, as long as at least eight of the ten were given; with fewer there is no score.",
  "deleted": null,
  "id": "sus",
  "instructions": "Here are ten sentences about the product you have just used. Say for each how far you agree, from 1, not at all, to 5, completely. Answer from your first feeling. If a sentence does not fit, choose 3.",
  "instrumentVersion": "1996",
  "items": {
    "q1": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "jc27kx4ydkgk7mhx"
      ],
      "position": "39",
      "reversed": false,
      "sync": null,
      "text": "I can picture myself coming back to this product often.",
      "weight": null
    },
    "q10": {
      "category": "learnable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "53pxzs6mar6z89h8"
      ],
      "position": "wq",
      "reversed": true,
      "sync": null,
      "text": "There was a lot to take in before I could really begin with this product.",
      "weight": null
    },
    "q2": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "18gszphth60vh0z9"
      ],
      "position": "6j",
      "reversed": true,
      "sync": null,
      "text": "There is more to this product than there needs to be; it could be simpler.",
      "weight": null
    },
    "q3": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "jdkjxgp780c5af8b"
      ],
      "position": "9t",
      "reversed": false,
      "sync": null,
      "text": "Working with this product was no trouble.",
      "weight": null
    },
    "q4": {
      "category": "learnable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "h3s209c3kgv9mnba"
      ],
      "position": "d3",
      "reversed": true,
      "sync": null,
      "text": "To get along with this product I would want an expert at my side.",
      "weight": null
    },
    "q5": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "w8xfb27pqqw7yntr"
      ],
      "position": "gd",
      "reversed": false,
      "sync": null,
      "text": "The parts of this product fit together and work as one.",
      "weight": null
    },
    "q6": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "ftqxttq3nf4dwmgw"
      ],
      "position": "jm",
      "reversed": true,
      "sync": null,
      "text": "This product does similar things in different ways, and that gets in the way.",
      "weight": null
    },
    "q7": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8v51z48c7ebbg1pw"
      ],
      "position": "mw",
      "reversed": false,
      "sync": null,
      "text": "I expect that nearly everybody would get the hang of this product in a short time.",
      "weight": null
    },
    "q8": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "xp314j6tptv9fxjs"
      ],
      "position": "q6",
      "reversed": true,
      "sync": null,
      "text": "Getting anything done with this product felt clumsy and long-winded.",
      "weight": null
    },
    "q9": {
      "category": "usable",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "e7qe8dyyv7bjvft7"
      ],
      "position": "tg",
      "reversed": false,
      "sync": null,
      "text": "While I used this product I felt sure of what I was doing.",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Free to use as long as the source is named, by general understanding; nobody has checked the terms at their source. The official words are not included: check the terms before you add them as a file of your own.",
  "norms": {
    "sus-1": {
      "deleted": null,
      "from": 1,
      "origins": [
        "16n241fd559xewv9"
      ],
      "percentile": 0.2,
      "position": "0c",
      "score": "sus",
      "sync": null
    },
    "sus-10": {
      "deleted": null,
      "from": 10,
      "origins": [
        "t3nqgnbbw6tjk7xj"
      ],
      "percentile": 0.5,
      "position": "3k",
      "score": "sus",
      "sync": null
    },
    "sus-100": {
      "deleted": null,
      "from": 100,
      "origins": [
        "b8cb582hyzgwckqd"
      ],
      "percentile": 100,
      "position": "zn",
      "score": "sus",
      "sync": null
    },
    "sus-11": {
      "deleted": null,
      "from": 11,
      "origins": [
        "a93518k1n0jp0xw1"
      ],
      "percentile": 0.5,
      "position": "3x",
      "score": "sus",
      "sync": null
    },
    "sus-12": {
      "deleted": null,
      "from": 12,
      "origins": [
        "5sxnmww1dzn2e4rg"
      ],
      "percentile": 0.6,
      "position": "49",
      "score": "sus",
      "sync": null
    },
    "sus-13": {
      "deleted": null,
      "from": 13,
      "origins": [
        "9vgr0pvyx1b7zh2a"
      ],
      "percentile": 0.6,
      "position": "4m",
      "score": "sus",
      "sync": null
    },
    "sus-14": {
      "deleted": null,
      "from": 14,
      "origins": [
        "hhhx7d77zxrqgmrv"
      ],
      "percentile": 0.7,
      "position": "4z",
      "score": "sus",
      "sync": null
    },
    "sus-15": {
      "deleted": null,
      "from": 15,
      "origins": [
        "efjyw0ah8em9p7gb"
      ],
      "percentile": 0.7,
      "position": "5c",
      "score": "sus",
      "sync": null
    },
    "sus-16": {
      "deleted": null,
      "from": 16,
      "origins": [
        "hj8ksazk82x67744"
      ],
      "percentile": 0.8,
      "position": "5p",
      "score": "sus",
      "sync": null
    },
    "sus-17": {
      "deleted": null,
      "from": 17,
      "origins": [
        "75vngcvn08mt4tfs"
      ],
      "percentile": 0.8,
      "position": "62",
      "score": "sus",
      "sync": null
    },
    "sus-18": {
      "deleted": null,
      "from": 18,
      "origins": [
        "1v3tt8bgw54db113"
      ],
      "percentile": 0.9,
      "position": "6e",
      "score": "sus",
      "sync": null
    },
    "sus-19": {
      "deleted": null,
      "from": 19,
      "origins": [
        "1f12y136bgb7f59g"
      ],
      "percentile": 1,
      "position": "6r",
      "score": "sus",
      "sync": null
    },
    "sus-2": {
      "deleted": null,
      "from": 2,
      "origins": [
        "32240qvtqydm8ev4"
      ],
      "percentile": 0.2,
      "position": "0p",
      "score": "sus",
      "sync": null
    },
    "sus-20": {
      "deleted": null,
      "from": 20,
      "origins": [
        "yagnjcr6cph2xr2a"
      ],
      "percentile": 1.1,
      "position": "74",
      "score": "sus",
      "sync": null
    },
    "sus-21": {
      "deleted": null,
      "from": 21,
      "origins": [
        "a926mtqe53gvt939"
      ],
      "percentile": 1.2,
      "position": "7h",
      "score": "sus",
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
      ],
      "deleted": null,
      "description": "0 to 100, from the eight statements other than 4 and 10.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Usable",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": 3.125,
      "origins": [
        "y7d5w68b1h6kqet5"
      ],
      "parts": [],
      "position": "i",
      "rule": "sum",
      "sync": null
    }
  },
  "source": "Structure and scoring: J. Brooke, SUS: a quick and dirty usability scale, in Usability Evaluation in Industry, 1996 (first used 1986): ten statements, every second one turned round, answers 1 to 5, each worth 0 to 4, times 2.5. Two subscales, usable and learnable: Lewis and Sauro, The factor structure of the System Usability Scale, 2009. Multipliers, grades and percentiles confirmed in the R functions of J. R. Lewis, which leave out whole sheets with a missing answer; replacing a missing answer by 3 follows Brooke’s instruction to people to mark the middle where they cannot answer, which we know from memory. Only structure and scoring are taken over, no wording.",
  "summary": "How usable somebody found a product, in ten answers and one number from 0 to 100. It says how a product compares, not what is wrong with it. The number is no percentage. It was made with people who mostly used no assistive technology; for people who use one there is a scale of its own, and the two are never averaged together.",
  "sync": null,
  "title": "System Usability Scale (SUS), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
