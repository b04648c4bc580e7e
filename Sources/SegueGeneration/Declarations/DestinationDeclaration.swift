/// The class that a segue or a scene leads to, plain containers looked through.
package struct DestinationDeclaration: Hashable, Sendable {
  /// The class that gets the input.
  package var className: ClassName
  /// The plain containers on the way, such as `["UINavigationController"]`; for documentation.
  package var containers: [String]
  /// Whether the class is one of the app's or a framework's own, and may say `SegueInput`.
  package var isCustom: Bool
  /// Why the class is not known, where it is not: a reference to a storyboard that was not read.
  package var unknownReason: String?

  package init(
    className: ClassName, containers: [String] = [], isCustom: Bool, unknownReason: String? = nil
  ) {
    self.className = className
    self.containers = containers
    self.isCustom = isCustom
    self.unknownReason = unknownReason
  }
}
