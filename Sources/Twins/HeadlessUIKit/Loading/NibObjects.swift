import Foundation
import StoryboardModel

extension UIViewController {
  /// The view, item or gesture that was created for an id of the file; nil if there is none.
  ///
  /// Loads the view if the object is not among the controller's items.
  func nibObject(_ id: ObjectID) -> NSObject? {
    if let known = nibObjects[id] { return known }
    if let templates = origin?.templates, makesSegueViewsOnly {
      loadViewIfNeeded()
      return nibObjects[id]
        ?? templates.facts.segueViews.sender(id).flatMap { ViewFactory(owner: self).makeAny($0) }
    }
    _ = navigationItem
    if let known = nibObjects[id] { return known }
    loadViewIfNeeded()
    if let known = nibObjects[id] { return known }
    // The items of the toolbar are in the controller's element, next to its view.
    let object =
      origin?.templates.topLevelObjects[id]
      ?? origin?.templates.object.children.first { $0.id == id }
    return object.flatMap { ViewFactory(owner: self).makeAny($0) }
  }

  /// Whether to skip views that no segue needs.
  private var makesSegueViewsOnly: Bool {
    origin?.storyboard.library.options.makesSegueViewsOnly ?? false
  }

  func makeNavigationItem() -> UINavigationItem {
    guard
      let object = origin?.templates.object.children.first(where: {
        $0.element == "navigationItem"
      }), let item = UINavigationItem(coder: NibCoder(object))
    else { return UINavigationItem(title: title ?? "") }
    if hasOwnTitle { item.title = title }
    if !makesSegueViewsOnly { ViewFactory(owner: self).fill(item, from: object) }
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    let object = origin?.templates.object.children.first { $0.element == "tabBarItem" }
    let fileItem = object.flatMap { UITabBarItem(coder: NibCoder($0)) }
    let item = fileItem ?? UITabBarItem()
    if fileItem == nil || hasOwnTitle { item.title = title }
    return item
  }

  /// The view that the file describes; a plain one if it describes none.
  func makeView() -> UIView {
    if makesSegueViewsOnly, let root = origin?.templates.facts.segueViews.root {
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

  /// The view from the controller's xib; nil if it has no xib.
  ///
  /// Throws an exception if the xib is missing or has no view.
  private func makeNibView() -> UIView? {
    guard origin == nil, let nibName else { return nil }
    let nib = UINib(nibName: nibName, bundle: nibBundle)
    guard let loading = nib.load(owner: self)?.loading else { return nil }
    let view = loading.view(ofOutlet: "view")
    if view == nil { UIKitException.nibWithoutView(nibName).raise() }
    return view
  }

  /// An object inside a prototype cell, or inside a collection's prototype header or footer.
  ///
  /// The cell is that of the first row that shows the prototype, or else one that no table shows.
  func prototypeObject(_ id: ObjectID) -> NSObject? {
    if makesSegueViewsOnly { return nil }
    for (_, object) in nibObjects.sorted(by: { $0.key < $1.key }) {
      let view: UIView?
      switch object {
      case let table as UITableView:
        guard let prototype = table.allPrototypes.first(where: { $0.contains(id) }) else {
          continue
        }
        view =
          table.visibleCells.first { $0.prototype?.objects[id] != nil }
          ?? table.makeReusable(prototype) as? UITableViewCell
      case let collection as UICollectionView:
        guard let prototype = collection.allPrototypes.first(where: { $0.contains(id) }) else {
          continue
        }
        view =
          collection.visibleCells.first { $0.prototype?.objects[id] != nil }
          ?? collection.makeReusable(prototype) as? UICollectionReusableView
      default: continue
      }
      return view?.prototype?.objects[id]
    }
    return nil
  }
}

extension InterfaceObject {
  /// Whether an id belongs to the object or to something inside it.
  fileprivate func contains(_ id: ObjectID) -> Bool {
    self.id == id || children.contains { $0.contains(id) }
  }
}
