import JSON

extension WorkspaceFile {
  /// What a path would be in a workspace, judged by its words alone; for files that are only in git.
  ///
  /// - Parameter path: From the workspace on, with slashes.
  /// - Returns: `nil` for whatever is no record: folders and names that no kind of record has.
  package init?(recordAt path: String) {
    guard let checked = try? RecordPath(path) else { return nil }
    if Text.isSame(path, RecordPath.marker.text) {
      self.init(path: path, role: .workspace, study: nil, session: nil, isBehindLink: false)
      return
    }
    var place: WorkspaceFolder
    switch checked.components.first {
    case "Personas": place = .personas
    case "Surveys": place = .surveys
    default: return nil
    }
    var (study, session): (String?, String?) = (nil, nil)
    for name in checked.folders.dropFirst() {
      if let known = place.folders[name] {
        place = known
        continue
      }
      guard let other = place.others.first, RecordID.flaw(in: name) == nil else { return nil }
      switch other.names {
      case .study: study = name
      case .session: session = name
      case .nothing: break
      }
      place = other
    }
    let role = place.role(ofFile: checked.name)
    guard role.formatName != nil else { return nil }
    self.init(path: path, role: role, study: study, session: session, isBehindLink: false)
  }

  /// The file of a picture by its path alone.
  ///
  /// - Returns: `nil` for whatever is none.
  package init?(pictureAt path: String) {
    guard let ending = PictureKind.allCases.map(\.ending).first(where: { ends(path, with: $0) }),
      let record = WorkspaceFile(recordAt: path.dropLast(ending.count) + ".json"),
      record.role == .attachment
    else { return nil }
    self.init(
      path: path, role: .picture, study: record.study, session: nil, isBehindLink: false)
  }

  /// The path of the record that says what a picture shows, for the path of its file.
  package var recordOfPicture: String {
    path.split(separator: ".").dropLast().joined(separator: ".") + ".json"
  }
}
