import StoryboardModel

/// A xib that is being loaded: the file, and the owner of the new objects.
@MainActor
struct NibLoading {
  /// The id of the File's Owner in every xib.
  static let ownerID: ObjectID = "-1"

  let file: StoryboardFile
  let owner: NSObject?
  /// The replacements for placeholders of external objects, by identifier.
  var externalObjects: [String: NSObject] = [:]
  /// All objects created so far, by id.
  let made = PrototypeObjects()

  /// The view that the file connects to one of its owner's outlets.
  func view(ofOutlet name: String) -> UIView? {
    let outlet = file.connections[Self.ownerID]?.first { $0.kind == .outlet(property: name) }
    return outlet?.destination.flatMap { made.objects[$0] as? UIView }
  }
}
