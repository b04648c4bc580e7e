package import Findings

/// A storyboard reference: `<viewControllerPlaceholder>`, in AppKit `<controllerPlaceholder>`.
package struct SceneReference: Hashable, Sendable {
  /// The reference's own id, which segues name as their destination.
  package var id: ObjectID
  /// The storyboard referred to; nil means the file that the reference is in.
  package var storyboardName: String?
  /// The storyboard identifier of the scene; nil means the storyboard's initial controller.
  package var referencedIdentifier: String?
  /// The bundle that contains the storyboard; nil means the referring storyboard's own.
  package var bundleIdentifier: String?
  package var location: SourceLocation

  /// Creates the reference that an object represents; nil if it is not a reference.
  package init?(_ object: InterfaceObject) {
    guard object.isSceneReference else { return nil }
    id = object.id
    storyboardName = object.attributes["storyboardName"]
    referencedIdentifier = object.attributes["referencedIdentifier"]
    bundleIdentifier = object.attributes["bundleIdentifier"]
    location = object.location
  }
}
