@_exported public import Segues

extension Stage {
  /// The controller of the given class that the stage started with, or that is inside it.
  ///
  /// - Throws: A ``StageError`` if there is none, or more than one at the same depth.
  public func root<Controller: _SegueController>(as type: Controller.Type) throws -> Controller {
    guard let root else { throw StageError.empty }
    switch ContainerSearch<Controller>(from: root) {
    case .found(let controller): return controller
    case .missing: throw StageError.noController("\(type)", found: root.searchedPath)
    case .ambiguous(let count):
      throw StageError.ambiguous("\(type)", count: count, found: root.searchedPath)
    }
  }

  /// The controller that the user sees: the last one presented or, in a container, the visible one.
  public var top: _SegueController? { visible.last }

  /// The controller that the user sees, as the given class.
  ///
  /// - Throws: A ``StageError`` that describes what is on the screen instead.
  public func top<Controller: _SegueController>(as type: Controller.Type) throws -> Controller {
    let chain = visible
    guard
      let controller = chain.last as? Controller ?? chain.last(where: { $0 is Controller })
        as? Controller
    else {
      let names = chain.map { String(describing: Swift.type(of: $0)) }
      throw StageError.noController("\(type)", found: names.joined(separator: " > "))
    }
    return controller
  }
}
