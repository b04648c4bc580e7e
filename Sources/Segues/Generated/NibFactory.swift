#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
public import Foundation

/// A xib: `PersonCellNib.file`, as `segues generate` writes it.
///
/// - `Object` is the class of its first object.
/// - `Owner` is the class of its File's Owner: `NSObject` where it names none.
@MainActor
public struct NibFactory<Object: NSObject, Owner: NSObject> {
  /// The xib's name, without its extension.
  public let name: String
  /// The bundle that has the xib.
  public let bundle: Bundle?

  /// A xib of a bundle.
  ///
  /// - Parameters:
  ///   - name: The xib's name, without its extension.
  ///   - bundle: The bundle that has it.
  public init(_ name: String, in bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }

  /// The xib, to register for cells.
  public var nib: UINib { UINib(nibName: name, bundle: bundle) }

  /// Makes the objects of the xib.
  ///
  /// - Parameter owner: The File's Owner, whose outlets are set.
  /// - Returns: The first object; the process ends if it is of another class, for then the code was
  ///   not generated from the xib that is loaded.
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
