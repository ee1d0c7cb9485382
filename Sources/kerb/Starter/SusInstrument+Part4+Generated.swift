// Written by Tests/Support/generate-starter from Surveys/instruments/sus.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let susInstrumentPart4 = ##"""
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

"""##
}
