/// The relation of a place in code to the renamed thing.
enum Verdict: Hashable {
  case ours
  /// It names something else with the same text.
  case other
  /// It names the renamed thing and others, or it isn't known which of them.
  case doubt(String)
}
