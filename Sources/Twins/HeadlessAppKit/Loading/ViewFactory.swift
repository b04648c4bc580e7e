import Foundation
import StoryboardModel

/// Creates the windows, views, menus and gestures of a controller's scene.
@MainActor
struct ViewFactory {
  /// The controller of the scene.
  let owner: any StoryboardController

  /// Creates a window with its views and its toolbar.
  func makeWindow(_ object: InterfaceObject) -> NSWindow {
    let window: NSWindow = instantiate(object) ?? NSWindow()
    register(window, as: object.id)
    for child in object.children {
      switch child.key {
      case "contentView": window.contentView = makeView(child)
      case "toolbar": window.toolbar = makeToolbar(child)
      default: continue
      }
    }
    window.awakeFromNib()
    return window
  }

  /// Creates a view with all its contents.
  func makeView(_ object: InterfaceObject) -> NSView {
    let viewClass = ViewClasses.viewClass(object.element)
    let view: NSView = instantiate(object) ?? viewClass.init(coder: NibCoder(object)) ?? NSView()
    view.fired.owner = owner
    view.fired.ids = [object.id]
    register(view, as: object.id)
    addContents(of: object, to: view)
    view.awakeFromNib()
    return view
  }

  /// Creates any object; nil for constraints and other objects that nothing refers to.
  func makeAny(_ object: InterfaceObject) -> NSObject? {
    switch object.element {
    case "menu": return makeMenu(object)
    case "menuItem": return makeMenuItem(object)
    case "toolbarItem": return makeToolbarItem(object)
    case let element where element.hasSuffix("GestureRecognizer"):
      return makeGesture(object)
    case let element where ViewClasses.isView(element) || object.frame != nil:
      return makeView(object)
    default: return nil
    }
  }

  /// Adds the views in an object, including those that the file puts into its items, such as the
  /// cells of a grid or the tabs of a tab view.
  private func addContents(of object: InterfaceObject, to view: NSView) {
    for child in object.children {
      if child.key == "cell" {
        view.fired.ids.append(child.id)
        register(view, as: child.id)
        for menu in child.children where menu.element == "menu" { _ = makeMenu(menu) }
      } else if let childObject = makeAny(child) {
        if let subview = childObject as? NSView { view.addSubview(subview) }
      } else {
        addContents(of: child, to: view)
      }
    }
  }

  private func makeMenu(_ object: InterfaceObject) -> NSMenu {
    let menu = NSMenu(coder: NibCoder(object))
    register(menu, as: object.id)
    menu.items = object.children.compactMap { $0.element == "menuItem" ? makeMenuItem($0) : nil }
    return menu
  }

  private func makeMenuItem(_ object: InterfaceObject) -> NSMenuItem {
    let item = NSMenuItem(coder: NibCoder(object))
    item.fired = FiredObject(ids: [object.id], owner: owner)
    register(item, as: object.id)
    if let submenu = object.children.first(where: { $0.element == "menu" }) {
      item.submenu = makeMenu(submenu)
    }
    return item
  }

  private func makeToolbar(_ object: InterfaceObject) -> NSToolbar {
    let toolbar = NSToolbar(identifier: object.attributes["implicitIdentifier"] ?? "")
    register(toolbar, as: object.id)
    toolbar.items = object.children.compactMap {
      $0.element == "toolbarItem" ? makeToolbarItem($0) : nil
    }
    return toolbar
  }

  private func makeToolbarItem(_ object: InterfaceObject) -> NSToolbarItem {
    let name = object.attributes["implicitItemIdentifier"] ?? object.attributes["identifier"] ?? ""
    let item = NSToolbarItem(itemIdentifier: .init(rawValue: name))
    item.label = object.attributes["label"] ?? ""
    item.tag = object.attributes["tag"].flatMap { Int($0) } ?? 0
    item.fired = FiredObject(ids: [object.id], owner: owner)
    register(item, as: object.id)
    if let view = object.children.first(where: { ViewClasses.isView($0.element) }) {
      item.view = makeView(view)
    }
    return item
  }

  private func makeGesture(_ object: InterfaceObject) -> NSGestureRecognizer? {
    let gestureClass = ViewClasses.gestureClass(object.element)
    guard let gesture = gestureClass.init(coder: NibCoder(object)) else { return nil }
    gesture.fired = FiredObject(ids: [object.id], owner: owner)
    register(gesture, as: object.id)
    return gesture
  }

  private func register(_ object: NSObject, as id: ObjectID) {
    owner.nibObjects[id] = object
  }

  /// Creates an object of the class that the file names.
  ///
  /// If it names none, or if the class doesn't exist or doesn't fit, a window becomes a plain one; for a view, the
  /// result is nil, because the class then depends on the element.
  private func instantiate<Made: NSResponder>(_ object: InterfaceObject) -> Made? {
    let plain = (Made.self as? NSWindow.Type)?.init(coder: NibCoder(object)) as? Made
    guard let custom = object.customClass else { return plain }
    let options = owner.origin?.storyboard.library.options
    let found: AnyClass? = ClassLookup.find(custom, with: options)
    if let named = found as? Made.Type { return named.init(coder: NibCoder(object)) }
    if found == nil, !Self.systemClasses.contains(custom.name) {
      ClassLookup.logUnknown(custom, with: options)
    }
    return plain
  }

  /// The system's classes that files name, and that the twin's own classes replace.
  private static let systemClasses: Set<String> = ["NSPanel", "NSView", "NSWindow"]
}
