// Written by Tests/Support/generate-starter from Personas/spectrum/hear.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let hearSpectrum = StarterFile(path: "Personas/spectrum/hear.json", content: ##"""
{
  "benefits": [
    "Captions help learners of the language and everybody with the sound off",
    "Text beside speech can be searched and kept",
    "Vibration and light reach people in noise and in silence"
  ],
  "deleted": null,
  "dimension": "hear",
  "examples": {
    "1040bbb5vagzdp4mcjz9ky": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "A bartender in a full room meets a payment terminal that says “declined” with a beep alone."
    },
    "5behjp9vxqf7xre8yv4358": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody whose ears ring louder on tiring days meets a captcha of spoken digits in noise."
    },
    "64qd7ayepwx9zfycdhr9pr": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody who hears with hearing aids meets a video whose speaker is covered by music."
    },
    "9dwkyr74dpkn262yq7tnrx": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody with an ear infection meets a code that is read out by an automatic call."
    },
    "jyazpcreskpckk605rfyrn": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody beside a sleeping child, sound off, meets a video without captions."
    },
    "w4x73qbcnpdqr5w0ntexc4": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody whose language is signed meets a help line that exists only as a phone number."
    },
    "y65264j25dpbx605j4fah4": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody whose hearing drops for days and comes back meets a service that keeps only one way of contact on file."
    },
    "zjwkggkkxckvm4jcsa9ryr": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody with one ear blocked after a flight meets directions that differ only by left and right channel."
    }
  },
  "id": "hear",
  "mismatch": "The product takes for granted that sounds and speech arrive: an announcement, an alert, a video, a call from support. What is only said or only sounds is missed, and so is the chance to answer.",
  "origins": [
    "q2q4sv6pw8nzdpm5"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.4: functional statement on use without hearing",
    "EN 301 549 V3.2.1, clause 4.2.5: functional statement on use with limited hearing",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Microsoft’s inclusive design work: the cells of the persona spectrum, as facts"
  ],
  "startedFrom": "permanentNeed",
  "sync": null,
  "title": "Hearing",
  "~format": "spectrum/1"
}

"""##)
}
