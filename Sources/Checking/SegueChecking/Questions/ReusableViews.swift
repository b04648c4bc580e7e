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
  private var byIdentifier: [String: [View]] = [:]
  /// The identifiers of prototypes in the xibs of Mac apps, without those that a column has, too.
  private(set) var identifiersInMacXibs: Set<String> = []
  /// The outermost reusable views of xibs, by the xib's name; nil for a xib that has other objects.
  private var byXib: [String: [View?]] = [:]

  /// Finds the views of all files, unless no code registers or dequeues any.
  init(_ graph: NavigationGraph, _ classes: StoryboardClasses, _ reuse: ReuseUses) {
    guard !reuse.registrations.isEmpty || !reuse.dequeues.isEmpty else { return }
    var identifiersOfColumns: Set<String> = []
    for file in graph.files where ["UI", "NS"].contains(file.targetRuntime.classPrefix) {
      let reader = FileReader(
        file: file, classes: classes, isOfAppKit: file.targetRuntime.classPrefix == "NS")
      let scenes = file.scenes.map { ($0.objects, $0.controller?.id) }
      for (objects, controller) in scenes + [(file.objects, nil)] {
        objects.forEachInTree { object in
          guard let identifier = reader.reuseIdentifier(of: object) else { return }
          let view = reader.view(of: object.pointee, in: controller)
          byIdentifier[identifier, default: []].append(view)
          switch object.pointee.element {
          case "tableCellView", "collectionViewItem":
            if reader.isOfAppKit, file.kind == .xib { identifiersInMacXibs.insert(identifier) }
          case "tableColumn": identifiersOfColumns.insert(identifier)
          default: break
          }
        }
      }
      if file.kind == .xib {
        byXib[StoryboardName.ofFile(file.path), default: []].append(reader.viewOfXib)
      }
    }
    identifiersInMacXibs.subtract(identifiersOfColumns)
  }

  /// Reads the views of one file.
  private struct FileReader {
    let file: InterfaceFile
    let classes: StoryboardClasses
    let isOfAppKit: Bool

    /// The identifier of a reusable view; nil for other objects, and if it is empty.
    func reuseIdentifier(of object: UnsafePointer<InterfaceObject>) -> String? {
      guard isOfAppKit || ReusableViews.elements.contains(object.pointee.element),
        let identifier = object.pointee.attributes[isOfAppKit ? "identifier" : "reuseIdentifier"],
        !identifier.isEmpty
      else { return nil }
      return identifier
    }

    func view(of object: InterfaceObject, in controller: ObjectID? = nil) -> View {
      // A column's view without an identifier may have the column's.
      if object.element == "tableColumn" {
        return View(type: nil, className: "", location: object.location)
      }
      let element = object.element == "customView" ? "view" : object.element
      let plain = SystemClasses.name(ofElement: element, prefix: file.targetRuntime.classPrefix)
      var view = View(type: .system(plain), className: plain, location: object.location)
      if let custom = object.customClass {
        view.type = classes.meaning(of: custom, in: file.path)
        view.className = custom.name
      }
      view.controller = controller.map { ControllerID(file: file.path, object: $0) }
      return view
    }

    /// The only view of a xib; nil if there are several, or none.
    var viewOfXib: View? {
      // In AppKit, the item of a xib may have other objects next to it, and needs no identifier.
      let objects = file.objects.filter {
        isOfAppKit ? $0.element == "collectionViewItem" : $0.element != "placeholder"
      }
      guard let object = objects.first, objects.count == 1 else { return nil }
      var view = view(of: object)
      view.identifier = object.reuseIdentifier.flatMap { $0.isEmpty ? nil : $0 }
      return view
    }
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
