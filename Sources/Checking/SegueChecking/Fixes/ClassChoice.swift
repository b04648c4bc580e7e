internal import Findings
internal import StoryboardModel

/// Gives an object another class.
enum ClassChoice {
  /// The edit that writes a class into an object's start tag; nil if the line isn't available or has another form.
  static func edit(
    choosing choice: CustomClass, insteadOf current: CustomClass?, for id: ObjectID,
    at location: SourceLocation, in lines: FileLines
  ) -> TextEdit? {
    guard let tag = StartTag(at: location, in: lines) else { return nil }
    if let current { return tag.edit(replacing: attributes(current), with: attributes(choice)) }
    // With the id in the text to replace, several findings about one object make the same edit.
    let id = " id=\"\(id.rawValue)\""
    return tag.edit(replacing: id, with: id + attributes(choice))
  }

  private static func attributes(_ custom: CustomClass) -> String {
    " customClass=\"\(custom.name)\""
      + (custom.module.map { " customModule=\"\($0)\"" } ?? "")
      + (custom.moduleIsTarget ? " customModuleProvider=\"target\"" : "")
  }
}
