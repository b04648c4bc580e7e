/// The class that a segue or a scene leads to, behind plain containers such as navigation controllers.
package struct DestinationDeclaration: Hashable, Sendable {
  /// The class that receives the input.
  package var className: ClassName
  /// The plain containers on the way, such as `["UINavigationController"]`, for documentation.
  package var containers: [String]
  /// Whether the class belongs to the app or to a framework, and may declare `SegueInput`.
  package var isCustom: Bool
  /// The reason why the class is unknown, such as a reference to a storyboard that was not read; nil if it is known.
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
