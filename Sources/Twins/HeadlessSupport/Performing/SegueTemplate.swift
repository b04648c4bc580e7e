package import StoryboardModel

/// A segue of a file and its destination, which is found once for all performances.
@MainActor
package final class SegueTemplate {
  package let segue: Segue
  package unowned let templates: ControllerTemplates
  /// The identifier that code and `prepare` use.
  package let identifier: String?
  /// The selector of the segue action; nil if the file names none.
  package let creationSelector: String?
  /// The custom class; nil if the file names none.
  package let customClass: CustomClass?
  package let animates: Bool
  /// Data that a twin stores with the segue, computed once for all performances.
  package var attachment: AnyObject?
  /// The destination, if it is in the same file and was already found.
  var localDestination: ControllerTemplates?

  package init(_ segue: Segue, templates: ControllerTemplates) {
    self.segue = segue
    self.templates = templates
    identifier = segue.usableIdentifier
    creationSelector = segue.destinationCreationSelector
    customClass = segue.customClass
    animates = segue.animates
  }
}
