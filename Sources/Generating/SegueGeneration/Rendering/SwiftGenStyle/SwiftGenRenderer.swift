internal import FilesAndPaths
internal import Findings
internal import StoryboardModel
internal import SwiftNaming

/// Renders scenes and segues in the style of SwiftGen's templates `scenes-swift5` and
/// `segues-swift5`.
///
/// SwiftGen writes one file. Here each storyboard has its own, which extends the enumerations
/// `StoryboardScene` and `StoryboardSegue`. These and the other shared declarations are in the
/// first file. This way the set of files depends only on the storyboards' paths, which build
/// plugins need.
package struct SwiftGenRenderer {
  private let options: GenerationOptions
  private let access: SwiftCode

  package init(options: GenerationOptions) {
    self.options = options
    access = options.access.prefix
  }

  /// Renders a file for each declaration.
  ///
  /// - Parameter declarations: The declarations, sorted by path.
  /// - Returns: The files, and findings about names that differ from SwiftGen's.
  package func render(_ declarations: [FileDeclaration]) -> GeneratedCode {
    let groups = Dictionary(grouping: declarations, by: \.platform)
    var names: [String: String] = [:]
    var findings: [Finding] = []
    for group in groups.values {
      let storyboards = group.filter { $0.kind == .storyboard }
      let types = UniqueNames(storyboards) { NameRequest($0, named: SwiftGenName.type) }
      for (storyboard, name) in zip(storyboards, types.names) { names[storyboard.path] = name }
      findings += types.findings
    }
    let classes = groups.mapValues { group in
      HiddenClasses(group, behind: Set(group.compactMap { names[$0.path] })) { file in
        file.kind == .storyboard ? file.scenes.map(\.controller) : []
      }
    }
    let style = StyleRenderer(
      tool: "SwiftGen", options: options, declarations: declarations,
      shared: shared(by: declarations))
    let files = style.files { declaration in
      guard let name = names[declaration.path], let classes = classes[declaration.platform]
      else { return StyleRenderer.Contents() }
      let storyboard = SwiftGenStoryboard(
        declaration, name: name, classes: classes, access: access)
      findings += storyboard.findings
      let isUsed = declaration.platform.library != .watchKit
      return StyleRenderer.Contents(
        classes: declaration.scenes.map(\.controller),
        write: isUsed ? { storyboard.write(to: &$0) } : nil)
    }
    return GeneratedCode(files: files, findings: findings.sorted())
  }

  private func shared(by declarations: [FileDeclaration]) -> [SwiftCode] {
    let storyboards = declarations.filter { $0.kind == .storyboard }
    return StyleSupport(
      options: options, libraries: Set(storyboards.map(\.platform.library)),
      hasConditions: declarations.contains(where: \.needsPlatformCondition),
      common: SwiftGenSupport.common(access: access),
      uiKit: SwiftGenSupport.scenes(of: .uiKit, access: access, bundle: bundle),
      appKit: SwiftGenSupport.scenes(of: .appKit, access: access, bundle: bundle),
      bundleToken: bundleToken
    ).lines
  }

  private var bundle: SwiftCode { options.bundle.code(token: bundleToken) }
  private let bundleToken: SwiftCode = "StoryboardBundleToken"
}
