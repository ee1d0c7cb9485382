import Terminal

extension WanderingPages.Wish {
  /// What leads to pages that chance hardly meets.
  static var all: [Self] {
    [
      row("coverage ", "summary"), row("note ", "words"), row("fields ", "present"),
      row("fields ", "productVersion"), row("fields ", "needs"), row("fields ", "attempts"),
      command("session ", "edit"),
      command("resolve ", "text", "1"), command("resolve ", "edit", "1", times: 6),
      command("responses ", "together"),
      command("checklist ", "show"), row("participants", "new"), row("overview", "technology"),
      row("overview", "circumstances"), row("overview", "present"), row("overview", "start"),

      command("walk ", "stops"), command("walkthrough ", "facets"), command("note ", "facets"),
      number("retention", 0), number("choose P0", 2), number("choose A recording", 2),
    ] + [
      // Only the very id erases.
      Self(page: "ask To erase everything of", times: 2) { page, _ in
        page.id.split(separator: " ").last.map {
          .entered(String($0.prefix { $0 != "." }), began: 1_772_443_800_000)
        }
      },
      Self(page: "identifier ", times: 60) { _, _ in .chosen(0) },
      // Against the product: then the criteria are asked about.
      Self(page: "checklist ", times: 12) { page, _ in
        page.prompt.accepts == .choice ? nil : .entered("no", began: 1_772_443_800_000)
      },
      typed("walkthrough opening", "", 2), typed("walkthrough reason", "Pay has no name", 4),
      typed("walkthrough barrier", "4.1.2", 4), number("walkthrough cause", 0),
      typed("walkthrough facets", "", 2),
      Self(page: "walkthrough overview", times: 9) { _, _ in
        .entered("", began: 1_772_443_800_000)
      },
      Self(page: "recruitment ", times: 2) { page, _ in
        (0..<(page.list?.count ?? 0)).first {
          page.list?.row($0).id.hasPrefix("spread ") ?? false
        }.map { .chosen($0) }
      },
      // The first answer is a barrier, all others are none; so the end is reached.
      Self(page: "walkthrough goal", times: 60, event: answer),
      Self(page: "walkthrough step", times: 60, event: answer),
    ]
  }

  private static func answer(_ page: Page, _ times: Int) -> PageEvent? {
    .entered(times == 0 ? "2" : "1", began: 1_772_443_800_000)
  }

  private static func typed(_ page: String, _ text: String, _ times: Int) -> Self {
    Self(page: page, times: times) { _, _ in .entered(text, began: 1_772_443_800_000) }
  }

  private static func row(_ page: String, _ id: String) -> Self {
    Self(page: page, times: 2) { page, _ in
      (0..<(page.list?.count ?? 0)).first { page.list?.row($0).id == id }.map { .chosen($0) }
    }
  }

  private static func number(_ page: String, _ row: Int) -> Self {
    Self(page: page, times: 2) { page, _ in
      (page.list?.count ?? 0) > row ? .chosen(row) : nil
    }
  }

  private static func command(
    _ page: String, _ name: String, _ argument: String = "", times: Int = 2
  ) -> Self {
    Self(page: page, times: times) { page, _ in
      page.commands.contains { $0.name == name } ? .command(name, argument: argument) : nil
    }
  }
}
