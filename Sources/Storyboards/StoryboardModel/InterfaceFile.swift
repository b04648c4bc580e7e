package import Findings

/// The contents of a `.storyboard` or `.xib` file.
///
/// Scenes, objects, segues and connections are in the order of the file. Objects form trees; segues
/// and connections are separate lists that name the object containing them by id.
package struct InterfaceFile: Hashable, Sendable {
  /// The kind of document: a storyboard has scenes, a xib has objects for one owner.
  package enum Kind: String, Hashable, Sendable {
    case storyboard
    case xib
  }

  /// The path that was read, which is also the `file` of every location below.
  package var path: String
  package var kind: Kind
  /// The document's `type`, as written.
  package var type: String
  package var targetRuntime: TargetRuntime
  /// The controller that `instantiateInitialViewController()` returns.
  package var initialControllerID: ObjectID?
  /// Whether the document is a launch screen, whose classes never run.
  package var isLaunchScreen: Bool
  /// All attributes of `<document>`, as written.
  package var attributes: [String: String]
  /// Where `<document>` begins.
  package var location: SourceLocation
  /// Empty in a xib.
  package var scenes: [Scene]
  /// The top-level objects of a xib; empty in a storyboard.
  package var objects: [InterfaceObject]
  /// Every segue of the file: `<segue>` elements with a `kind`, inside a `<connections>`.
  package var segues: [Segue]
  /// Every other connection of the file.
  package var connections: [Connection] = []
  /// Elements that the model has no place for, kept as they are.
  package var unknownElements: [UnknownElement] = []
  /// The document's data for Interface Builder and the build, such as copies of resources; empty
  /// unless the reader was asked for it.
  package var settings: [InterfaceSetting] = []

  package init(
    path: String, kind: Kind, type: String, targetRuntime: TargetRuntime,
    initialControllerID: ObjectID? = nil, isLaunchScreen: Bool = false,
    attributes: [String: String] = [:], location: SourceLocation, scenes: [Scene] = [],
    objects: [InterfaceObject] = [], segues: [Segue] = []
  ) {
    self.path = path
    self.kind = kind
    self.type = type
    self.targetRuntime = targetRuntime
    self.initialControllerID = initialControllerID
    self.isLaunchScreen = isLaunchScreen
    self.attributes = attributes
    self.location = location
    self.scenes = scenes
    self.objects = objects
    self.segues = segues
  }

  /// The controllers by storyboard identifier; the first one if several share an identifier.
  package var controllersByIdentifier: [String: ObjectID] {
    let named = scenes.lazy.compactMap(\.controller).compactMap { controller in
      controller.storyboardIdentifier.map { ($0, controller.id) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
