internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An object of a storyboard or xib that names a class.
struct CustomObject: Sendable {
  let custom: CustomClass
  /// Whether the object stands for one that is created elsewhere, such as a xib's owner.
  let isStandIn: Bool
  let location: SourceLocation

  /// The objects of a file that name a class, in its order.
  static func all(in file: InterfaceFile) -> [CustomObject] {
    var found: [CustomObject] = []
    for objects in file.scenes.map(\.objects) + [file.objects] {
      objects.forEachInTree { object in
        // In place: a copy of each object would cost more than all of this.
        guard object.pointee.attributes["customClass"] != nil,
          let custom = object.pointee.customClass
        else { return }
        found.append(
          CustomObject(
            custom: custom, isStandIn: object.pointee.isStandIn, location: object.pointee.location))
      }
    }
    return found
  }
}

extension InterfaceObject {
  /// Whether the object stands for the one that loads the xib.
  package var isFilesOwner: Bool {
    attributes["placeholderIdentifier"] == "IBFilesOwner"
      || element == "customObject" && id == "-2"
  }

  fileprivate var isStandIn: Bool {
    attributes["placeholderIdentifier"] != nil
      || element == "customObject" && (id == "-1" || id == "-2" || id == "-3")
  }
}
