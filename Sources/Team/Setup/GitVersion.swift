import Localization
import Records
import Wording

/// The version of the system's git.
struct GitVersion: Hashable, Comparable {
  let major: Int
  let minor: Int

  /// Below this, git cannot even say where a repository lies in the way we ask.
  static let needed = GitVersion(major: 2, minor: 31)
  /// Below this, git cannot merge without a work tree.
  static let wanted = GitVersion(major: 2, minor: 38)

  /// Reads `git version 2.39.5 (Apple Git-154)`.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 3 else { return nil }
    let numbers = words[2].split(separator: ".").map { Int($0) }
    guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return nil }
    self.init(major: major, minor: minor)
  }

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// What will not work with this version; `nil` where everything does.
  var finding: SetupFinding? {
    guard self < Self.wanted else { return nil }
    return SetupFinding(
      place: "git \(major).\(minor)",
      problem: "`kerb team sync` needs git 2.38 or newer; `git merge`, pull and rebase work",
      remedy: "install a newer git")
  }

  /// - Throws: ``WorkbenchError`` when git is too old for anything.
  static func read(_ git: Git) throws(WorkbenchError) -> GitVersion {
    let line = try git.require(["version"]).line
    guard let version = GitVersion(line), version >= needed else {
      throw WorkbenchError(
        .noInput, at: Printable.text(line), "this git is too old to set up merging",
        fix: "install git 2.38 or newer")
    }
    return version
  }
}
