// Written by Tests/Support/generate-starter from Personas/spectrum/see.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let seeSpectrum = StarterFile(path: "Personas/spectrum/see.json", content: ##"""
{
  "benefits": [
    "Everything that has a name can be spoken, searched and automated",
    "Readable contrast helps in sunlight and on cheap screens",
    "Text that grows helps anybody who left the glasses at home"
  ],
  "deleted": null,
  "dimension": "see",
  "examples": {
    "017hxsy1fgmzad0mdgvw54": {
      "deleted": null,
      "duration": "changing",
      "position": "h",
      "sync": null,
      "text": "Somebody whose sight blurs when sugar levels move meets text that cannot grow."
    },
    "0dbp86krbtj8z358hnb2hw": {
      "deleted": null,
      "duration": "permanent",
      "position": "3",
      "sync": null,
      "text": "Somebody who sees a narrow field meets an error message at the far edge of the screen."
    },
    "frf1ndsx7bbn6bj7sx9rh4": {
      "deleted": null,
      "duration": "situational",
      "position": "d",
      "sync": null,
      "text": "Somebody at a stop in full sun meets a ticket whose barcode and time are pale grey."
    },
    "jkwp2wqq4as9q943vt9bg1": {
      "deleted": null,
      "duration": "temporary",
      "position": "7",
      "sync": null,
      "text": "Somebody waiting for a cataract operation meets grey text on a white page."
    },
    "n2wdstzd2cnttd3j5hep1v": {
      "deleted": null,
      "duration": "changing",
      "position": "f",
      "sync": null,
      "text": "Somebody for whom bright screens hurt on some days meets a white page that ignores the dark setting."
    },
    "v2ky2mggrj4y7t3my0738c": {
      "deleted": null,
      "duration": "temporary",
      "position": "9",
      "sync": null,
      "text": "Somebody with drops in the eyes after a check-up meets a code that has to be read within a minute."
    },
    "xec27x055276tbks92xzvt": {
      "deleted": null,
      "duration": "permanent",
      "position": "5",
      "sync": null,
      "text": "Somebody who does not tell red from green meets lines on a map that only colour tells apart."
    },
    "xzr6cgxpcbewg8zb9g4ta6": {
      "deleted": null,
      "duration": "permanent",
      "position": "1",
      "sync": null,
      "text": "Somebody who has never seen a screen meets a Pay button that the phone announces only as “button”."
    },
    "yaeg72hfey15vew3f23k6h": {
      "deleted": null,
      "duration": "situational",
      "position": "b",
      "sync": null,
      "text": "A driver whose eyes belong on the road meets a notice that has no spoken form."
    }
  },
  "id": "see",
  "mismatch": "The product takes for granted that somebody looks at it, in good light, at the size and in the colours the designers had. What is only shown, only coloured, only small or only a picture is not there for everyone.",
  "origins": [
    "xv5j3ze0cj79mxcd"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.1: functional statement on use without vision",
    "EN 301 549 V3.2.1, clause 4.2.2: functional statement on use with limited vision",
    "EN 301 549 V3.2.1, clause 4.2.3: functional statement on use without perception of colour",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Microsoft’s inclusive design work: the cells of the persona spectrum, as facts"
  ],
  "startedFrom": "permanentNeed",
  "sync": null,
  "title": "Seeing",
  "~format": "spectrum/1"
}

"""##)
}
