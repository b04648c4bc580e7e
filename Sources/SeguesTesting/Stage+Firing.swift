public import Segues

#if SEGUES_TWIN
#if SEGUES_APPKIT
import HeadlessAppKit
#else
import HeadlessUIKit
#endif
internal import StoryboardModel
#endif

extension Stage {
  /// Fires a segue as its control does: the source may veto it.
  ///
  /// - Parameters:
  ///   - segue: The segue's identifier, or the name of its case in the source's `enum Segue`.
  ///   - source: The controller whose segue it is.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source let it happen.
  /// - Throws: A ``StageError`` where the source's scene has no such segue. UIKit does not tell; it
  ///   raises.
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

  /// Fires a segue as its control does: the source may veto it.
  ///
  /// - Parameters:
  ///   - segue: The segue, such as `ListViewController.SegueID.showPerson`. One without an identifier is told
  ///     by its destination's class, which only the twin can.
  ///   - source: The controller whose segue it is.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source let it happen.
  /// - Throws: A ``StageError`` where the source's scene has no such segue.
  @discardableResult
  public func fire<ID: SegueIdentifying>(
    _ segue: ID, from source: _SegueController, sender: Any? = nil
  ) throws -> Bool {
    if let identifier = segue.identifier {
      return try fire(identifier, from: source, sender: sender)
    }
    #if SEGUES_TWIN
    let declarations = (type(of: source) as? any SegueSource.Type)?._segueDeclarations ?? []
    if let declaration = declarations.first(where: { $0.name == "\(segue)" }) {
      return try fire(to: declaration.destination, from: source, sender: sender)
    }
    #endif
    throw StageError.noSegue(
      "\(segue)", controller: String(describing: type(of: source)),
      identifiers: ID.allCases.compactMap(\.identifier))
  }

  /// Fires a segue as its control does: the source may veto it.
  ///
  /// - Parameters:
  ///   - segue: The segue, as a case of the source's `SegueIdentifier`.
  ///   - source: The controller whose segue it is.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source let it happen.
  /// - Throws: A ``StageError`` where the source's scene has no such segue.
  @discardableResult
  public func fire<Handler: SegueHandler>(
    _ segue: Handler.SegueIdentifier, from source: Handler, sender: Any? = nil
  ) throws -> Bool {
    try fire(segue.rawValue, from: source, sender: sender)
  }

  /// The identifier that a name means: itself, unless only a case of the source is called so.
  private static func identifier(of name: String, in source: _SegueController) -> String {
    let declarations = (type(of: source) as? any SegueSource.Type)?._segueDeclarations ?? []
    if declarations.contains(where: { $0.identifier == name }) { return name }
    return declarations.first { $0.name == name }?.identifier ?? name
  }

  #if SEGUES_TWIN
  /// Fires a segue without an identifier as its control does, told by its destination's class.
  ///
  /// Only the twin can: UIKit fires such a segue by its control alone.
  ///
  /// - Parameters:
  ///   - destination: The class of the segue's destination, as the storyboard says.
  ///   - source: The controller whose segue it is.
  ///   - sender: The control, cell or item; the storyboard's own object if left out.
  /// - Returns: Whether the source let it happen.
  /// - Throws: A ``StageError`` where the source has no such segue, or has several.
  @discardableResult
  public func fire(
    to destination: _SegueController.Type, from source: _SegueController, sender: Any? = nil
  ) throws -> Bool {
    let name = String(describing: destination)
    let matching = source.segueTemplates.filter { segue in
      guard segue.usableIdentifier == nil, segue.kind != .relationship, segue.kind != .embed,
        let id = segue.destination
      else { return false }
      let scene = source.interfaceFile?.scenes.first { $0.controller?.id == id }
      return scene?.controller?.customClass?.name == name
    }
    guard let segue = matching.first, matching.count == 1 else {
      throw StageError.noSegue(
        "to \(name)", controller: String(describing: type(of: source)),
        identifiers: source.segueTemplates.compactMap(\.usableIdentifier))
    }
    if case .nothing(.vetoed) = source.fireTemplate(segue, sender: sender).outcome {
      return false
    }
    return true
  }
  #endif
}
