package import Findings
package import StoryboardModel

/// A segue with an identifier, as the file has it: nothing is merged, and nobody is looked through.
package struct NamedSegueDeclaration: Hashable, Sendable {
  package var identifier: String
  package var kind: SegueKind
  /// The class of the controller whose segue it is, UIKit's own included; nil where no controller is.
  package var source: ClassName?
  /// The class of the segue itself, such as `UIStoryboardSegue`.
  package var segueClass: ClassName
  /// The class at the segue's other end, a container if it leads to one.
  ///
  /// UIKit's base class for an unwind segue, and for one whose destination is not known.
  package var destination: ClassName
  package var location: SourceLocation

  package init(
    identifier: String, kind: SegueKind, source: ClassName?, segueClass: ClassName,
    destination: ClassName, location: SourceLocation
  ) {
    self.identifier = identifier
    self.kind = kind
    self.source = source
    self.segueClass = segueClass
    self.destination = destination
    self.location = location
  }
}
