/// The calls that load xibs.
package enum NibCalls {
  /// The labels and messages that are followed by a xib's name.
  package static let labels: Set<String> = [
    "nibName", "nibNamed", "windowNibName", "loadNibNamed", "nibWithNibName", "initWithNibName",
    "initWithWindowNibName",
  ]

  /// The labels and messages that are followed by the owner of a xib that was created before.
  package static let ownerLabels: Set<String> = ["withOwner", "instantiateWithOwner"]
}
