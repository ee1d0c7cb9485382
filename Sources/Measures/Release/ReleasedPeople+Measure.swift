import Records

/// Counts the people of a closed round, property by property, for the edition for sharing.
struct ReleasedPeopleMeasure {
  let people: PeopleMeasure
  /// Register numbers of those who took part and count.
  let present: [Int]
  let tellsNumbers: Bool

  func properties() -> [ReleasedProperty] {
    [needs(), durations(), technologies(), skill(), ages().properties, circumstances()]
      .flatMap(\.self)
  }

  private func count(_ has: (Int) -> Bool) -> CoarseCount {
    CoarseCount(present.count(where: has), of: present.count, tellsNumber: tellsNumbers)
  }

  private func record(_ number: Int) -> Participant? { people.register.records[number] }

  private func needs() -> [ReleasedProperty] {
    let labels = people.labels()
    let known = Set(present.flatMap { record($0)?.needs.map(\.dimension) ?? [] })
    let all = Set(Dimension.core + labels.keys).union(known).sorted()
    return all.map { dimension in
      ReleasedProperty(
        .need, dimension.id, labels[dimension] ?? dimension.label,
        count { record($0)?.needs.contains { $0.dimension == dimension } ?? false },
        dimension: dimension)
    }
  }

  private func durations() -> [ReleasedProperty] {
    [NeedDuration.permanent, .temporary].map { duration in
      ReleasedProperty(
        .duration, duration.id, duration.label,
        count { record($0)?.needs.contains { $0.duration == duration } ?? false })
    } + [
      ReleasedProperty(
        .duration, "changing", "changing from day to day",
        count { record($0)?.needs.contains { $0.fluctuates == .yes } ?? false })
    ]
  }

  /// Any technology first; then each by name, capital and small letters alike.
  private func technologies() -> [ReleasedProperty] {
    let rows = people.technologies(present).filter { $0.total.participants > 0 }
    let any = ReleasedProperty(
      .technology, "any", "assistive technology of any kind",
      count { !people.technologies(of: $0).isEmpty })
    return [any]
      + rows.map { row in
        ReleasedProperty(
          .technology, row.name, row.name,
          CoarseCount(
            row.total.participants, of: present.count, tellsNumber: tellsNumbers))
      }
  }

  private func skill() -> [ReleasedProperty] {
    let skill = SkillMeasure(people: people)
    return [
      ReleasedProperty(
        .skill, "low", "low, as the scales say",
        count { number in
          SkillMeasure.best(record(number)?.skillPlacements ?? []).contains {
            skill.isLow($0) == true
          }
        })
    ]
  }

  /// Three wide bands, and those of whom it is not known: together they are everybody.
  private func ages() -> (properties: [ReleasedProperty], rest: CoarseCount?) {
    let bands: [(String, String, Set<AgeBand>)] = [
      ("under25", "under 25", [.under18, .from18to24]),
      (
        "from25to64", "aged 25 to 64", [.from25to34, .from35to44, .from45to54, .from55to64]
      ),
      ("from65", "aged 65 and over", [.from65to74, .from75]),
    ]
    let properties = bands.map { id, words, bands in
      ReleasedProperty(
        .age, id, words, count { record($0)?.ageBand.map(bands.contains) ?? false })
    }
    let unknown = count { record($0)?.ageBand == nil }
    return PartitionSuppression.settled(properties, and: unknown, of: present.count)
  }

  private func circumstances() -> [ReleasedProperty] {
    LastingCircumstance.allCases.map { kind in
      ReleasedProperty(
        .circumstance, kind.id, kind.label,
        count { record($0)?.lastingCircumstances.contains { $0.kind == kind } ?? false })
    }
  }

  /// Of how many people it is not known, by family.
  func notKnown() -> [ReleasedProperty.Family: CoarseCount] {
    let skill = SkillMeasure(people: people)
    var result: [ReleasedProperty.Family: CoarseCount] = [
      .need: count { number in
        record(number)?.needs.isEmpty ?? true && people.register.needsUnknown(number) != nil
      },
      .technology: count { number in
        people.technologies(of: number).isEmpty
          && people.register.technologyUnknown(number) != nil
      },
      .skill: count { number in
        SkillMeasure.best(record(number)?.skillPlacements ?? []).compactMap(skill.isLow).isEmpty
      },
      .circumstance: count { number in
        record(number)?.lastingCircumstances.isEmpty ?? true
          && Unknown(record(number)?.lastingCircumstancesState) != nil
      },
    ]
    result[.age] = ages().rest
    return result
  }
}
