import JSON
import Records
import Wording
import Workspace

/// Studies of which git knows records that are not in the work tree: their reports would leave people out.
enum IncompleteStudies {
  static func find(in repository: Repository) throws(WorkbenchError) -> Set<Text> {
    let surveys = repository.inRepository("Surveys")
    let known = try repository.git.require(["ls-files", "-z", "--", surveys]).parts
    let here = Set(try WorkspaceFiles.list(in: repository.workspace).map { Text($0.path) })
    var studies = Set<Text>()
    for path in known {
      guard let path = repository.inWorkspace(path), let file = WorkspaceFile(recordAt: path),
        let study = file.study, !here.contains(Text(path))
      else { continue }
      studies.insert(Text(study))
    }
    return studies
  }
}
