import Foundation
import StoryboardModel

extension UIViewController {
  /// The object that was made from the file for an id: a view, an item, a gesture; nil if none was.
  ///
  /// Loads the view if the object is not among the controller's items.
  func nibObject(_ id: ObjectID) -> NSObject? {
    if let known = nibObjects[id] { return known }
    if let templates = origin?.templates, makesSegueViewsOnly {
      loadViewIfNeeded()
      return nibObjects[id]
        ?? templates.segueViews.sender(id).flatMap { ViewFactory(owner: self).makeAny($0) }
    }
    _ = navigationItem
    if let known = nibObjects[id] { return known }
    loadViewIfNeeded()
    if let known = nibObjects[id] { return known }
    guard let beside = origin?.templates.besides[id] else { return nil }
    return ViewFactory(owner: self).makeAny(beside)
  }

  /// Whether views that no segue needs are left out.
  private var makesSegueViewsOnly: Bool {
    origin?.storyboard.library.options.makesSegueViewsOnly ?? false
  }

  func makeNavigationItem() -> UINavigationItem {
    guard
      let object = origin?.templates.object.children.first(where: {
        $0.element == "navigationItem"
      }), let item = UINavigationItem(coder: NibCoder(object))
    else { return UINavigationItem(title: title ?? "") }
    if !makesSegueViewsOnly { ViewFactory(owner: self).fill(item, from: object) }
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    let object = origin?.templates.object.children.first { $0.element == "tabBarItem" }
    if let object, let item = UITabBarItem(coder: NibCoder(object)) { return item }
    let item = UITabBarItem()
    item.title = title
    return item
  }

  /// The view that the file says; a plain one where it says none.
  func makeView() -> UIView {
    if makesSegueViewsOnly, let root = origin?.templates.segueViews.root {
      return ViewFactory(owner: self).makeView(root)
    }
    guard
      let object = origin?.templates.object.children.first(where: { $0.key == "view" })
    else { return makeNibView() ?? makeDefaultView() }
    let factory = ViewFactory(owner: self)
    let view = factory.makeView(object)
    factory.makeGestures()
    #if canImport(ObjectiveC)
    connectOutlets()
    #endif
    return view
  }

  /// The view that the controller's xib says; nil where it has none.
  ///
  /// A xib that is missing, or has no view, raises.
  private func makeNibView() -> UIView? {
    guard origin == nil, let nibName else { return nil }
    let nib = UINib(nibName: nibName, bundle: nibBundle)
    guard let loading = nib.load(owner: self)?.loading else { return nil }
    let view = loading.view(ofOutlet: "view")
    if view == nil { UIKitException.nibWithoutView(nibName).raise() }
    return view
  }

  /// An object inside a prototype cell: that of the first row that shows the prototype, otherwise of
  /// a cell that no table shows.
  func prototypeObject(_ id: ObjectID) -> NSObject? {
    if makesSegueViewsOnly { return nil }
    for (_, object) in nibObjects.sorted(by: { $0.key < $1.key }) {
      switch object {
      case let table as UITableView:
        guard let prototype = table.allPrototypes.first(where: { $0.contains(id) }) else {
          continue
        }
        let shown = table.visibleCells.first { $0.prototype?.objects[id] != nil }
        return (shown ?? table.makeCell(prototype))?.prototype?.objects[id]
      case let collection as UICollectionView:
        guard let prototype = collection.allPrototypes.first(where: { $0.contains(id) }) else {
          continue
        }
        let shown = collection.visibleCells.first { $0.prototype?.objects[id] != nil }
        return (shown ?? collection.makeCell(prototype))?.prototype?.objects[id]
      default: continue
      }
    }
    return nil
  }
}

extension InterfaceObject {
  /// Whether an id is the object's, or of something in it.
  fileprivate func contains(_ id: ObjectID) -> Bool {
    self.id == id || children.contains { $0.contains(id) }
  }
}
