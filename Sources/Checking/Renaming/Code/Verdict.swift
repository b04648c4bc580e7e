/// Whether a place in code names what is renamed.
enum Verdict: Hashable {
  case ours
  /// It names something else with the same text.
  case other
  /// It names the renamed one and others, or it is unknown which.
  case doubt(String)
}
