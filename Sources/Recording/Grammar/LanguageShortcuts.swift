import JSON
import Records

/// The shortcut words of languages other than English.
///
/// None means something else in English, because the English words always work as well; none has one letter, because
/// in interviews one letter says who speaks.
enum LanguageShortcuts {
  /// The languages that have words of their own.
  static let languages = ["de", "es", "fr", "it", "nl", "pt"]

  /// - Parameter language: A language tag; only its first part counts, in any case.
  static func words(of language: String?) -> [(String, StandardShortcut)] {
    let tag = TypedForm.folded((language ?? "").unicodeScalars)
    let first = tag.unicodeScalars.prefix { $0 != "-" && $0 != "_" }
    return table(of: String(first))
  }

  private static func table(of language: String) -> [(String, StandardShortcut)] {
    switch Text(language) {
    case "de":
      // Zitat, Erfolg, Frage, Umweg, keine Barriere, müde, Vorschlag, Kontext, Technik, vermutet
      [
        ("zit", .quote), ("erf", .success), ("fra", .question), ("umw", .workaround),
        ("kb", .noBarrier), ("mde", .tiredness), ("vors", .suggestion), ("kon", .context),
        ("tech", .technology), ("verm", .inferred),
      ]
    case "es":
      // cita, éxito, pregunta, rodeo, sin barrera, ayuda, estrategia, cansancio, contexto,
      // tecnología de apoyo, deducido
      [
        ("cit", .quote), ("exi", .success), ("pre", .question), ("rod", .workaround),
        ("sb", .noBarrier), ("ayu", .help), ("est", .strategy), ("can", .tiredness),
        ("cont", .context), ("ta", .technology), ("ded", .inferred),
      ]
    case "fr":
      // citation, réussite, demande, contournement, sans barrière, aide, fatigue,
      // technologie d'assistance, déduit
      [
        ("cit", .quote), ("reu", .success), ("dem", .question), ("cnt", .workaround),
        ("sb", .noBarrier), ("aid", .help), ("fat", .tiredness), ("ta", .technology),
        ("ded", .inferred),
      ]
    case "it":
      // citazione, riuscito, domanda, giro, nessuna barriera (English), aiuto, fatica,
      // suggerimento (English), contesto, tecnologia assistiva, dedotto
      [
        ("cit", .quote), ("riu", .success), ("dom", .question), ("gir", .workaround),
        ("aiu", .help), ("fat", .tiredness), ("cont", .context), ("ta", .technology),
        ("ded", .inferred),
      ]
    case "nl":
      // citaat, gelukt, vraag, omweg, geen barrière, moe, voorstel, technologie, afgeleid
      [
        ("cit", .quote), ("gel", .success), ("vra", .question), ("omw", .workaround),
        ("gb", .noBarrier), ("moe", .tiredness), ("vst", .suggestion), ("tech", .technology),
        ("afg", .inferred),
      ]
    case "pt":
      // citação, êxito, pergunta, desvio, sem barreira, ajuda, cansaço, contexto,
      // tecnologia assistiva, deduzido
      [
        ("cit", .quote), ("exi", .success), ("per", .question), ("des", .workaround),
        ("sb", .noBarrier), ("aju", .help), ("can", .tiredness), ("cont", .context),
        ("ta", .technology), ("ded", .inferred),
      ]
    default: []
    }
  }
}
