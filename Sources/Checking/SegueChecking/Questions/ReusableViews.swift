internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The reusable views of storyboards and xibs; in those of Mac apps, everything with an identifier.
struct ReusableViews: Sendable {
  struct View: Sendable {
    /// The class; nil if it is unknown, or doesn't exist.
    var type: TypeReference?
    var className: String
    var location: SourceLocation
    /// The controller of the view's scene; nil in a xib.
    var controller: ControllerID?
    /// The reuse identifier of a xib's only view; nil if that has none.
    var identifier: String?
  }

  /// The views by their reuse identifier.
  private let byIdentifier: [String: [View]]
  /// The identifiers of prototypes in the xibs of Mac apps, without those that a column has, too.
  let identifiersInMacXibs: Set<String>
  /// The outermost reusable views of xibs, by the xib's name; nil for a xib that has other objects.
  private let byXib: [String: [View?]]

  init(_ graph: NavigationGraph, _ classes: StoryboardClasses, _ reuse: ReuseUses) {
    var byIdentifier: [String: [View]] = [:]
    var identifiersInMacXibs: Set<String> = []
    var identifiersOfColumns: Set<String> = []
    var byXib: [String: [View?]] = [:]
    let isAsked = !reuse.registrations.isEmpty || !reuse.dequeues.isEmpty
    for file in graph.files where isAsked {
      let prefix = file.targetRuntime.classPrefix
      guard prefix == "UI" || prefix == "NS" else { continue }
      let isOfAppKit = prefix == "NS"
      func view(_ object: InterfaceObject) -> View {
        // A column's view without an identifier may have the column's.
        if object.element == "tableColumn" {
          return View(type: nil, className: "", location: object.location)
        }
        let element = object.element == "customView" ? "view" : object.element
        let plain = SystemClasses.name(ofElement: element, prefix: prefix)
        guard let custom = object.customClass else {
          return View(type: .system(plain), className: plain, location: object.location)
        }
        return View(
          type: classes.meaning(of: custom, in: file.path), className: custom.name,
          location: object.location)
      }
      let scenes = file.scenes.map { ($0.objects, $0.controller?.id) }
      for (objects, controller) in scenes + [(file.objects, nil)] {
        objects.forEachInTree { object in
          guard isOfAppKit || Self.elements.contains(object.pointee.element),
            let identifier = object.pointee.attributes[
              isOfAppKit ? "identifier" : "reuseIdentifier"], !identifier.isEmpty
          else { return }
          var view = view(object.pointee)
          if view.type != nil || !view.className.isEmpty {
            view.controller = controller.map { ControllerID(file: file.path, object: $0) }
          }
          byIdentifier[identifier, default: []].append(view)
          switch object.pointee.element {
          case "tableCellView", "collectionViewItem":
            if isOfAppKit, file.kind == .xib { identifiersInMacXibs.insert(identifier) }
          case "tableColumn": identifiersOfColumns.insert(identifier)
          default: break
          }
        }
      }
      guard file.kind == .xib else { continue }
      // In AppKit, the item of a xib may have other objects next to it, and needs no identifier.
      let objects = file.objects.filter {
        isOfAppKit ? $0.element == "collectionViewItem" : $0.element != "placeholder"
      }
      var found: View?
      if let object = objects.first, objects.count == 1 {
        found = view(object)
        found?.identifier = object.reuseIdentifier.flatMap { $0.isEmpty ? nil : $0 }
      }
      byXib[StoryboardName.ofFile(file.path), default: []].append(found)
    }
    self.byIdentifier = byIdentifier
    self.identifiersInMacXibs = identifiersInMacXibs.subtracting(identifiersOfColumns)
    self.byXib = byXib
  }

  /// The reuse identifiers of all views.
  var identifiers: some Sequence<String> { byIdentifier.keys }

  /// The controllers of the scenes that have prototypes, by the reuse identifier.
  var scenesByIdentifier: [String: [ControllerID]] {
    byIdentifier.mapValues { $0.compactMap(\.controller) }.filter { !$0.value.isEmpty }
  }

  func hasXib(named name: String) -> Bool { byXib[name] != nil }

  /// The prototypes with an identifier.
  func views(identified identifier: String) -> [View] { byIdentifier[identifier] ?? [] }

  /// The views of the xibs with a name; empty if one of them doesn't have exactly one view.
  func views(ofXib name: String) -> [View] {
    let found = byXib[name] ?? []
    return found.contains { $0 == nil } ? [] : found.compactMap { $0 }
  }

  /// The elements of UIKit's reusable views.
  static let elements: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}
