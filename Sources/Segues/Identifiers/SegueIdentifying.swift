/// The names of a controller's segues, without their values: the nested `SegueID` that `@SegueSource`
/// writes.
public protocol SegueIdentifying: Hashable, CaseIterable {
  /// The segue with an identifier; nil where the class declares none such.
  init?(identifier: String)

  /// The segue's identifier in the storyboard; nil where it has none.
  var identifier: String? { get }
}

extension SegueIdentifying {
  /// The identifier, or the case's name where there is none.
  var name: String { identifier ?? "\(self)" }

  /// Every identifier that the class declares.
  var declaredIdentifiers: [String] { Self.allCases.compactMap(\.identifier) }
}

/// The names of segues of which code or the storyboard can supply every value.
public protocol SegueHookOptional {}

/// The names of segues of which some get their value only from `segue(for:sender:)`: an embed or an
/// unnamed segue has one.
public protocol SegueHookRequiring {}
