internal import Findings
internal import StoryboardModel

/// Reports ids that nothing in the file has.
enum DanglingIDCheck {
  static func findings(in file: InterfaceFile, contents: FileContentsIndex) -> [Finding] {
    // If ids are not unique, which DuplicateIDCheck reports, a segue's id may also be that of an object.
    let segueIDs = contents.count > contents.ids.count ? [] : Set(file.segues.map(\.id))
    func isObject(_ id: ObjectID) -> Bool { contents.ids.contains(id) && !segueIDs.contains(id) }
    return initialController(of: file, isObject) + destinations(in: file, isObject)
      + anchors(in: file, contents) + connections(in: file, contents)
  }

  private static func initialController(
    of file: InterfaceFile, _ isObject: (ObjectID) -> Bool
  ) -> [Finding] {
    guard let id = file.initialControllerID, !isObject(id) else { return [] }
    return [
      dangling(
        .error, at: file.location,
        "the initial view controller \(quoted(id.rawValue)) is not in this file",
        help: "mark a scene of this file as the initial view controller")
    ]
  }

  private static func destinations(
    in file: InterfaceFile, _ isObject: (ObjectID) -> Bool
  ) -> [Finding] {
    file.segues.compactMap { segue in
      if let id = segue.destination, isObject(id) { return nil }
      let destination = segue.destination.map { " \(quoted($0.rawValue)) is not in this file" }
      return dangling(
        .error, at: segue.location, "the destination of the segue\(destination ?? " is missing")")
    }
  }

  private static func anchors(in file: InterfaceFile, _ contents: FileContentsIndex) -> [Finding] {
    file.segues.flatMap { segue in
      [segue.popoverAnchorView, segue.popoverAnchorBarButtonItem].compactMap { id in
        guard let id, !contents.ids.contains(id) else { return nil }
        return dangling(
          .warning, at: segue.location,
          "the anchor \(quoted(id.rawValue)) of the popover is not in this file")
      }
    }
  }

  private static func connections(
    in file: InterfaceFile, _ contents: FileContentsIndex
  ) -> [Finding] {
    file.connections.compactMap { connection in
      guard let id = connection.destination, !contents.ids.contains(id) else { return nil }
      return dangling(
        .warning, at: connection.location,
        "the destination \(quoted(id.rawValue)) of the \(connection.kind.element) is not in this "
          + "file")
    }
  }

  private static func dangling(
    _ severity: Severity, at location: SourceLocation, _ message: String,
    help: String = "connect it again in Interface Builder, or delete it"
  ) -> Finding {
    Finding(.danglingID, severity, at: location, message, help: help)
  }
}
