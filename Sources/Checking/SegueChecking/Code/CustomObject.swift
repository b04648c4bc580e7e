internal import Findings
internal import StoryboardModel

/// An object of a storyboard or xib that names a class.
struct CustomObject: Sendable {
  let id: ObjectID
  /// The element, for messages.
  let element: String
  let custom: CustomClass
  /// Whether the element is a view controller's.
  let isController: Bool
  /// Whether the object stands for one that is created elsewhere, such as a xib's owner.
  let isStandIn: Bool
  /// The class of the element, which the object gets if its own class is not found; nil if it is unknown.
  let plainClass: String?
  let location: SourceLocation

  /// The objects of a file that name a class, in its order.
  static func all(in file: InterfaceFile) -> [CustomObject] {
    var found: [CustomObject] = []
    file.forEachObject { object in
      // Reads objects in place, because copying each would cost more than the rest of the function.
      guard object.pointee.attributes["customClass"] != nil,
        let custom = object.pointee.customClass
      else { return }
      found.append(
        CustomObject(
          id: object.pointee.id, element: object.pointee.element, custom: custom,
          isController: object.pointee.controllerKind != nil,
          isStandIn: object.pointee.isStandIn,
          plainClass: plainClass(of: object.pointee, file.targetRuntime),
          location: object.pointee.location))
    }
    return found
  }

  private static func plainClass(of object: InterfaceObject, _ runtime: TargetRuntime) -> String? {
    if let kind = object.controllerKind { return kind.className(on: runtime) }
    let name = SystemClasses.name(ofElement: object.element, prefix: runtime.classPrefix)
    return SystemClasses.isListed(name) ? name : nil
  }
}
