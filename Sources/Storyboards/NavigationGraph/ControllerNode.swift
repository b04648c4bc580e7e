package import Findings
package import StoryboardModel

/// A controller of a storyboard, as a node of the graph.
package struct ControllerNode: Sendable {
  package var id: ControllerID
  package var kind: ControllerKind
  /// The controller's element, with its views.
  package var object: InterfaceObject
  package var sceneID: ObjectID
  /// Whether it is the one that `instantiateInitialViewController()` returns.
  package var isInitial: Bool
  /// The platform of the controller's file.
  package var runtime: TargetRuntime

  /// The class of the element; nil if it is unknown.
  package var baseClass: String? { kind.className(on: runtime) }
  /// The class at run time: the file's custom class, or the element's own.
  package var className: String? { object.customClass?.name ?? baseClass }
  /// The custom class's module.
  package var module: String? { object.customClass?.module }
  package var location: SourceLocation { object.location }

  /// The name in reports: the class, or the element.
  package var displayName: String { className ?? object.element }
}
