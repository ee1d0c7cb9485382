// Written by Tests/Support/generate-starter from Personas/spectrum/speak.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let speakSpectrum = StarterFile(path: "Personas/spectrum/speak.json", content: ##"""
{
  "benefits": [
    "A chat leaves a record that both sides can look at",
    "A choice on the screen is quicker than spelling a name aloud",
    "Text in place of voice keeps private things private"
  ],
  "deleted": null,
  "dimension": "speak",
  "examples": {
    "0v86ampqtspe4704g2jy3b": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody who does not speak with the mouth meets a phone menu that wants an answer by voice."
    },
    "5nch5wf59n8f787n2e4e3g": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody in a quiet carriage meets a step that wants a reference number spoken aloud."
    },
    "84tcc9jtsf6s7nt7pp0rr0": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody whose speech goes when too much comes in at once meets support that only calls back."
    },
    "9yyzp52t9f0smdnw0dhcrp": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody whose words come slowly meets a voice assistant that cuts in after two seconds."
    },
    "bwbs3tas4d8at213nzw6gz": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody with a swollen jaw after the dentist meets dictation as the only comfortable way to write."
    },
    "phetmwh0wjqv6j1bvy38vx": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody who stammers more under pressure meets a voice menu with a countdown."
    },
    "te956qehj29jq6j6ykgktx": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody with laryngitis meets a bank that unlocks the account by voice."
    },
    "ypwvcwpkmgpyz9ha9cvc2x": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "A caller speaks with an accent that the recogniser has not learned, and the menu starts again."
    }
  },
  "id": "speak",
  "mismatch": "The product takes for granted a clear voice in the language, accent and tempo it was trained on, or a caller who speaks without a pause. Whoever is not heard that way has no other door.",
  "origins": [
    "pjv1mts4wfshx6ts"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.6: functional statement on use with no or limited vocal capability",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Microsoft’s inclusive design work: the cells of the persona spectrum, as facts"
  ],
  "startedFrom": "permanentNeed",
  "sync": null,
  "title": "Speaking and being understood",
  "~format": "spectrum/1"
}

"""##)
}
