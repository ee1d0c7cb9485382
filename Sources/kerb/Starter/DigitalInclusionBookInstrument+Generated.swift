// Written by Tests/Support/generate-starter from Surveys/instruments/digital-inclusion-book.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digitalInclusionBookInstrument = StarterFile(path: "Surveys/instruments/digital-inclusion-book.json", content: ##"""
{
  "categories": {},
  "deleted": null,
  "id": "digital-inclusion-book",
  "instrumentVersion": "1",
  "items": {},
  "kind": "scale",
  "language": "en",
  "levelRule": "Find the highest of the four given steps that is true of the person: 0, 4, 7 or 9. If the person is clearly beyond it and short of the next one, choose a step between the two and write in the notes why. Steps 0 to 6 lie below all essential skills and count as low digital skill.",
  "levels": {
    "0": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Has never been online and has decided to stay that way. One of the four steps whose meaning is given.",
      "label": "Never online and never will be",
      "origins": [
        "p6w7n2cb92psqwn6"
      ],
      "position": "1",
      "sync": null
    },
    "1": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 0, never and never will, and 4, one essential skill: nearest to 0. Choose it for somebody who is not online and has not ruled it out.",
      "label": "Just above never online",
      "origins": [
        "1dzvt8kq38atxyme"
      ],
      "position": "3",
      "sync": null
    },
    "2": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 0, never and never will, and 4, one essential skill: in the middle. Choose it for somebody who has tried, with others doing most of the steps.",
      "label": "About halfway from never online to one skill",
      "origins": [
        "qn0nj9vbdzxtc4gb"
      ],
      "position": "5",
      "sync": null
    },
    "3": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 0, never and never will, and 4, one essential skill: nearest to 4. Choose it for somebody who almost manages one essential skill alone.",
      "label": "Just below one essential skill",
      "origins": [
        "b2gm2vccbccegcvn"
      ],
      "position": "7",
      "sync": null
    },
    "4": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Manages one of the essential digital skills alone. One of the four steps whose meaning is given.",
      "label": "One essential skill",
      "origins": [
        "p8vv7k6g8yp41rqr"
      ],
      "position": "9",
      "sync": null
    },
    "5": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 4, one essential skill, and 7, all of them: nearer to 4.",
      "label": "More than one skill, well short of all",
      "origins": [
        "jktj5e8fr2eckwey"
      ],
      "position": "b",
      "sync": null
    },
    "6": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 4, one essential skill, and 7, all of them: nearer to 7.",
      "label": "Most skills, short of all",
      "origins": [
        "btqq1zhyb2jsn9v1"
      ],
      "position": "d",
      "sync": null
    },
    "7": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Manages all of the essential digital skills alone. One of the four steps whose meaning is given.",
      "label": "All essential skills",
      "origins": [
        "66fjwb3fseep4n70"
      ],
      "position": "f",
      "sync": null
    },
    "8": {
      "countsAsLow": false,
      "deleted": null,
      "description": "No meaning of its own is given. Above 7, all essential skills, and below 9, expert. Choose it for somebody who goes beyond the essential skills and is not yet asked as an expert.",
      "label": "Between all essential skills and expert",
      "origins": [
        "vhb5cjjsasrwcwvt"
      ],
      "position": "h",
      "sync": null
    },
    "9": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Knows the digital world well enough to help others with nearly all of it. One of the four steps whose meaning is given.",
      "label": "Expert",
      "origins": [
        "nes6xwe9zvr9k6v2"
      ],
      "position": "j",
      "sync": null
    }
  },
  "licence": "The range and the four meanings are used as facts; all wording is our own. No text of the book is included, and the official wording of the scale it goes back to is not included either.",
  "options": {},
  "origins": [
    "b7q3cpdtkrpg0b33"
  ],
  "source": "A book on inclusive design that tells the digital inclusion scale as ten steps. Taken from it are the range and the meanings of 0, 4, 7 and 9, as facts.",
  "summary": "Places a person on ten steps, from 0, never online and never will be, to 9, expert. Only 0, 4, 7 and 9 have a meaning that is given; the others are worded here as lying between their neighbours, and two careful people may choose differently between them. It is a scale of its own: a 4 here is not a 4 on the scale from 1 to 9, and nothing converts one into the other. The official wording of the scale it goes back to is not included.",
  "sync": null,
  "title": "Digital inclusion scale as a book tells it, 0 to 9",
  "wordingStatus": "ownWords",
  "~format": "instrument/1"
}

"""##)
}
