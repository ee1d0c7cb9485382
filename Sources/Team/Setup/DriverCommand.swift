import Records
import Wording

/// The command that git runs to merge one file.
package enum DriverCommand {
  /// A command that stays safe when its program is missing or crashes.
  ///
  /// Git takes whatever the command leaves as the result. So when kerb fails, git's own text merge is put into the
  /// file, and the status is a conflict even if that merge is clean: it may have replaced a value that kerb would keep.
  /// Both versions stay in git's index. `%P` has no quotes because git quotes it.
  ///
  /// - Parameter executable: The absolute path of kerb.
  package static func text(executable: String) -> String {
    text(program: program(executable))
  }

  /// - Parameter program: What the shell runs, quoted as it needs; git's own signs in it are doubled.
  static func text(program: String) -> String {
    "\(program) merge-driver %O %A %B %L %P; s=$?; if [ $s -ne 0 ] && [ -e %A ]; then "
      + "git merge-file --marker-size=%L %A %O %B; s=1; fi; exit $s"
  }

  /// A path as a word of the shell in which git replaces nothing.
  private static func program(_ path: String) -> String {
    var doubled = ""
    for scalar in ShellWord.quoted(path).unicodeScalars {
      doubled.unicodeScalars.append(scalar)
      if scalar == "%" { doubled.unicodeScalars.append(scalar) }
    }
    return doubled
  }
}
