internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The prototype cells and other reusable views of storyboards and xibs.
struct ReusableViews: Sendable {
  struct View: Sendable {
    /// The class; nil if the file names one that does not exist.
    var type: TypeReference?
    /// The name of the class.
    var className: String
    var location: SourceLocation
    /// The controller of the view's scene; nil in a xib.
    var controller: ControllerID?
  }

  /// A view that a xib consists of.
  struct OfXib: Sendable {
    /// Nil if the view has none.
    var identifier: String?
    var view: View
  }

  /// The views by their reuse identifier.
  private let byIdentifier: [String: [View]]
  /// The outermost reusable views of xibs, by the xib's name; nil for a xib that has other objects.
  private let byXib: [String: [OfXib?]]

  init(_ graph: NavigationGraph, _ classes: StoryboardClasses, _ reuse: ReuseUses) {
    var byIdentifier: [String: [View]] = [:]
    var byXib: [String: [OfXib?]] = [:]
    let isAsked = !reuse.registrations.isEmpty || !reuse.dequeues.isEmpty
    for file in graph.files where isAsked && file.targetRuntime.classPrefix == "UI" {
      func view(_ object: InterfaceObject) -> View {
        let plain = SystemClasses.name(ofElement: object.element, prefix: "UI")
        guard let custom = object.customClass else {
          return View(type: .system(plain), className: plain, location: object.location)
        }
        var type: TypeReference?
        if case .type(let found) = classes.meaning(of: custom, in: file.path) { type = found }
        return View(type: type, className: custom.name, location: object.location)
      }
      let scenes = file.scenes.map { ($0.objects, $0.controller?.id) }
      for (objects, controller) in scenes + [(file.objects, nil)] {
        objects.forEachInTree { object in
          guard Self.elements.contains(object.pointee.element),
            let identifier = object.pointee.attributes["reuseIdentifier"], !identifier.isEmpty
          else { return }
          var view = view(object.pointee)
          view.controller = controller.map { ControllerID(file: file.path, object: $0) }
          byIdentifier[identifier, default: []].append(view)
        }
      }
      guard file.kind == .xib else { continue }
      let objects = file.objects.filter { $0.element != "placeholder" }
      var found: OfXib?
      if let object = objects.first, objects.count == 1 {
        let identifier = object.reuseIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        found = OfXib(identifier: identifier, view: view(object))
      }
      byXib[StoryboardName.ofFile(file.path), default: []].append(found)
    }
    self.byIdentifier = byIdentifier
    self.byXib = byXib
  }

  /// The reuse identifiers of all views.
  var identifiers: some Sequence<String> { byIdentifier.keys }

  /// The controllers of the scenes that have prototypes, by the reuse identifier.
  var scenesByIdentifier: [String: [ControllerID]] {
    byIdentifier.mapValues { $0.compactMap(\.controller) }.filter { !$0.value.isEmpty }
  }

  /// The prototypes with an identifier.
  func views(identified identifier: String) -> [View] { byIdentifier[identifier] ?? [] }

  /// The views in the xibs with a name, each of which contains one; empty if some xib contains something else.
  func views(ofXib name: String) -> [OfXib] {
    let found = byXib[name] ?? []
    return found.contains { $0 == nil } ? [] : found.compactMap { $0 }
  }

  private static let elements: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}
