import StoryboardModel

/// The frame of a file in the style of another tool: header, imports, and the condition that files
/// of several systems need.
struct StyleFile {
  /// The library that a storyboard's controllers are from.
  enum Library: Comparable {
    case uiKit
    case appKit
    /// WatchKit, whose segues code cannot perform.
    case none
  }

  let declaration: FileDeclaration
  let options: GenerationOptions
  /// The systems of all files of the run.
  let systems: Set<String>

  init(_ declaration: FileDeclaration, options: GenerationOptions, systems: Set<String>) {
    self.declaration = declaration
    self.options = options
    self.systems = systems
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - tool: The tool whose style it is.
  ///   - classes: Every class that the body names.
  ///   - namesBundle: Whether what others see of the body names a bundle.
  ///   - shared: Declarations that all files share, in the file that has them; they stand outside
  ///     the condition.
  ///   - body: The file's own declarations; nil where it has none.
  /// - Returns: The whole text.
  func text(
    in tool: CommentText, naming classes: [ClassName], namesBundle: Bool = false,
    shared: [SwiftCode],
    _ body: ((inout SwiftText) -> Void)?
  ) -> String {
    var text = SwiftText()
    let file = CommentText.plain(Self.fileName(of: declaration.path))
    text.header("from \(file), in the style of \(tool). Do not edit.")
    text.gap()
    let nothing: CommentText = "The file has nothing that \(tool) makes accessors of."
    if body == nil, shared.isEmpty {
      text.comment(nothing)
      return text.text
    }
    // Where there is a condition, the shared declarations have imports of their own.
    let isShared = !shared.isEmpty && !declaration.needsPlatformCondition
    let namesLibrary = classes.contains { $0.module == nil && Self.isSystem($0.name) }
    let foreign = Set(classes.compactMap(\.module))
    let imports = StyleImports(
      library: isShared || namesLibrary ? library : nil,
      namesFoundation: isShared || namesBundle, exposed: foreign,
      hidden: Set(options.imports).subtracting(foreign))
    conditional(&text) { text in
      text.lines(imports.lines(options.access))
      if let body {
        body(&text)
      } else {
        text.gap()
        text.comment(nothing)
      }
    }
    if !shared.isEmpty {
      text.gap()
      text.comment("MARK: - Shared by all files")
      text.gap()
      text.lines(shared)
    }
    return text.text
  }

  private static func isSystem(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  private func conditional(_ text: inout SwiftText, _ body: (inout SwiftText) -> Void) {
    guard declaration.needsPlatformCondition else { return body(&text) }
    let system = Self.system(of: declaration.runtime)
    text.line("#if \(Self.condition(system, among: systems))")
    body(&text)
    text.line("#endif")
  }

  var library: Library { Self.library(of: declaration.runtime) }
}

extension StyleFile {
  static func library(of runtime: TargetRuntime) -> Library {
    switch runtime {
    case .iOS, .tvOS, .visionOS, .other: .uiKit
    case .macOS: .appKit
    case .watchOS: .none
    }
  }

  /// The system that a condition names.
  static func system(of runtime: TargetRuntime) -> String {
    switch runtime {
    case .iOS, .visionOS, .other: "iOS"
    case .tvOS: "tvOS"
    case .macOS: "macOS"
    case .watchOS: "watchOS"
    }
  }

  /// What holds where a system's files are compiled, and not those of the others.
  static func condition(_ system: String, among systems: Set<String>) -> SwiftCode {
    guard system == "iOS" else { return "os(\(SwiftCode.name(system)))" }
    // What is none of them is UIKit's too: visionOS, and the twin's systems.
    return systems.subtracting(["iOS"]).sorted().map { "!os(\(SwiftCode.name($0)))" as SwiftCode }
      .joined(separator: " && ")
  }

  /// The last part of a path: what comments say, for folders are the machine's.
  static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The expression of the bundle that has the files.
  ///
  /// - Parameters:
  ///   - bundle: What the configuration says.
  ///   - token: The class by which generated code finds the bundle that it is in.
  /// - Returns: An expression.
  static func bundle(_ bundle: GenerationOptions.Bundle, token: SwiftCode) -> SwiftCode {
    switch bundle {
    case .module: "Bundle.module"
    case .ofCode: "Bundle(for: \(token).self)"
    case .expression(let expression): SwiftCode(expression)
    }
  }
}
