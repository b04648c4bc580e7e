internal import Findings
internal import StoryboardModel

/// An element that may be a segue, a controller or a scene that the model cannot hold.
///
/// Such an element is incomplete, or stands in the wrong place. It gets a finding, so that no part of
/// the navigation is lost silently.
struct UnreadElement {
  var name: String
  var attributes: [String: String]
  var location: SourceLocation

  /// The finding for a child of `<connections>`; nil if nothing is wrong with it.
  var findingInConnections: Finding? {
    if name == "segue" {
      guard (attributes["kind"] ?? "").isEmpty else { return nil }
      return finding("the segue has no kind, so it is not read")
    }
    return isController ? finding("a <\(name)> among connections is not read") : nil
  }

  /// The finding for an element without a place in the model; nil if no navigation is lost.
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

  /// The finding for an element inside one that is left out; nil if it may be there.
  ///
  /// An element is left out with everything in it. References to segues may be in such an element.
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
