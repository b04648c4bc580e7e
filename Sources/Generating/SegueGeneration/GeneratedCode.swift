package import Findings

/// The result of generation.
package struct GeneratedCode: Sendable {
  /// The files, sorted by name; for standalone code, the copy of the library comes last.
  package var files: [GeneratedFile]
  /// The problems that prevented code or changed a name; sorted.
  package var findings: [Finding]
}

/// A generated Swift file.
package struct GeneratedFile: Hashable, Sendable {
  /// The file's name, without a folder.
  package var name: String
  package var text: String
  /// The storyboard or xib that it is generated from; empty for the library.
  package var source: String
  /// The imports; nil if they are inside a condition around the whole code.
  private(set) var imports: Imports?
  /// The lines after the header and these imports.
  private(set) var body: Substring = ""

  package init(name: String, text: String, source: String) {
    self.name = name
    self.text = text
    self.source = source
  }

  init(name: String, source: String, _ text: SwiftText) {
    self.init(name: name, text: text.text, source: source)
    imports = text.imports
    body = text.body
  }
}
