/// The names of a controller's segues, without their values: the nested `SegueID` that `@SegueSource`
/// writes.
public protocol SegueIdentifying: Hashable, CaseIterable {
  /// Finds the segue with an identifier; nil if the class declares none.
  init?(identifier: String)

  /// The segue's identifier in the storyboard; nil if it has none.
  var identifier: String? { get }
}

extension SegueIdentifying {
  /// The identifier, or the case's name if there is none.
  var name: String { identifier ?? "\(self)" }

  /// Every identifier that the class declares.
  var declaredIdentifiers: [String] { Self.allCases.compactMap(\.identifier) }
}

/// The protocol under a name that no app has for a type of its own.
public typealias _SegueIdentifying = SegueIdentifying
