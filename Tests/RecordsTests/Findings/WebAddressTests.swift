import Records
import Testing

struct TicketRow: CustomTestStringConvertible, Sendable {
  var text: String
  var tracker: Tracker?
  /// What names the ticket there.
  var name: String?
  var testDescription: String { text }
}

@Suite struct WebAddressTests {
  @Test(arguments: [
    "https://a.example", "http://a.example/b?c=d#e", "HTTPS://a.example/ä",
    "https://[::1]:8080/x", "https://localhost:3000/a/b/issues/1",
  ])
  func addressesOfTheWebAreTaken(_ text: String) {
    #expect(WebAddress(text)?.text == text)
  }

  @Test(arguments: [
    "", "https://", "http:///a", "ftp://a.example", "javascript:alert(1)", "a.example/b",
    "https://a b", "https://a\n.example", "https://a.example/\"", "https://a.example/<b>",
    "https://me:secret@a.example/x", "https://a.example/`x`", "https://a.example/\\x", "https://?x",
    "https://:80/", "mailto:a@b.example", " https://a.example", "https://a.example/|x",
    "https://a.example/1,https://a.example/2",
  ])
  func anythingElseIsNot(_ text: String) { #expect(WebAddress(text) == nil) }

  @Test(arguments: [
    TicketRow(text: "https://github.com/shop/app/issues/12", tracker: .github, name: "12"),
    TicketRow(
      text: "https://code.example/shop/app/issues/12#note", tracker: .github, name: "12"),
    TicketRow(
      text: "https://gitlab.com/shop/web/app/-/issues/7", tracker: .gitlab, name: "7"),
    TicketRow(text: "https://gitlab.com/shop/app/-/work_items/7", tracker: .gitlab, name: "7"),
    TicketRow(
      text: "https://shop.atlassian.example/browse/TRAM-7", tracker: .jira, name: "TRAM-7"),
    TicketRow(text: "https://a.example/jira/browse/A_1-7?x=y", tracker: .jira, name: "A_1-7"),
    TicketRow(text: "https://github.com/shop/app/issues/12/", tracker: .github, name: "12"),
    TicketRow(text: "https://gitlab.com/shop/app/-/issues/7/?x=y", tracker: .gitlab, name: "7"),
    TicketRow(text: "https://a.example/browse/TRAM-7/", tracker: .jira, name: "TRAM-7"),
    TicketRow(text: "https://github.com/shop/app/issues/12//"),
    TicketRow(text: "https://github.com/shop/app/issues/"),
    TicketRow(text: "https://a.example/browse/tram-7"),
    TicketRow(text: "https://a.example/browse/TRAM-"),
    TicketRow(text: "https://github.com/shop/app/issues/new"),
    TicketRow(text: "https://github.com/shop/app/pull/12"),
    TicketRow(text: "https://github.com/issues/12"),
    TicketRow(text: "https://a.example/x?y=/shop/app/issues/12"),
  ])
  func aTicketSaysWhoseItIs(_ row: TicketRow) throws {
    let address = try #require(WebAddress(row.text))
    #expect(Tracker(ticket: address) == row.tracker)
    #expect((Tracker.number(address) ?? Tracker.jiraKey(address)) == row.name)
  }
}
