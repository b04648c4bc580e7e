import Foundation
import StoryboardModel

/// The part of a scene's views that its segues need.
///
/// Found once for all controllers that are made from the scene, so that making one of them does not
/// take longer the more views there are.
@MainActor
struct SegueViews {
  /// The root view with what leads down to the container views of embeds; nil where there is none.
  let root: InterfaceObject?
  /// The objects that fire segues or that popovers point at, without what is in them.
  private let senders: [ObjectID: InterfaceObject]

  init(_ templates: ControllerTemplates) {
    let containers = Set(templates.embeds.map(\.segue.holder))
    let root = templates.object.children.first { $0.key == "view" }
    self.root = root.map { $0.pruned(to: containers) ?? $0.bare }
    var wanted = Set(templates.byHolder.keys)
    for template in templates.all {
      if let item = template.segue.popoverAnchorBarButtonItem { wanted.insert(item) }
      if let view = template.segue.popoverAnchorView { wanted.insert(view) }
    }
    var senders: [ObjectID: InterfaceObject] = [:]
    var pending = Array(([templates.object] + templates.scene.objects).reversed())
    while !wanted.isEmpty, let object = pending.popLast() {
      if wanted.remove(object.id) != nil { senders[object.id] = object.bare }
      pending += object.children.reversed()
    }
    self.senders = senders
  }

  /// An object that fires a segue; nil where the scene has none of that id.
  func sender(_ id: ObjectID) -> InterfaceObject? { senders[id] }
}

extension InterfaceObject {
  /// The object without what is in it.
  fileprivate var bare: InterfaceObject {
    var object = self
    object.children = []
    return object
  }

  /// The object with only what leads to some others; nil where none of them is in it.
  ///
  /// Of such an object itself, one view is kept: a container that is not empty takes no embed.
  @MainActor fileprivate func pruned(to wanted: Set<ObjectID>) -> InterfaceObject? {
    var kept = children.compactMap { $0.pruned(to: wanted) }
    guard !kept.isEmpty || wanted.contains(id) else { return nil }
    if kept.isEmpty {
      let first = children.first { ViewClasses.isView($0.element) || $0.frame != nil }
      kept = first.map { [$0.bare] } ?? []
    }
    var object = self
    object.children = kept
    return object
  }
}
