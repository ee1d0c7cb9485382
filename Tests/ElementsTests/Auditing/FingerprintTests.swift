import Testing

@testable import Elements

/// A baseline must know a finding again in the next dump of the same screen.
@Suite("Fingerprints of findings")
struct FingerprintTests {
  private func found(_ source: String) throws -> Set<String> {
    let inventory = try InventoryReading(.init(name: "Home")).read(Array(source.utf8))
    return Set(Audit(inventory).findings.map(\.fingerprint))
  }

  @Test("The numbers of Flutter's nodes count up with every dump")
  func flutter() throws {
    func dump(_ number: Int) -> String {
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       └─SemanticsNode#\(number)
           Rect.fromLTRB(0.0, 0.0, 100.0, 44.0)
           actions: tap
           flags: isButton
      """
    }
    #expect(try found(dump(2)) == found(dump(12)))
    #expect(try !found(dump(2)).isEmpty)
  }

  private func android(_ wrapper: (String, String), row: String = "id/row") -> String {
    """
    <hierarchy>\(wrapper.0)<node class="android.widget.FrameLayout" resource-id="android:id/content">
    <node class="android.view.ViewGroup" resource-id="\(row)">
    <node class="android.widget.ImageButton" clickable="true" bounds="[0,0][90,90]"/>
    </node></node>\(wrapper.1)</hierarchy>
    """
  }

  @Test("A box around the screen changes nothing, another named part does")
  func boxes() throws {
    let plain = try found(android(("", "")))
    let box = "<node class=\"android.view.ViewGroup\">"
    #expect(try !plain.isEmpty && found(android((box, "</node>"))) == plain)
    #expect(try found(android(("", ""), row: "id/bar")).isDisjoint(with: plain))
  }

  @Test("Ten thousand stops of one name are compared at once")
  func manyAlike() throws {
    let lines = String(repeating: "Add, button.\n", count: 10_000)
    let audit = Audit(try InventoryReading().read(Array(lines.utf8)), rules: [])
    let time = ContinuousClock().measure { _ = InventoryComparison(audit, audit) }
    #expect(time < .seconds(2))
  }
}
