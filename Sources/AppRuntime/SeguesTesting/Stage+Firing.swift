public import Segues

#if SEGUES_TWIN
#if SEGUES_APPKIT
import HeadlessAppKit
#else
import HeadlessUIKit
#endif
internal import NavigationGraph
internal import StoryboardModel
#endif

extension Stage {
  /// Fires a segue as its control would.
  ///
  /// The source may veto it.
  ///
  /// - Parameters:
  ///   - segue: The segue's identifier, or the name of a case of the source's `enum Segue` that has an identifier.
  ///   - source: The segue's source controller.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source allowed the segue.
  /// - Throws: A ``StageError`` if the source's scene has no such segue. UIKit doesn't report that
  ///   in advance; it throws an exception.
  @discardableResult
  public func fire(
    _ segue: String, from source: _SegueController, sender: Any? = nil
  ) throws -> Bool {
    let identifier = Self.identifier(of: segue, in: source)
    #if SEGUES_TWIN
    guard source.segueTemplate(withIdentifier: identifier) != nil else {
      throw StageError.noSegue(
        identifier, controller: String(describing: type(of: source)),
        identifiers: source.segueTemplates.compactMap(\.usableIdentifier))
    }
    #endif
    guard source.allows(identifier, sender: sender) else {
      return false
    }
    source.perform(identifier, sender: sender)
    return true
  }

  /// Fires a segue as its control would.
  ///
  /// The source may veto it.
  ///
  /// Use this for a segue that a subclass adds to those of a `@SegueSource` class, or that is less
  /// visible than its class. For other segues, write only the case: `fire(.showPerson, from: list)`.
  ///
  /// - Parameters:
  ///   - segue: The segue, such as `ListViewController.SegueID.showPerson`. If it has no
  ///     identifier, it is found by its destination's class, which only works with the twin.
  ///   - source: The segue's source controller.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source allowed the segue.
  /// - Throws: A ``StageError`` if the source's scene has no such segue.
  @_disfavoredOverload
  @discardableResult
  public func fire<ID: SegueIdentifying>(
    _ segue: ID, from source: _SegueController, sender: Any? = nil
  ) throws -> Bool {
    try fire(named: segue, from: source, sender: sender)
  }

  private func fire<ID: SegueIdentifying>(
    named segue: ID, from source: _SegueController, sender: Any?
  ) throws -> Bool {
    if let identifier = segue.identifier {
      return try fire(identifier, from: source, sender: sender)
    }
    #if SEGUES_TWIN
    if let declaration = _SegueRouting.declarations(of: source)
      .first(where: { $0.name == "\(segue)" })
    {
      return try fire(to: declaration.destination, from: source, sender: sender)
    }
    #endif
    throw StageError.noSegue(
      "\(segue)", controller: String(describing: type(of: source)),
      identifiers: ID.allCases.compactMap(\.identifier))
  }

  /// Fires a segue as its control would.
  ///
  /// The source may veto it.
  ///
  /// ```swift
  /// try stage.fire(.showPerson, from: list)
  /// ```
  ///
  /// - Parameters:
  ///   - segue: The segue, as a case of the source's `SegueID`. If it has no identifier, it is
  ///     found by its destination's class, which only works with the twin.
  ///   - source: The segue's source controller.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source allowed the segue.
  /// - Throws: A ``StageError`` if the source's scene has no such segue.
  @discardableResult
  public func fire<Source: SegueSource>(
    _ segue: Source._SegueNames, from source: Source, sender: Any? = nil
  ) throws -> Bool {
    try fire(named: segue, from: source, sender: sender)
  }

  /// Fires a segue as its control would.
  ///
  /// The source may veto it.
  ///
  /// - Parameters:
  ///   - segue: The segue, as a case of the source's `SegueIdentifier`.
  ///   - source: The segue's source controller.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source allowed the segue.
  /// - Throws: A ``StageError`` if the source's scene has no such segue.
  @discardableResult
  public func fire<Handler: SegueHandler>(
    _ segue: Handler.SegueIdentifier, from source: Handler, sender: Any? = nil
  ) throws -> Bool {
    try fire(segue.rawValue, from: source, sender: sender)
  }

  /// The identifier that a name stands for: the name itself, unless it is only the name of a case.
  private static func identifier(of name: String, in source: _SegueController) -> String {
    let declarations = _SegueRouting.declarations(of: source)
    if declarations.contains(where: { $0.identifier == name }) { return name }
    return declarations.first { $0.name == name }?.identifier ?? name
  }

  #if SEGUES_TWIN
  /// Fires a segue without an identifier as its control would, and finds it by its destination's
  /// class.
  ///
  /// This only works with the twin: in UIKit, only its control can fire such a segue.
  ///
  /// - Parameters:
  ///   - destination: The class of the segue's destination in the storyboard, or of a controller
  ///     inside the destination, such as a navigation controller's root.
  ///   - source: The segue's source controller.
  ///   - sender: The control, cell or item. The default is the storyboard's own object.
  /// - Returns: Whether the source allowed the segue.
  /// - Throws: A ``StageError`` if the source has no such segue, or if it has several and the sender
  ///   doesn't say which is meant.
  @discardableResult
  public func fire(
    to destination: _SegueController.Type, from source: _SegueController, sender: Any? = nil
  ) throws -> Bool {
    var matching = Self.unnamedSegues(to: destination, from: source)
    let count = matching.count
    if count > 1, let sender {
      matching.removeAll { source.sender(of: $0) !== sender as AnyObject }
    }
    guard let segue = matching.first, matching.count == 1 else {
      let controller = String(describing: type(of: source))
      if count > 1 {
        throw StageError.severalSegues(
          to: "\(destination)", controller: controller, count: count)
      }
      throw StageError.noSegue(
        "to \(destination)", controller: controller,
        identifiers: source.segueTemplates.compactMap(\.usableIdentifier))
    }
    if case .nothing(.vetoed) = source.fireTemplate(segue, sender: sender).outcome {
      return false
    }
    return true
  }

  /// The segues without an identifier that lead to scenes of a class or, failing that, to
  /// containers of such scenes.
  private static func unnamedSegues(
    to destination: _SegueController.Type, from source: _SegueController
  ) -> [Segue] {
    guard let file = source.interfaceFile, let id = source.interfaceObject?.id else { return [] }
    let graph = NavigationGraph(files: [file])
    let links = graph.links(from: ControllerID(file: file.path, object: id)).filter { link in
      link.segue.usableIdentifier == nil && link.segue.kind != .relationship
        && link.segue.kind != .embed
    }
    let classes = links.map { DestinationClasses(of: $0, in: graph) }
    let direct = zip(links, classes).filter { $1.names.first == String(describing: destination) }
    let found =
      direct.isEmpty ? zip(links, classes).filter { $1.include(destination) == true } : direct
    return found.map(\.0.segue)
  }
  #endif
}
