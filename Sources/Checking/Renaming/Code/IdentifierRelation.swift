/// The relation of a use in code to the renamed identifier.
enum IdentifierRelation: Hashable {
  case ours
  /// It names something else with the same text.
  case other
  /// It names the renamed one and others, or it is unknown which.
  case unknown(String)
}
