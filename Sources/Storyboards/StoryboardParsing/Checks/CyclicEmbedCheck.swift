internal import FilesAndPaths
internal import Findings
internal import StoryboardModel

/// Reports controllers that contain themselves through embeds and relationships.
///
/// Each would instantiate the next one while it is instantiated or loads its view, without end.
enum CyclicEmbedCheck {
  static func findings(in file: InterfaceFile, contents: FileContentsIndex) -> [Finding] {
    var search = CycleSearch()
    lazy var identifiers = file.controllersByIdentifier
    for segue in file.segues where containsDestination(segue) {
      guard let owner = segue.owner,
        let child = destination(of: segue, in: file, contents: contents, &identifiers)
      else { continue }
      search.add(segue, from: owner, to: child)
    }
    return search.cycles().map { cycle in
      let path = cycle.controllers.map { quoted($0.rawValue) }
      let rest = cycle.isCut ? " → …" : ""
      return Finding(
        .cyclicEmbed, .error, at: cycle.last.location,
        "the controller contains itself, so it never finishes loading: "
          + path.joined(separator: " → ") + rest,
        help: "show one of these controllers with another kind of segue, or instantiate it in code")
    }
  }

  /// Whether the destination becomes part of the owner.
  ///
  /// WatchKit's pages don't, because they are side by side.
  private static func containsDestination(_ segue: Segue) -> Bool {
    switch segue.kind {
    case .embed: true
    case .relationship:
      segue.relationship != "nextPage" && segue.relationship != "dynamicNotificationInterface"
    default: false
    }
  }

  /// The controller that a segue leads to in this file, possibly through a reference to this file.
  ///
  /// A reference that names a bundle may mean another file of the same name.
  private static func destination(
    of segue: Segue, in file: InterfaceFile, contents: FileContentsIndex,
    _ identifiers: inout [String: ObjectID]
  ) -> ObjectID? {
    guard let id = segue.destination, let reference = contents.references[id] else {
      return segue.destination
    }
    if let name = reference.storyboardName,
      name + ".storyboard" != FilePath.name(of: file.path)
        || reference.bundleIdentifier?.isEmpty == false
    {
      return nil
    }
    guard let identifier = reference.referencedIdentifier else { return file.initialControllerID }
    return identifiers[identifier]
  }
}
