import JSON
import Records

/// The shortcut words of languages other than English.
///
/// None means something else in English, because the English words always work as well.
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
        ("z", .quote), ("e", .success), ("f", .question), ("u", .workaround), ("kb", .noBarrier),
        ("m", .tiredness), ("v", .suggestion), ("k", .context), ("tech", .technology),
        ("verm", .inferred),
      ]
    case "es":
      // cita, éxito, pregunta, rodeo, sin barrera, ayuda, estrategia, cansancio, contexto,
      // tecnología de apoyo, deducido
      [
        ("c", .quote), ("e", .success), ("p", .question), ("r", .workaround), ("sb", .noBarrier),
        ("a", .help), ("est", .strategy), ("can", .tiredness), ("cont", .context),
        ("ta", .technology), ("ded", .inferred),
      ]
    case "fr":
      // citation, réussite, demande, contournement, sans barrière, aide, fatigue,
      // technologie d'assistance, déduit
      [
        ("c", .quote), ("r", .success), ("d", .question), ("co", .workaround), ("sb", .noBarrier),
        ("a", .help), ("f", .tiredness), ("s", .suggestion), ("ta", .technology),
        ("ded", .inferred),
      ]
    case "it":
      // citazione, riuscito, domanda, giro, nessuna barriera (English), aiuto, fatica,
      // suggerimento (English), contesto, tecnologia assistiva, dedotto
      [
        ("c", .quote), ("r", .success), ("d", .question), ("g", .workaround), ("a", .help),
        ("f", .tiredness), ("cont", .context), ("ta", .technology), ("ded", .inferred),
      ]
    case "nl":
      // citaat, gelukt, vraag, omweg, geen barrière, moe, voorstel, technologie, afgeleid
      [
        ("c", .quote), ("g", .success), ("v", .question), ("o", .workaround), ("gb", .noBarrier),
        ("m", .tiredness), ("vs", .suggestion), ("tech", .technology), ("afg", .inferred),
      ]
    case "pt":
      // citação, êxito, pergunta, desvio, sem barreira, ajuda, cansaço, contexto,
      // tecnologia assistiva, deduzido
      [
        ("c", .quote), ("e", .success), ("p", .question), ("d", .workaround), ("sb", .noBarrier),
        ("a", .help), ("can", .tiredness), ("cont", .context), ("ta", .technology),
        ("ded", .inferred),
      ]
    default: []
    }
  }
}
