import Foundation
import StoryboardModel

extension StoryboardController {
  /// The view, item or gesture that was created for an id of the file; nil if there is none.
  ///
  /// Loads the view.
  func nibObject(_ id: ObjectID) -> NSObject? {
    if let known = nibObjects[id] { return known }
    loadContents()
    if let known = nibObjects[id] { return known }
    guard let object = origin?.templates.topLevelObjects[id] else { return nil }
    return ViewFactory(owner: self).makeAny(object)
  }
}

extension NSViewController {
  /// The view that the file describes; a plain one if it describes none.
  func makeView() -> NSView {
    guard let object = origin?.templates.object.children.first(where: { $0.key == "view" }) else {
      return makeDefaultView()
    }
    let view = ViewFactory(owner: self).makeView(object)
    #if canImport(ObjectiveC)
    connectOutlets()
    #endif
    return view
  }
}
