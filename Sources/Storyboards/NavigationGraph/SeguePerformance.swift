/// How an app's code performs a segue.
package enum SeguePerformance: String, Hashable, Sendable, CaseIterable {
  /// By `performSegue` with a string.
  case string
  /// By `performSegue` with a constant or an enumeration's raw value.
  case constant
  /// By the typed code of this package.
  case typed
  /// Not at all: a control or container performs it.
  case control
  /// Not at all: only code could, but none does.
  case never
  /// Possibly, by code that computes an identifier or is missing.
  case undecided
}
