/// Which scenes code makes by itself, not through a segue.
package struct InstantiatedScenes: Hashable, Sendable {
  /// The storyboard identifiers that code may instantiate, in whichever storyboard; nil where any may
  /// be.
  package var identifiers: Set<String>?
  /// The names of the storyboards whose initial controller code may make; nil where any may be.
  package var storyboards: Set<String>?
  /// The names of the storyboards that code makes scenes of by identifiers that are not known.
  package var undecided: Set<String>

  package init(
    identifiers: Set<String>?, storyboards: Set<String>?, undecided: Set<String> = []
  ) {
    self.identifiers = identifiers
    self.storyboards = storyboards
    self.undecided = undecided
  }

  /// What holds where nothing is known of the code: every scene that code can name, and every initial
  /// one.
  package static let any = InstantiatedScenes(identifiers: nil, storyboards: nil)
}
