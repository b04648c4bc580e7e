internal import Findings
internal import StoryboardModel

/// The requests for names in the styles of SwiftGen and R.swift.
extension NameRequest {
  /// Creates the request for a scene that has an identifier.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: Returns the name that the tool derives from an identifier.
  init(_ scene: SceneDeclaration, named name: (String) -> String) {
    let identifier = scene.identifier ?? ""
    self.init(
      name: name(identifier), identifier: identifier,
      words: { "the scene \(ShownText.quoted(identifier))" }, location: scene.location)
  }

  /// Creates the request for a storyboard or xib.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Returns the name that the tool derives from a file's name.
  init(_ file: FileDeclaration, named name: (String) -> String) {
    self.init(
      name: name(file.resourceName), identifier: file.resourceName, tieBreaker: file.path,
      words: { "the \(file.kind.rawValue) \(ShownText.quoted(file.resourceName))" },
      location: SourceLocation(file: file.path))
  }
}
