internal import Findings
internal import StoryboardModel

/// An element that seems to be a segue, a controller or a scene, but that the model cannot hold.
///
/// It is incomplete or in the wrong place. It is reported, so that no part of the navigation is lost silently.
struct UnreadElement {
  var name: String
  var attributes: TagAttributes
  var location: SourceLocation

  /// The finding for a child of `<connections>`; nil if nothing is wrong with it.
  var findingInConnections: Finding? {
    if name == "segue" {
      guard (attributes["kind"] ?? "").isEmpty else { return nil }
      return finding("the segue has no kind, so it is ignored")
    }
    return isController ? finding("a <\(name)> inside <connections> is ignored") : nil
  }

  /// The finding for an element without a place in the model; nil if no navigation is lost.
  var findingOutOfPlace: Finding? {
    if name == "segue" {
      // Elements with `inheritsFrom` are parts of a segue that define its preview and commit.
      guard attributes["inheritsFrom"] == nil else { return nil }
      return finding("the segue is not inside <connections>, so it is ignored")
    }
    if name == "scene" { return finding("the scene is not inside <scenes>, so it is ignored") }
    guard isController else { return nil }
    return attributes["id"] == nil
      ? finding("the <\(name)> has no id, so it and its scene are ignored")
      : finding("the <\(name)> is not inside a scene's <objects>, so it is ignored")
  }

  /// The finding for an element inside a skipped one; nil if it is allowed there.
  ///
  /// Skipped elements may contain references to segues.
  var findingInsideLeftOut: Finding? {
    switch name {
    case "segue": attributes["destination"] == nil ? nil : findingOutOfPlace
    case "scene": findingOutOfPlace
    default: attributes["id"] == nil ? nil : findingOutOfPlace
    }
  }

  private var isController: Bool {
    InterfaceObject.isSceneReference(name)
      || ControllerKind(element: name, sceneMember: attributes["sceneMemberID"]) != nil
  }

  private func finding(_ message: String) -> Finding {
    Finding(
      .unreadElement, .error, at: location, message,
      help: "create it again in Interface Builder, or delete it")
  }
}
