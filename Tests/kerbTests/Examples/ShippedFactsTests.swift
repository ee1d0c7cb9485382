import Calculators
import Foundation
import JSON
import Localization
import Measures
import Records
import Testing
import Workspace

/// No two places of the repository that state a fact disagree, and each fact has a source.
@Suite("Shipped facts") struct ShippedFactsTests {
  private static func all<R: Record>(_ role: WorkspaceFile.Role, _ type: R.Type) throws -> [R] {
    let workspace = try Repository.workspace()
    return try WorkspaceFiles.listShared(in: workspace).filter { $0.role == role }
      .compactMap { RecordLoader.read($0, in: workspace).record(type) }
  }

  private static func page(_ name: String) throws -> String {
    let root = try Repository.workspace().root
    return try String(contentsOfFile: "\(root)/docs/\(name).md", encoding: .utf8)
  }

  /// The cells of the rows of tables, without the marks of code.
  private static func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map {
        $0.replacingOccurrences(of: "`", with: "").trimmingCharacters(in: .whitespaces)
      }
    }
  }

  // MARK: Sources

  @Test func everyInstrumentHasASourceAndThePageItsStatus() throws {
    let rows = Self.rows(try Self.page("sources"))
    let words: [SourceStatus: String] = [
      .opened: "opened", .partlyOpened: "opened in part", .unverified: "unverified",
    ]
    let instruments = try Self.all(.instrument, Instrument.self)
    #expect(instruments.count == 15)
    for instrument in instruments {
      let id = instrument.id.string
      #expect(instrument.source?.isEmpty == false, "\(id)")
      let status = try #require(instrument.sourceStatus, "\(id)")
      #expect(rows.filter { $0.first == id }.map(\.last) == [words[status]], "\(id)")
      for benchmark in instrument.benchmarks {
        #expect(
          benchmark.source?.isEmpty == false && benchmark.sourceStatus != nil,
          "\(id) \(benchmark.id)")
      }
    }
  }

  @Test func everyListOfSourcesHoldsSomething() throws {
    for list in try Self.all(.checklist, Checklist.self) {
      #expect(!list.sources.isEmpty, "\(list.id)")
      #expect(!list.sources.contains { $0.contains("handbook") }, "\(list.id)")
    }
    for pack in try Self.all(.promptPack, PromptPack.self) {
      #expect(!pack.sources.isEmpty, "\(pack.id)")
    }
    for spectrum in try Self.all(.spectrum, Spectrum.self) {
      #expect(!spectrum.sources.isEmpty, "\(spectrum.id)")
      for figure in spectrum.figures {
        #expect(!figure.source.isEmpty && figure.sourceStatus != nil, "\(figure.definition)")
      }
    }
    for profile in try Self.all(.profile, Profile.self) {
      #expect(!profile.basedOn.isEmpty, "\(profile.id)")
    }
  }

  // MARK: Invented data

  @Test func noInventedExampleIsSaidToBeObserved() throws {
    let workspace = try Repository.workspace()
    for file in try WorkspaceFiles.listShared(in: workspace).filter({ $0.role == .spectrum }) {
      let record = RecordLoader.read(file, in: workspace)
      let spectrum = try #require(record.record(Spectrum.self))
      guard spectrum.sources.contains(where: { $0.hasPrefix("Examples of our own") }) else {
        continue
      }
      #expect(record.object["startedFrom"]?.string != "field", "\(spectrum.id)")
    }
    for way in SpectrumStart.allCases {
      #expect(!way.label.plain().contains("somebody"), "\(way)")
    }
  }

  @Test func personasDoNotContradictThemselves() throws {
    let profiles = try Self.all(.profile, Profile.self)
    let spectrums = try Self.all(.spectrum, Spectrum.self)
    #expect(profiles.count == 15)
    #expect(ProfileCare(profiles, spectrums: spectrums).findings().map(\.problem) == [])
    for profile in profiles {
      // Needs say which cells these are: a second list would have to say the same.
      #expect(profile.spectrumCells == [], "\(profile.id)")
    }
  }

  /// A statement of the standard that a persona or spectrum names is about one of its abilities.
  @Test func namedStatementsAreAboutNamedAbilities() throws {
    func check(_ sources: [String], _ abilities: Set<Records.Dimension>, _ id: RecordID) {
      for source in sources {
        for statement in FunctionalStatement.allCases
        where source.contains("clause \(statement.clause):") {
          guard let dimension = statement.dimension, id.string != "energy" else { continue }
          #expect(abilities.contains(dimension), "\(id): \(source)")
        }
      }
    }
    for profile in try Self.all(.profile, Profile.self) {
      check(profile.basedOn, Set(profile.needs.map(\.dimension)), profile.id)
    }
    for spectrum in try Self.all(.spectrum, Spectrum.self) {
      check(spectrum.sources, [spectrum.dimension], spectrum.id)
    }
  }

  @Test func walkingIsNoPartOfTouching() throws {
    for spectrum in try Self.all(.spectrum, Spectrum.self) {
      #expect(!spectrum.figures.contains { $0.definition.contains("walking") }, "\(spectrum.id)")
    }
  }

  /// A list of genders with "other" or "another" is no good answer.
  @Test func thePackOnGenderAsksForOwnWords() throws {
    let packs = try Self.all(.promptPack, PromptPack.self)
    let pack = try #require(packs.first { $0.id.string == "gender-and-identity" })
    for prompt in pack.prompts {
      #expect(!prompt.text.contains("another"), "\(prompt.text)")
      if prompt.text.contains("other”") {
        #expect(prompt.text.contains("do without") && prompt.favourable == .seen)
      }
    }
    #expect(pack.prompts.contains { $0.text.contains("own words") })
  }

  // MARK: Numbers in several places

  /// "24 by 24" and "4.5:1" in questions are the numbers of the calculators for the question's criteria.
  @Test func numbersOfChecklistsAreThoseOfTheCalculators() throws {
    var found = 0
    for list in try Self.all(.checklist, Checklist.self) {
      for question in list.questions {
        let criteria = question.criteria.map(\.description)
        let sizes = question.text.matches(of: #/(\d+) by (\d+) CSS pixels/#)
        for size in sizes {
          let side = criteria == ["2.5.8"] ? TargetCheck.minimum : TargetCheck.enhanced
          #expect(Double(size.1) == side && size.1 == size.2, "\(question.text)")
          #expect(criteria == ["2.5.8"] || criteria == ["2.5.5"], "\(question.text)")
          found += 1
        }
        let ratios = question.text.matches(of: #/(\d+(?:\.\d)?):1/#).compactMap { Double($0.1) }
        guard !ratios.isEmpty else { continue }
        let limits = ContrastRequirement.all.filter { criteria.contains($0.criterion) }
        #expect(Set(ratios) == Set(limits.map(\.least.value)), "\(question.text)")
        found += 1
      }
    }
    #expect(found >= 6)
  }

  @Test func meansFromElsewhereAreThoseOfTheCautions() throws {
    for instrument in try Self.all(.instrument, Instrument.self) {
      for benchmark in instrument.benchmarks {
        let caution = instrument.caution ?? ""
        for value in [benchmark.value, benchmark.highest].compactMap(\.self) {
          let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
          #expect(caution.contains(text), "\(instrument.id): \(text)")
        }
        // A mean that is said to have a percentile has it in the table.
        guard instrument.id.string == "sus" else { continue }
        let norm = instrument.norms.first { $0.from == benchmark.value }
        #expect(norm?.percentile == 50)
      }
    }
  }

  @Test func figuresOfTheUnitedKingdomAreTheSameEverywhere() throws {
    let persona = try Self.all(.profile, Profile.self).flatMap(\.basedOn)
      .filter { $0.contains("Consumer Digital Index") }
    #expect(Set(persona).count == 1 && persona.count == 4)
    let skills = try Self.all(.instrument, Instrument.self)
      .first { $0.id.string == "essential-digital-skills" }
    let summary = try #require(skills?.summary)
    for share in try #require(persona.first).matches(of: #/\d+ %/#) {
      #expect(summary.contains(String(share.0)), "\(share.0)")
    }
  }

  // MARK: The pages

  @Test func thePageOfChecklistsHasTheirMinutes() throws {
    let rows = Self.rows(try Self.page("checklists"))
    for list in try Self.all(.checklist, Checklist.self) {
      let row = try #require(
        rows.first {
          $0.first?.components(separatedBy: ", ").contains(list.id.string) == true
        }, "\(list.id)")
      let ids = row[0].components(separatedBy: ", ")
      let minutes = row[row.count - 1].replacingOccurrences(of: " each", with: "")
        .components(separatedBy: ", ").compactMap { Int($0) }
      let place = try #require(ids.firstIndex(of: list.id.string))
      #expect(list.minutes == (minutes.count == 1 ? minutes[0] : minutes[place]), "\(list.id)")
    }
  }

  @Test func thePageOfInstrumentsNamesEach() throws {
    let named = Self.rows(try Self.page("instruments")).flatMap {
      ($0.first ?? "").components(separatedBy: ", ")
    }
    for instrument in try Self.all(.instrument, Instrument.self) {
      #expect(named.contains(instrument.id.string), "\(instrument.id)")
    }
  }
}
