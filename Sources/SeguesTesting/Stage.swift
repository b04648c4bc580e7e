@_exported public import Segues

extension Stage {
  /// The controller of a class that the screen began with, containers looked through.
  ///
  /// - Throws: A ``StageError`` where there is none, or more than one at one depth.
  public func root<Controller: _SegueController>(as type: Controller.Type) throws -> Controller {
    guard let root else { throw StageError.empty }
    switch ContainerSearch<Controller>(from: root) {
    case .found(let controller): return controller
    case .missing: throw StageError.noController("\(type)", found: root.searchedPath)
    case .ambiguous(let count):
      throw StageError.ambiguous("\(type)", count: count, found: root.searchedPath)
    }
  }

  /// What the user sees: the last controller presented, and in a container the one that shows.
  public var top: _SegueController? { visible.last }

  /// What the user sees, as a controller of a class.
  ///
  /// - Throws: A ``StageError`` with what is on the screen instead.
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
