/// Help of the sample command, letter by letter.
enum HelpGoldens {
  static let studyNew = """
    kerb study new: Make a study.

    Examples:
      kerb study new tram --title "Tram tickets"
          Makes Surveys/tram/study.json.
      kerb study new bank --title Bank -n
          Only says what would happen.

    Usage: kerb study new STUDY --title TEXT [options]

    Arguments:
      STUDY  The study's short name.

    Options:
      --title TEXT, -t  The study's title. Required.
      --platform WORD  What the product runs on. One of: web, ios, android. Without
          it: web.
      --note TEXT  A remark.
      --dry-run, -n  Only say what would happen.
      --quiet, -q  Say less.
      --json  Print JSON for other programs.

    Recruitment:
      --need DIMENSION  A need somebody should have. May be given more than once.
          One of: see, hear.
          see: Seeing.
          hear: Hearing.
      --size N, -s  How many people.

    Everywhere:
      --workspace DIR  Use the workspace in this folder. Without it: the nearest
          workspace upward from the current folder.
      --linear  Plain lines for a screen reader or braille display, nothing drawn.
      --language TAG  Speak this language, such as de. Without it: the one of your
          settings, else the one of LC_ALL, LC_MESSAGES or LANG.
      --help, -h  Show this help.

    A study is a piece of research: a product, its tasks, the people.

    """

  static let study = """
    kerb study: Plan and read studies.

    Examples:
      kerb study new tram --title "Tram tickets"
          Makes Surveys/tram/study.json.
      kerb study list
          Lists them.
      kerb study task add tram "Buy a day ticket"
          Adds it.

    Verbs:
      kerb study new  Make a study.
      kerb study list  List the studies.
      kerb study task  What people are asked to do.

    kerb study VERB --help shows the examples and options of a verb.

    """

  static let overview = """
    kerb: Research with people, in plain files.

    Examples:
      kerb study new tram --title "Tram tickets"
          Makes Surveys/tram/study.json.
      kerb study list
          Lists them.
      kerb study task add tram "Buy a day ticket"
          Adds it.

    Verbs:
      kerb study  Plan and read studies.
      kerb show  Show a participant.
      kerb import  Bring in what others wrote.
      kerb check  Check files.
      kerb copy  Copy files.
      kerb fail  Fail.
      kerb completions  Print completions for your shell.
      kerb help  Show help for a verb.

    Everywhere:
      --workspace DIR  Use the workspace in this folder. Without it: the nearest
          workspace upward from the current folder.
      --linear  Plain lines for a screen reader or braille display, nothing drawn.
      --language TAG  Speak this language, such as de. Without it: the one of your
          settings, else the one of LC_ALL, LC_MESSAGES or LANG.
      --help, -h  Show this help.
      --version  Print the version.

    Start with a study.

    kerb VERB --help shows the examples and options of a verb.

    """
}
