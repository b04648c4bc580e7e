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
    switch options.style {
    case .segues:
      let files = FileRenderer.render(plan.declarations, options: options)
      return GeneratedCode(files: files.sorted { $0.name < $1.name }, findings: plan.findings)
    case .swiftgen:
      return styled(SwiftGenRenderer(options: options).render(plan.declarations), plan)
    case .rswift: return styled(RSwiftRenderer(options: options).render(plan.declarations), plan)
    }
  }

  /// Code in another tool's style, with what its users need to know of the plan.
  ///
  /// Not that names of Segues' own collide, or that it cannot tell segues apart.
  private func styled(_ code: GeneratedCode, _ plan: GenerationPlan) -> GeneratedCode {
    let ofSegues: Set<String> = Set(
      [GenerationRule.namesCollide, .unnamedSeguesAlike, .segueWithoutTrigger, .destinationsDiffer]
        .map(\.rawValue))
    let others = plan.findings.filter { !ofSegues.contains($0.rule) }
    return GeneratedCode(files: code.files, findings: Set(code.findings + others).sorted())
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
