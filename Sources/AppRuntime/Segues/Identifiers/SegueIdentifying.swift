/// The names of a controller's segues, without their values, such as the nested `SegueID` that
/// `@SegueSource` writes.
public protocol SegueIdentifying: Hashable, CaseIterable {
  /// Finds the segue with an identifier; nil if the class declares no such segue.
  init?(identifier: String)

  /// The segue's identifier in the storyboard; nil if it has none.
  var identifier: String? { get }
}

extension SegueIdentifying {
  /// The identifier, or the case's name if the segue has none.
  var name: String { identifier ?? "\(self)" }

  /// All identifiers that the class declares.
  var declaredIdentifiers: [String] { Self.allCases.compactMap(\.identifier) }
}

/// The protocol, under a name that doesn't clash with an app's own types.
public typealias _SegueIdentifying = SegueIdentifying
