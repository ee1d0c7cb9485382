// Written by Tests/Support/generate-starter from Surveys/prompts/gender-and-identity.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let genderAndIdentityPrompt = StarterFile(path: "Surveys/prompts/gender-and-identity.json", content: ##"""
{
  "deleted": null,
  "id": "gender-and-identity",
  "language": "en",
  "origins": [
    "c9rcgmh7evqssh04"
  ],
  "prompts": {
    "change-it-later": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "fte3rzzn35tcs768"
      ],
      "pack": "gender-and-identity",
      "position": "d",
      "sync": null,
      "text": "Can the person change name, gender or pronouns later, by themselves?"
    },
    "family-as-it-is": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "gfzrq938zq1avr2v"
      ],
      "pack": "gender-and-identity",
      "position": "l",
      "sync": null,
      "text": "Do questions about partners, parents and children fit the person's family?"
    },
    "former-name-gone": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "2kd3ezp6493m302v"
      ],
      "pack": "gender-and-identity",
      "position": "f",
      "sync": null,
      "text": "After a change of name, is the former one gone from greetings, messages and receipts?"
    },
    "gender-in-own-words": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "hshehaey5ed2y4cz"
      ],
      "pack": "gender-and-identity",
      "position": "1",
      "sync": null,
      "text": "Where gender is asked, can the person answer in their own words?"
    },
    "gender-left-open": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "mvtdkn80yxwqa0v3"
      ],
      "pack": "gender-and-identity",
      "position": "3",
      "sync": null,
      "text": "Where gender is asked, can the person leave it open and go on?"
    },
    "name-in-use": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "1zt8fkwva6rgs131"
      ],
      "pack": "gender-and-identity",
      "position": "b",
      "sync": null,
      "text": "Is the person addressed by the name they go by, even where a legal name is needed too?"
    },
    "nothing-guessed": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "ercjy7sg1bpcyt3t"
      ],
      "pack": "gender-and-identity",
      "position": "j",
      "sync": null,
      "text": "Does the product take the person at their word, with no gender guessed from name, voice or face?"
    },
    "pronouns-apart": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "fj50btqazfg85vnj"
      ],
      "pack": "gender-and-identity",
      "position": "7",
      "sync": null,
      "text": "Can the person give pronouns apart from gender and title?"
    },
    "title-optional": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "y81tf7wd05dd4mjs"
      ],
      "pack": "gender-and-identity",
      "position": "9",
      "sync": null,
      "text": "Can the person go without a title, or choose one that names no gender?"
    },
    "who-sees-it": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "stzn0njrx3fkvc5j"
      ],
      "pack": "gender-and-identity",
      "position": "h",
      "sync": null,
      "text": "Can the person decide who sees their gender, pronouns or former name?"
    },
    "why-it-is-asked": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "dyvg263z7z1gjg6y"
      ],
      "pack": "gender-and-identity",
      "position": "5",
      "sync": null,
      "text": "Does the product say why it asks for gender, title or pronouns?"
    }
  },
  "sync": null,
  "title": "Gender and identity",
  "~format": "promptPack/2"
}

"""##)
}
