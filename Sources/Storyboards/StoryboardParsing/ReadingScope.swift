/// How much of a file is read.
package enum ReadingScope: Hashable, Sendable {
  /// Everything in the file, including settings of appearance and layout, as ``InterfaceSetting``.
  case complete
  /// Everything that the model has a field for, so no settings.
  case model
  /// Only what determines the navigation, in less than half the time: controllers, references,
  /// exits, segues and what fires them, reusable views, identifiers and titles.
  ///
  /// Constraints, frames, outlets, actions, layout guides, runtime attributes, and the attributes of
  /// objects besides ``NavigationAttributes`` may be missing in the model, and problems with them in
  /// the findings.
  case navigation
}
