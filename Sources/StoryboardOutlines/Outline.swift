package import StoryboardModel

/// What of a storyboard or xib decides the code that is generated for it.
///
/// Controllers, references, exits, segues and what fires them, reusable views and restoration
/// identifiers; no layout, no constraints, no outlets. An outline is small, and stays the same when
/// a view is moved: a build that keeps one for each storyboard reads again only the storyboards
/// that changed, and generates again only if an outline did.
package struct Outline: Hashable, Sendable {
  /// The file, with everything else left out.
  package let file: InterfaceFile

  /// Makes the outline of a file that was read.
  package init(of file: InterfaceFile) {
    self.file = Pruning.outline(of: file)
  }

  /// An outline that was read back.
  init(decoded file: InterfaceFile) {
    self.file = file
  }
}
