internal import Findings
internal import StoryboardModel

/// A segue, a controller or a scene that the model cannot have, because it is incomplete or stands
/// in the wrong place: nothing else of a navigation may be lost without a word.
struct UnreadElement {
  var name: String
  var attributes: [String: String]
  var location: SourceLocation

  /// What is wrong with a child of `<connections>`; nil where nothing is.
  var findingInConnections: Finding? {
    if name == "segue" {
      guard (attributes["kind"] ?? "").isEmpty else { return nil }
      return finding("the segue has no kind, so it is not read")
    }
    return isController ? finding("a <\(name)> among connections is not read") : nil
  }

  /// What is wrong with an element that has no place in the model; nil where it is none of these.
  var findingOutOfPlace: Finding? {
    if name == "segue" {
      // Parts of a segue: how it is previewed and committed.
      guard attributes["inheritsFrom"] == nil else { return nil }
      return finding("the segue is not among the connections of an object, so it is not read")
    }
    if name == "scene" { return finding("the scene is not among the scenes, so it is not read") }
    guard isController else { return nil }
    return attributes["id"] == nil
      ? finding("the <\(name)> has no id, so neither it nor its scene is read")
      : finding("the <\(name)> is not among the objects of a scene, so it is not read")
  }

  /// What is wrong with an element inside one that is left out with everything in it; nil where
  /// it may be there, as references to segues may.
  var findingInsideLeftOut: Finding? {
    switch name {
    case "segue": attributes["destination"] == nil ? nil : findingOutOfPlace
    case "scene": findingOutOfPlace
    default: attributes["id"] == nil ? nil : findingOutOfPlace
    }
  }

  private var isController: Bool {
    name == "viewControllerPlaceholder" || name == "controllerPlaceholder"
      || ControllerKind(element: name, sceneMember: attributes["sceneMemberID"]) != nil
  }

  private func finding(_ message: String) -> Finding {
    Finding(
      .unreadElement, .error, at: location, message,
      help: "make it again in Interface Builder, or delete it")
  }
}
