package import Findings

/// An element with an id: a controller, a view, a cell, a bar button item, a gesture recognizer, a
/// constraint, a placeholder, an exit, or an unknown one.
package struct InterfaceObject: Hashable, Sendable {
  package var id: ObjectID
  /// The element's name, such as `tableViewCell`.
  package var element: String
  /// All attributes, as written, including those in `<string key="…">` children.
  ///
  /// An item in `<leftBarButtonItems>` or `<rightBarButtonItems>` has the `key` that a single item has.
  package var attributes: [String: String]
  /// The values that are set by key path when the object is loaded, in the order of the file.
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// The appearance of the object, in the order of the file; empty unless the reader was asked for it.
  package var settings: [InterfaceSetting] = []
  /// The `<rect key="frame">` of a view, or its `<frame key="frameInset">` if the file is read completely.
  package var frame: Rect?
  /// The text that the object shows, in the order of the file.
  package var texts: [InterfaceText]
  /// The objects inside this one: subviews, cells, items, constraints, child controllers.
  package var children: [InterfaceObject]
  package var location: SourceLocation

  package init(
    id: ObjectID, element: String, attributes: [String: String] = [:],
    texts: [InterfaceText] = [], children: [InterfaceObject] = [], location: SourceLocation
  ) {
    self.id = id
    self.element = element
    self.attributes = attributes
    self.texts = texts
    self.children = children
    self.location = location
  }
}

extension InterfaceObject {
  /// The kind of controller; nil if the object is not a controller.
  package var controllerKind: ControllerKind? {
    ControllerKind(element: element, sceneMember: attributes["sceneMemberID"])
  }

  package var isSceneReference: Bool { Self.isSceneReference(element) }

  /// Whether an element, by its name, is a reference to a scene.
  package static func isSceneReference(_ element: String) -> Bool {
    element == "viewControllerPlaceholder" || element == "controllerPlaceholder"
  }

  /// Whether an object is a controller or a reference to one; does not copy the object.
  package static func isController(orReference object: UnsafePointer<InterfaceObject>) -> Bool {
    isSceneReference(object.pointee.element)
      || ControllerKind(
        element: object.pointee.element,
        sceneMember: object.pointee.attributes["sceneMemberID"]) != nil
  }

  /// Whether the object stands for the one that loads the xib.
  package var isFilesOwner: Bool {
    attributes["placeholderIdentifier"] == "IBFilesOwner"
      || element == "customObject" && id == "-2"
  }

  /// Whether the object stands for one that is created elsewhere, such as a xib's owner.
  package var isStandIn: Bool {
    attributes["placeholderIdentifier"] != nil
      || element == "customObject" && (id == "-1" || id == "-2" || id == "-3")
  }

  package var customClass: CustomClass? { CustomClass(in: attributes) }

  /// The role that the object has in its parent, such as `view`, `navigationItem` or `tableFooterView`.
  package var key: String? { attributes["key"] }

  /// The identifier for `instantiateViewController(withIdentifier:)`; WatchKit's attribute is
  /// `identifier`.
  package var storyboardIdentifier: String? {
    if let identifier = attributes["storyboardIdentifier"] { return identifier }
    switch controllerKind {
    case .watchController, .watchNotificationController, .hostingController:
      return attributes["identifier"]
    default: return nil
    }
  }

  package var restorationIdentifier: String? {
    attributes["restorationIdentifier"]
      ?? (attributes["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
        ? storyboardIdentifier : nil)
  }

  package var reuseIdentifier: String? { attributes["reuseIdentifier"] }

  /// The name that the author gave the object in the document outline.
  package var userLabel: String? { attributes["userLabel"] }

  /// The object and everything below it, parents before children, in the order of the file.
  package var selfAndDescendants: [InterfaceObject] {
    [self] + children.flatMap(\.selfAndDescendants)
  }
}
