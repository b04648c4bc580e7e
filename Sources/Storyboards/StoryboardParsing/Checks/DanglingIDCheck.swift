internal import Findings
internal import StoryboardModel

/// Reports ids that nothing in the file has.
enum DanglingIDCheck {
  static func findings(in file: InterfaceFile, contents: FileContentsIndex) -> [Finding] {
    var findings: [Finding] = []
    // A duplicate id is reported by DuplicateIDCheck.
    let segueIDs = contents.count > contents.ids.count ? [] : Set(file.segues.map(\.id))
    func isObject(_ id: ObjectID) -> Bool { contents.ids.contains(id) && !segueIDs.contains(id) }
    if let id = file.initialControllerID, !isObject(id) {
      findings.append(
        dangling(
          .error, at: file.location,
          "the initial view controller \(quoted(id.rawValue)) is not in this file",
          help: "mark a scene of this file as the initial view controller"))
    }
    for segue in file.segues {
      if let id = segue.destination, isObject(id) { continue }
      let destination = segue.destination.map { " \(quoted($0.rawValue)) is not in this file" }
      findings.append(
        dangling(
          .error, at: segue.location,
          "the destination of the segue\(destination ?? " is missing")"))
    }
    for segue in file.segues {
      for id in [segue.popoverAnchorView, segue.popoverAnchorBarButtonItem] {
        guard let id, !contents.ids.contains(id) else { continue }
        findings.append(
          dangling(
            .warning, at: segue.location,
            "the anchor \(quoted(id.rawValue)) of the popover is not in this file"))
      }
    }
    for connection in file.connections {
      guard let id = connection.destination, !contents.ids.contains(id) else { continue }
      findings.append(
        dangling(
          .warning, at: connection.location,
          "the destination \(quoted(id.rawValue)) of the \(connection.kind.element) is not in this "
            + "file"))
    }
    return findings
  }
}

private func dangling(
  _ severity: Severity, at location: SourceLocation, _ message: String,
  help: String = "connect it again in Interface Builder, or delete it"
) -> Finding {
  Finding(.danglingID, severity, at: location, message, help: help)
}
