package import StoryboardModel

/// The parts of a storyboard or xib that determine the code generated for it.
///
/// These are controllers, references, exits, segues and what fires them, reusable views and
/// restoration identifiers, but not layout, constraints or outlets. An outline is small, and moving
/// a view doesn't change it: a build that keeps one for each storyboard reads only changed
/// storyboards again, and generates again only if an outline changed.
package struct Outline: Hashable, Sendable {
  /// The file, without everything else.
  package let file: InterfaceFile

  package init(of file: InterfaceFile) {
    self.file = Pruning.outline(of: file)
  }

  /// Creates an outline from its decoded contents.
  init(decoded file: InterfaceFile) {
    self.file = file
  }
}
