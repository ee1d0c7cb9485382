// Written by Tests/Support/generate-starter from Surveys/instruments/sus.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let susInstrumentPart1 = ##"""
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

"""##
}
