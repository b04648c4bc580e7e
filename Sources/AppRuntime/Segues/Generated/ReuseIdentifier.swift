#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
public import Foundation

/// A reuse identifier together with its view's class, as `segues generate` writes it.
public struct ReuseIdentifier<View: UIView>: Hashable, Sendable {
  /// The identifier in the storyboard or xib.
  public let rawValue: String

  /// Creates the identifier for views of the class.
  ///
  /// - Parameter rawValue: The identifier in the storyboard or xib.
  @inlinable
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UITableView {
  /// Dequeues a cell, typed as the class that the storyboard gives it.
  ///
  /// - Parameters:
  ///   - identifier: The cell's identifier.
  ///   - indexPath: The cell's position.
  /// - Returns: The cell. A fatal error stops the process if the cell has another class, because
  ///   the code was then generated from a different version of the storyboard.
  public func dequeueReusableCell<Cell: UITableViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    identifier.typed(dequeueReusableCell(withIdentifier: identifier.rawValue, for: indexPath))
  }
}

extension UICollectionView {
  /// Dequeues a cell, typed as the class that the storyboard gives it.
  ///
  /// - Parameters:
  ///   - identifier: The cell's identifier.
  ///   - indexPath: The cell's position.
  /// - Returns: The cell. A fatal error stops the process if the cell has another class, because
  ///   the code was then generated from a different version of the storyboard.
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
