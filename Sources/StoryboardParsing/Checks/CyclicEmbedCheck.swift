internal import Findings
internal import StoryboardModel

/// Reports controllers that contain themselves, by embeds and relationships.
///
/// Each of them would be made while the one before it is made or loads its view, without end.
enum CyclicEmbedCheck {
  static func findings(in file: InterfaceFile, contents: FileContentsIndex) -> [Finding] {
    var search = CycleSearch()
    lazy var identifiers = Self.identifiers(in: file)
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
        "the controller contains itself, so that it never finishes loading: "
          + path.joined(separator: " → ") + rest,
        help: "let one of these controllers be shown by a segue of another kind, or made in code")
    }
  }

  /// Whether the destination becomes a part of the owner; WatchKit's pages stand side by side.
  private static func containsDestination(_ segue: Segue) -> Bool {
    switch segue.kind {
    case .embed: true
    case .relationship:
      segue.relationship != "nextPage" && segue.relationship != "dynamicNotificationInterface"
    default: false
    }
  }

  /// The controller that a segue leads to in this file, through a reference to this file too.
  private static func destination(
    of segue: Segue, in file: InterfaceFile, contents: FileContentsIndex,
    _ identifiers: inout [String: ObjectID]
  ) -> ObjectID? {
    guard let id = segue.destination, let reference = contents.references[id] else {
      return segue.destination
    }
    if let name = reference.storyboardName, name + ".storyboard" != FilePath.name(of: file.path) {
      return nil
    }
    guard let identifier = reference.referencedIdentifier else { return file.initialControllerID }
    return identifiers[identifier]
  }

  /// The controllers by their storyboard identifiers; of several with one, the first.
  private static func identifiers(in file: InterfaceFile) -> [String: ObjectID] {
    var identifiers: [String: ObjectID] = [:]
    for controller in file.scenes.lazy.compactMap(\.controller) {
      guard let identifier = controller.storyboardIdentifier, identifiers[identifier] == nil else {
        continue
      }
      identifiers[identifier] = controller.id
    }
    return identifiers
  }
}
