#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
public import Foundation

/// A xib, such as the `PersonCellNib.file` that `segues generate` writes.
///
/// - `Object` is the class of the xib's first object.
/// - `Owner` is the class of the File's Owner; `NSObject` if the xib names none.
@MainActor
public struct NibFactory<Object: NSObject, Owner: NSObject> {
  /// The xib's name, without its extension.
  public let name: String
  /// The bundle that contains the xib.
  public let bundle: Bundle?

  /// Describes a xib in a bundle.
  ///
  /// - Parameters:
  ///   - name: The xib's name, without its extension.
  ///   - bundle: The bundle that contains it.
  public init(_ name: String, in bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }

  /// The xib as a `UINib`, for registering cells.
  public var nib: UINib { UINib(nibName: name, bundle: bundle) }

  /// Instantiates the xib's objects.
  ///
  /// - Parameter owner: The File's Owner, whose outlets are connected.
  /// - Returns: The first object. A fatal error stops the process if the object has another class,
  ///   because the code was then generated from a different version of the xib.
  public func instantiate(owner: Owner? = nil) -> Object {
    let first = nib.instantiate(withOwner: owner, options: nil).first
    if let object = first as? Object { return object }
    fatalError(
      """
      the first object of the xib '\(name)' is not a \(Object.self): \
      \(first.map { "\(type(of: $0))" } ?? "there is none"). Generate the code again.
      """)
  }
}
#endif
