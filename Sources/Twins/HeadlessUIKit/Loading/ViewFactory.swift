import Foundation
import StoryboardModel

/// Creates the views, items and gestures of a controller's scene, or of a xib.
@MainActor
struct ViewFactory {
  /// The controller of the scene; nil for a xib.
  let owner: UIViewController?
  /// The objects of a prototype cell or a xib, each of which can be created more than once; nil for
  /// a scene's other objects, which the controller stores.
  var cell: PrototypeObjects?
  /// The xib; nil for a scene.
  var nib: NibLoading?

  init(owner: UIViewController, cell: PrototypeObjects? = nil) {
    self.owner = owner
    self.cell = cell
  }

  init(nib: NibLoading) {
    owner = nil
    cell = nib.made
    self.nib = nib
  }

  /// Creates a view with all its contents.
  func makeView(_ object: InterfaceObject) -> UIView {
    let view = instantiate(object)
    view.nibOwner = owner
    register(view, as: object.id)
    switch view {
    case let table as UITableView: table.takeContents(of: object, makeView: makeView)
    case let collection as UICollectionView: collection.takePrototypes(of: object)
    default:
      let content =
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
        ?? view
      for child in object.children { add(child, to: content) }
    }
    (view as? UITableViewCell)?.takeLabels(of: object, among: cell?.objects ?? owner?.nibObjects)
    connect(view, as: object.id)
    view.awakeFromNib()
    return view
  }

  /// Creates any object; nil for constraints and other objects that nothing refers to.
  func makeAny(_ object: InterfaceObject) -> NSObject? {
    switch object.element {
    case "barButtonItem":
      return makeBarButtonItem(object)
    case "navigationItem":
      // The item of a navigation bar among the views; a controller's own is created with `fill`.
      guard let item = UINavigationItem(coder: NibCoder(object)) else { return nil }
      fill(item, from: object)
      return item
    case let element where element.hasSuffix("GestureRecognizer"):
      return makeGesture(object)
    case let element where ViewClasses.isView(element) || object.frame != nil:
      return makeView(object)
    default:
      return nil
    }
  }

  /// Creates a navigation item's buttons.
  func fill(_ item: UINavigationItem, from object: InterfaceObject) {
    register(item, as: object.id)
    for child in object.children {
      guard child.element == "barButtonItem" else {
        if child.key == "titleView" { item.titleView = makeView(child) }
        continue
      }
      guard let button = makeBarButtonItem(child) else { continue }
      switch child.key {
      case "backBarButtonItem": item.backBarButtonItem = button
      case "leftBarButtonItem":
        item.leftBarButtonItems = (item.leftBarButtonItems ?? []) + [button]
      default: item.rightBarButtonItems = (item.rightBarButtonItems ?? []) + [button]
      }
    }
  }

  /// Creates the gestures at the top level of the scene, even those that no view refers to.
  func makeGestures() {
    for object in topLevelObjects where object.element.hasSuffix("GestureRecognizer") {
      _ = makeGesture(object)
    }
  }

  /// Connects the outlets that the twin supports: a view's gestures, and the data source and
  /// delegate of a table or collection.
  private func connect(_ view: UIView, as id: ObjectID) {
    let file = nib?.file ?? owner?.origin?.templates.file
    for connection in file?.connections[id] ?? [] {
      guard let destination = connection.destination else { continue }
      switch connection.kind {
      case .outletCollection(property: "gestureRecognizers"):
        guard let object = topLevelObject(destination),
          let gesture = makeGesture(object)
        else { continue }
        view.addGestureRecognizer(gesture)
      case .outlet(let property) where destination == connectable?.id:
        (view as? UITableView)?.connect(property, to: connectable?.object)
        (view as? UICollectionView)?.connect(property, to: connectable?.object)
      default: continue
      }
    }
  }

  /// The top-level objects of the scene or xib, next to the views.
  private var topLevelObjects: [InterfaceObject] {
    nib?.file.model.objects ?? owner?.origin?.templates.scene.objects ?? []
  }

  /// The first of ``topLevelObjects`` with an id.
  private func topLevelObject(_ id: ObjectID) -> InterfaceObject? {
    nib.map { $0.file.topLevelObjects[id] } ?? owner?.origin?.templates.topLevelObjects[id]
  }

  /// The possible data source of a table: the scene's controller, or the xib's owner.
  private var connectable: (id: ObjectID, object: NSObject)? {
    if let nib { return nib.owner.map { (NibLoading.ownerID, $0) } }
    guard let owner, let origin = owner.origin else { return nil }
    return (origin.templates.object.id, owner)
  }

  private func makeGesture(_ object: InterfaceObject) -> UIGestureRecognizer? {
    let known = nib?.made.objects[object.id] ?? owner?.nibObjects[object.id]
    if let known = known as? UIGestureRecognizer { return known }
    let gesture = ViewClasses.gestureClass(object.element).init(coder: NibCoder(object))
    gesture?.nibID = object.id
    gesture?.nibOwner = owner
    if let gesture { register(gesture, as: object.id) }
    return gesture
  }

  private func makeBarButtonItem(_ object: InterfaceObject) -> UIBarButtonItem? {
    let foundClass: AnyClass? = object.customClass.flatMap {
      ClassLookup.find($0, with: owner?.storyboard?.library.options)
    }
    let itemClass = foundClass as? UIBarButtonItem.Type ?? UIBarButtonItem.self
    guard let item = itemClass.init(coder: NibCoder(object)) else { return nil }
    item.nibID = object.id
    item.nibOwner = owner
    register(item, as: object.id)
    if let custom = object.children.first(where: { ViewClasses.isView($0.element) }) {
      item.customView = makeView(custom)
    }
    item.awakeFromNib()
    return item
  }

  /// Creates a child's object, and adds it to a view; for a cell, that is the cell's content view.
  private func add(_ child: InterfaceObject, to content: UIView) {
    if child.key == "contentView" {
      register(content, as: child.id)
      for inner in child.children { add(inner, to: content) }
    } else if let subview = makeAny(child) as? UIView {
      content.addSubview(subview)
    }
  }

  private func register(_ object: NSObject, as id: ObjectID) {
    if let cell {
      cell.objects[id] = object
    } else {
      owner?.nibObjects[id] = object
    }
  }

  private func instantiate(_ object: InterfaceObject) -> UIView {
    let base = ViewClasses.viewClass(object.element)
    if let custom = object.customClass {
      let options = owner?.storyboard?.library.options
      let found: AnyClass? = ClassLookup.find(custom, with: options)
      if let viewClass = found as? UIView.Type, let view = viewClass.init(coder: NibCoder(object)) {
        return view
      }
      if found == nil { ClassLookup.logUnknown(custom, with: options) }
    }
    return base.init(coder: NibCoder(object)) ?? UIView()
  }
}
