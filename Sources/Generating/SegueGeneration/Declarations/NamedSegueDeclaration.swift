package import Findings
package import StoryboardModel

/// A segue with an identifier as it is in the file: not merged, and with its container as the destination.
package struct NamedSegueDeclaration: Hashable, Sendable {
  package var identifier: String
  package var kind: SegueKind
  /// The class of the controller that performs it, possibly UIKit's own; nil if there is none.
  package var source: ClassName?
  /// The class of the segue itself, such as `UIStoryboardSegue`.
  package var segueClass: ClassName
  /// The class at the segue's end; the base class of controllers for an unwind segue or an unknown destination.
  package var destination: ClassName
  package var location: SourceLocation
}
