import Foundation
import StoryboardModel

/// The views of a scene that its segues need.
///
/// They are determined once for all controllers that are created from the scene, so that creating a
/// controller doesn't take longer if the scene has more views.
@MainActor
struct SegueViews {
  /// The root view with the views on the way to container views of embeds; nil if there is none.
  let root: InterfaceObject?
  /// The objects that fire segues or that popovers point at, without their contents.
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
    // Objects are visited in the order of the file, because only the first one with an id counts.
    var pending = Array(([templates.object] + templates.scene.objects).reversed())
    while !wanted.isEmpty, let object = pending.popLast() {
      if wanted.remove(object.id) != nil { senders[object.id] = object.bare }
      pending += object.children.reversed()
    }
    self.senders = senders
  }

  /// An object that fires a segue; nil if the scene has none with that id.
  func sender(_ id: ObjectID) -> InterfaceObject? { senders[id] }
}

extension InterfaceObject {
  /// The object without its contents.
  fileprivate var bare: InterfaceObject {
    var object = self
    object.children = []
    return object
  }

  /// The object with only those contents that lead to the wanted ones; nil if it contains none of them.
  ///
  /// A wanted object keeps one of its views, because a container that isn't empty accepts no embed.
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
