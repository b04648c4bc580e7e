package import Findings
package import StoryboardModel

/// A controller of a storyboard, as a node of the graph.
///
/// It is a class, because users of the graph look nodes up all the time, and each copy of a
/// structure would copy its object.
package final class ControllerNode: Sendable {
  package let id: ControllerID
  package let kind: ControllerKind
  /// The controller's element, with its views.
  package let object: InterfaceObject
  package let sceneID: ObjectID
  /// Whether it is the one that `instantiateInitialViewController()` returns.
  package let isInitial: Bool
  /// The platform of the controller's file.
  package let runtime: TargetRuntime
  /// The class that the file names instead of the element's class.
  package let customClass: CustomClass?

  init(
    id: ControllerID, kind: ControllerKind, object: InterfaceObject, sceneID: ObjectID,
    isInitial: Bool, runtime: TargetRuntime
  ) {
    self.id = id
    self.kind = kind
    self.object = object
    self.sceneID = sceneID
    self.isInitial = isInitial
    self.runtime = runtime
    customClass = object.customClass
  }

  /// The class of the element; nil if it is unknown.
  package var baseClass: String? { kind.className(on: runtime) }
  /// The class at run time: the file's custom class, or the element's own.
  package var className: String? { customClass?.name ?? baseClass }
  /// The custom class's module.
  package var module: String? { customClass?.module }
  package var location: SourceLocation { object.location }

  /// The name in reports: the class, or the element.
  package var displayName: String { className ?? object.element }
}
