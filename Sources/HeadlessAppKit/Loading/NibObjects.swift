import Foundation
import StoryboardModel

extension StoryboardController {
  /// The object that was made from the file for an id: a view, an item, a gesture; nil if none was.
  ///
  /// Loads the view.
  func nibObject(_ id: ObjectID) -> NSObject? {
    if let known = nibObjects[id] { return known }
    loadContents()
    if let known = nibObjects[id] { return known }
    guard let beside = origin?.templates.besides[id] else { return nil }
    return ViewFactory(owner: self).makeAny(beside)
  }
}

extension NSViewController {
  /// The view that the file says; a plain one where it says none.
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
