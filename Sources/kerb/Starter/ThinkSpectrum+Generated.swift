// Written by Tests/Support/generate-starter from Personas/spectrum/think.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let thinkSpectrum = StarterFile(path: "Personas/spectrum/think.json", content: ##"""
{
  "benefits": [
    "Help is found before it is needed",
    "People in a hurry make fewer mistakes",
    "Plain words are quicker for experts and easier to translate",
    "Saved work survives an interruption"
  ],
  "deleted": null,
  "dimension": "think",
  "examples": {
    "0t4m1c8f2ec0fp4hn6c60x": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody for whom letters do not sit still meets a page of conditions in narrow, justified lines."
    },
    "1psm0djagdwv49mbevfrn0": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody who takes words at their word meets a button that says “Let’s roll!”."
    },
    "69tc1wsj4a2bjqqrtvmh4v": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "Somebody who reads the language of the city since last month meets a notice full of abbreviations."
    },
    "8y7w0af98649q7ra0rr5ab": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody whose attention comes in short bursts meets a video that is the only instruction."
    },
    "fh12vye80eym33hawjc9m8": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody with two children pulling at the coat meets a form that forgets everything after a minute."
    },
    "h8k48akzmc0e1f87kf6tz5": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody on strong painkillers meets a six-digit code to be carried from one app to another."
    },
    "r18h93wxfqcsf92x4c3873": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody with a concussion meets eleven tariffs on one screen."
    },
    "vkdyxhw5hw9rkdm234d9n1": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody whose words and numbers come easily only on rested days meets a login puzzle."
    }
  },
  "id": "think",
  "mismatch": "The product takes for granted undivided attention, a good memory for codes and steps, quick reading, and knowledge of its words and icons. When it asks to hold much in mind, hurries, or changes its ways, people lose the thread.",
  "origins": [
    "8kbyp0vj6mbbghxv"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.10: functional statement on use with limited cognition, language or learning",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Persona spectrum for thinking and learning: focus, learn, recall, decide, communicate; teams are asked to add it"
  ],
  "startedFrom": "field",
  "sync": null,
  "title": "Thinking, learning and attention",
  "~format": "spectrum/1"
}

"""##)
}
