#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
public import Foundation

/// A reuse identifier with the class of the view that has it, as `segues generate` writes it.
public struct ReuseIdentifier<View: UIView>: Hashable, Sendable {
  /// The identifier, as the storyboard or xib has it.
  public let rawValue: String

  /// The identifier of a class of views.
  ///
  /// - Parameter rawValue: The identifier, as the storyboard or xib has it.
  @inlinable
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UITableView {
  /// A cell to use, of the class that the storyboard says.
  ///
  /// - Parameters:
  ///   - identifier: The cell's identifier.
  ///   - indexPath: Where the cell will be.
  /// - Returns: The cell; the process ends if it is of another class, for then the code was not
  ///   generated from the storyboard that is loaded.
  public func dequeueReusableCell<Cell: UITableViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    identifier.typed(dequeueReusableCell(withIdentifier: identifier.rawValue, for: indexPath))
  }
}

extension UICollectionView {
  /// A cell to use, of the class that the storyboard says.
  ///
  /// - Parameters:
  ///   - identifier: The cell's identifier.
  ///   - indexPath: Where the cell will be.
  /// - Returns: The cell; the process ends if it is of another class, for then the code was not
  ///   generated from the storyboard that is loaded.
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    identifier.typed(dequeueReusableCell(withReuseIdentifier: identifier.rawValue, for: indexPath))
  }
}

extension ReuseIdentifier {
  @MainActor
  func typed(_ view: UIView) -> View {
    if let view = view as? View { return view }
    fatalError(
      "the view '\(rawValue)' is a \(type(of: view)), not a \(View.self). Generate the code again.")
  }
}
#endif
