internal import Findings
package import StoryboardModel

/// Generates Swift code from storyboards and xibs.
package struct SegueGenerator: Sendable {
  package var options: GenerationOptions
  /// The number of threads that plan, and that render Segues' own style.
  private let workers: Int

  package init(options: GenerationOptions = GenerationOptions(), workers: Int = 1) {
    self.options = options
    self.workers = workers
  }

  /// Generates a file for each storyboard and xib.
  ///
  /// The same files give the same text, in any order.
  ///
  /// - Parameters:
  ///   - files: The files to generate code for.
  ///   - references: Files of other modules that those refer to; nothing is generated for them.
  /// - Returns: The files' text, and the problems in the storyboards.
  package func generate(
    _ files: [InterfaceFile], references: [InterfaceFile] = []
  ) -> GeneratedCode {
    let plan = GenerationPlan(
      files: files, references: references, options: options, workers: workers)
    switch options.style {
    case .segues:
      let files = FileRenderer.render(plan.declarations, options: options, workers: workers)
        .sorted { $0.name < $1.name }
      let runtime = options.isStandalone ? [StandaloneRuntime.file(options.access)] : []
      return GeneratedCode(files: files + runtime, findings: plan.findings)
    case .swiftgen:
      return styled(SwiftGenRenderer(options: options).render(plan.declarations), plan)
    case .rswift: return styled(RSwiftRenderer(options: options).render(plan.declarations), plan)
    }
  }

  /// Returns code in another tool's style, with the plan's findings that matter to its users.
  ///
  /// Collisions of Segues' own names and indistinguishable segues don't matter to them.
  private func styled(_ code: GeneratedCode, _ plan: GenerationPlan) -> GeneratedCode {
    let onlyOwnStyle = Set(
      [RuleName.namesCollide, .unnamedSeguesAlike, .segueWithoutTrigger, .destinationsDiffer]
        .map(\.rawValue))
    let others = plan.findings.filter { !onlyOwnStyle.contains($0.rule) }
    return GeneratedCode(files: code.files, findings: Set(code.findings + others).sorted())
  }
}
