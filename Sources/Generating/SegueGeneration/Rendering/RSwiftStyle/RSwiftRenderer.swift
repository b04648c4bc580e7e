internal import FilesAndPaths
internal import Findings
internal import StoryboardModel

/// Renders scenes, segues, reuse identifiers and xibs in the style of R.swift 7.
///
/// R.swift writes one file. Here each storyboard and xib has its own, which extends the structures
/// in `_R`. These, `R` itself, and the other shared declarations are in the first file. This way
/// the set of files depends only on the inputs' paths, which build plugins need.
package struct RSwiftRenderer {
  private let options: GenerationOptions
  private let access: SwiftCode

  package init(options: GenerationOptions) {
    self.options = options
    access = options.access.prefix
  }

  /// Renders a file for each declaration.
  ///
  /// - Parameter declarations: The declarations, sorted by path.
  /// - Returns: The files, and findings about names that differ from R.swift's.
  package func render(_ declarations: [FileDeclaration]) -> GeneratedCode {
    let groups = Dictionary(grouping: declarations, by: \.platform)
    let contents = groups.mapValues { RSwiftContents($0) }
    // A storyboard's type has an associated type of this name.
    let hidden = groups.mapValues { group in
      HiddenClasses(group, behind: ["InitialController"]) { $0.scenes.map(\.controller) }
    }
    var findings = contents.values.flatMap(\.findings)
    let style = StyleRenderer(
      tool: "R.swift", options: options, declarations: declarations,
      shared: shared(by: declarations, contents))
    let files = style.files { declaration in
      guard let contents = contents[declaration.platform],
        let hidden = hidden[declaration.platform]
      else { return StyleRenderer.Contents() }
      let file = RSwiftFile(declaration, contents: contents, hidden: hidden, access: access)
      findings += file.findings
      let isUsed = declaration.platform.library != .watchKit && !file.isEmpty
      return StyleRenderer.Contents(
        classes: isUsed ? file.classes : [], namesBundle: file.isStoryboard,
        write: isUsed ? { file.write(to: &$0) } : nil)
    }
    return GeneratedCode(files: files, findings: findings.sorted())
  }

  private func shared(
    by declarations: [FileDeclaration], _ contents: [Platform: RSwiftContents]
  ) -> [SwiftCode] {
    let bundleToken: SwiftCode = "ResourceBundleToken"
    let bundle = options.bundle.code(token: bundleToken)
    var common = [RSwiftSupport.common(access: access)]
    if !options.extendsR {
      common.insert(RSwiftSupport.root(access: access, bundle: bundle), at: 0)
    }
    common.append(validation(of: contents))
    return StyleSupport(
      options: options, libraries: Set(declarations.map(\.platform.library)),
      hasConditions: declarations.contains(where: \.needsPlatformCondition),
      common: common.joined(separator: "\n\n"),
      uiKit: "\(RSwiftSupport.uiKit(access: access))\n\n\(RSwiftSupport.reuse(access: access))",
      appKit: RSwiftSupport.scenes(of: .appKit, access: access),
      bundleToken: options.extendsR ? nil : bundleToken
    ).lines
  }

  /// Returns the functions that instantiate the scenes of all storyboards on each system.
  private func validation(of contents: [Platform: RSwiftContents]) -> SwiftCode {
    let platforms = Set(contents.keys)
    var text = SwiftText()
    text.block("extension _R.storyboard") { text in
      text.documented("Instantiates each scene that has an identifier, and throws if one fails.")
      text.line(StyleSupport.isolation)
      text.block("\(access)func validate() throws") { text in
        for (platform, contents) in contents.sorted(by: { $0.key.name < $1.key.name }) {
          let condition = platforms.count > 1 ? platform.condition(among: platforms) : nil
          text.conditional(condition) { text in
            for name in contents.storyboards.values.sorted() {
              text.line("try self.\(SwiftCode.name(name)).validate()")
            }
          }
        }
      }
    }
    if !options.extendsR {
      text.gap()
      text.block("extension _R") { text in
        text.documented("Instantiates each scene that has an identifier, and throws if one fails.")
        text.line(StyleSupport.isolation)
        text.block("\(access)func validate() throws") { $0.line("try self.storyboard.validate()") }
      }
    }
    return text.code
  }
}
