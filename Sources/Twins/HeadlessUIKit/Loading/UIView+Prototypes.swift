import StoryboardModel

extension UIView {
  /// Creates a view from one of this table's or collection's prototypes; nil if it isn't in a
  /// controller's scene.
  func makeReusable(_ prototype: InterfaceObject) -> UIView? {
    guard let owner = nibOwner else { return nil }
    let objects = PrototypeObjects()
    let view = ViewFactory(owner: owner, cell: objects).makeView(prototype)
    view.prototype = objects
    #if canImport(ObjectiveC)
    owner.connectOutlets(of: objects)
    #endif
    return view
  }
}
