/// How much of a file is read.
package enum ReadingScope: Hashable, Sendable {
  /// All that the file says: settings of how things look, too, as ``InterfaceSetting``.
  case complete
  /// Everything that the model has a place for.
  case everything
  /// What decides where the storyboard leads, in less than half the time: controllers, references,
  /// exits, segues and what fires them, reusable views, identifiers and titles.
  ///
  /// Constraints, frames, outlets, actions, layout guides and runtime attributes may be missing from
  /// the model, and what is wrong with them from the findings.
  case navigation
}
