import JSON
import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// A workspace for trying out a recording: in a folder that only its owner can open, with everything invented.
///
/// Whoever makes one removes it again with ``remove()``, also when the recording fails.
package final class PracticeWorkspace {
  package let workbench: Workbench
  /// A recording with the invented participant, whose consent is there.
  package let options: RecordOptions
  private let lock: OpenFile

  private init(_ workbench: Workbench, _ options: RecordOptions, _ lock: consuming OpenFile) {
    self.workbench = workbench
    self.options = options
    self.lock = lock
  }

  /// Makes the folder and its records; what a practice left behind that was cut off goes.
  ///
  /// - `options`: What was said on the command line; study and participant are those of the practice.
  /// - `base`: The folder for what nobody needs tomorrow.
  /// - Throws: `WorkbenchError` where nothing can be written; then nothing is left behind.
  package static func make(
    _ surroundings: Surroundings, options: RecordOptions = RecordOptions(),
    in base: String? = nil
  ) throws -> PracticeWorkspace {
    let base = base ?? surroundings.temporaryFolder
    // What cannot be removed now harms nobody and goes another time.
    for path in leftOvers(surroundings, in: base) { try? remove(path, surroundings) }
    let ids = RandomIDs { surroundings.randomBytes($0) }
    let name = "practice-\(ids.text(12))"
    guard let id = RecordID(name) else {
      throw WorkbenchError(.cannotWrite, at: name, "no folder could be named", fix: "try again")
    }
    let folder = "\(base)/kerb-\(name)"
    let location: WorkspaceLocation
    let lock: OpenFile
    do {
      guard try Files.makeFolder(folder, mode: .privateFolder) else {
        throw WorkbenchError(.cannotWrite, at: folder, "this is there already", fix: "try again")
      }
      location = WorkspaceLocation(root: try Files.realPath(folder))
      lock = try hold(folder)
    } catch let error as SystemError {
      throw error.writing(folder)
    }
    let workbench = Workbench(location, surroundings, verb: "kerb record --practice")
    var wanted = options
    wanted.isPractice = true
    wanted.study = PracticeStudy.id
    do {
      wanted.participants = [try fill(workbench, id).string]
    } catch {
      try FileErasure.removeFolder(folder)
      throw error
    }
    return PracticeWorkspace(workbench, wanted, lock)
  }

  /// Removes the folder and what recordings have left in the private folders.
  ///
  /// - Throws: `WorkbenchError` with the place of what could not be removed.
  package func remove() throws { try Self.remove(workbench.location.root, workbench.surroundings) }

  /// Makes the marker, the study and the participant.
  ///
  /// - Returns: The participant.
  private static func fill(_ workbench: Workbench, _ id: RecordID) throws -> RecordID {
    let marker = try WorkspaceMaking.marker(
      id, "Practice", WorkspaceMaking.Options(), workbench.ids)
    try workbench.write(marker, to: .marker, isNew: true)
    _ = try RecordMaking(.study, in: workbench).make(studyPatch(), id: PracticeStudy.id)
    return try RecordMaking(.participant, study: PracticeStudy.id, in: workbench)
      .make(participantPatch(workbench)).id
  }

  private static func studyPatch() -> RecordPatch {
    var patch = RecordPatch()
    patch.set(\Study.title, to: PracticeStudy.title)
    patch.set(\Study.product, to: PracticeStudy.product)
    let target = Holder<Study>().group(\.target)
    patch.set(\.version, to: .v22, at: target)
    patch.set(\.level, to: .aa, at: target)
    patch.set(\.platform, to: .mobile, at: target)
    patch.add(
      PracticeStudy.screens.map { title in .new { $0.title = title } }, to: \Study.screens)
    patch.add(
      PracticeStudy.tasks.map { task in
        .new {
          $0.title = task.title
          $0.criteria = task.criteria.compactMap { Place($0) }
          $0.successWhen = task.doneWhen
        }
      }, to: \Study.tasks)
    patch.add(
      PracticeStudy.prompts.map { prompt in
        .new {
          $0.text = prompt.text
          $0.criteria = prompt.criteria.compactMap { Place($0) }
          $0.beyondWcag = prompt.isBeyondWcag
          $0.favourable = prompt.favourable
        }
      }, to: \Study.prompts)
    return patch
  }

  private static func participantPatch(_ workbench: Workbench) -> RecordPatch {
    var patch = RecordPatch()
    patch.add(
      [
        .new {
          $0.dimension = .see
          $0.duration = .permanent
          $0.fluctuates = .no
        }
      ], to: \Participant.needs)
    patch.add(
      [
        .new {
          $0.name = "VoiceOver"
          $0.proficiency = .advanced
        }
      ], to: \Participant.assistiveTechnologies)
    let consent = Holder<Participant>().group(\.consent)
    for (_, permission) in Consent.paths {
      patch.set(permission, to: .granted, at: consent)
    }
    patch.set(\.manner, to: .speech, at: consent)
    patch.set(\.support, to: .nobody, at: consent)
    let today = CalendarDay(daysSince1970: workbench.now / 86_400_000)
    patch.set(\.givenOn, to: today.description, at: consent)
    patch.set(\.sheetVersion, to: InformationSheet.shortVersion, at: consent)
    return patch
  }
}
