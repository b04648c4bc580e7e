package import Findings
package import StoryboardModel

/// Makes Swift text of storyboards and xibs.
package struct SegueGenerator: Sendable {
  package var options: GenerationOptions

  package init(options: GenerationOptions = GenerationOptions()) {
    self.options = options
  }

  /// Generates a file for each storyboard and xib.
  ///
  /// The same files give the same text, whatever order they come in.
  ///
  /// - Parameters:
  ///   - files: What to generate for.
  ///   - references: Files of other modules that those refer to: nothing is generated for them.
  /// - Returns: The files' text, and what is wrong with the storyboards.
  package func generate(
    _ files: [InterfaceFile], references: [InterfaceFile] = []
  ) -> GeneratedCode {
    let plan = GenerationPlan(files: files, references: references, options: options)
    let files =
      switch options.style {
      case .segues: FileRenderer.render(plan.declarations, options: options)
      case .swiftgen, .rswift: [GeneratedFile]()
      }
    return GeneratedCode(files: files.sorted { $0.name < $1.name }, findings: plan.findings)
  }
}

/// What was generated.
package struct GeneratedCode: Sendable {
  /// Sorted by name.
  package var files: [GeneratedFile]
  /// What in the storyboards kept something from being generated, or was named otherwise than it
  /// says; sorted.
  package var findings: [Finding]

  package init(files: [GeneratedFile], findings: [Finding]) {
    self.files = files
    self.findings = findings
  }
}

/// One file of Swift text.
package struct GeneratedFile: Hashable, Sendable {
  /// The file's name, without a folder.
  package var name: String
  package var text: String
  /// The storyboard or xib that it is made from.
  package var source: String

  package init(name: String, text: String, source: String) {
    self.name = name
    self.text = text
    self.source = source
  }
}
