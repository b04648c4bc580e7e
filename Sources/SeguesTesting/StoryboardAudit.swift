internal import Findings
public import Foundation
internal import NavigationGraph
public import Segues
internal import StoryboardModel
internal import StoryboardParsing

/// Holds what a class says of its segues against its storyboard's file.
///
/// One line in a test is enough for a controller:
///
/// ```swift
/// #expect(try StoryboardAudit("Main").problems(in: GroupsViewController.self).isEmpty)
/// ```
///
/// The file is looked for in bundles, which have it off Apple systems, then in the folders around the
/// test's own source file.
@MainActor
public struct StoryboardAudit {
  let graph: NavigationGraph
  let path: String

  /// Reads a storyboard, and those beside it that it may refer to.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension.
  ///   - bundle: The bundle to look in before all others.
  ///   - sourceFile: The file around which to look for the project's storyboards.
  /// - Throws: An ``AuditError`` where there is no such file, or where it cannot be read.
  public init(_ name: String, bundle: Bundle? = nil, sourceFile: String = "\(#filePath)") throws {
    let bundles = (bundle.map { [$0] } ?? []) + ResourceBundles.all
    let bundled = bundles.lazy.compactMap { ResourceBundles.path(ofStoryboard: name, in: $0) }.first
    let paths: [String]
    if let bundled {
      paths = SourceTree.storyboards(below: Self.folder(of: bundled))
    } else {
      paths = SourceTree.storyboards(around: sourceFile)
    }
    guard let path = bundled ?? paths.first(where: { SourceTree.name(of: $0) == name }) else {
      throw AuditError.noStoryboard(name)
    }
    let files = StoryboardReader().read(paths)
    if let read = files.first(where: { $0.path == path }), read.file == nil {
      throw AuditError.unreadable(read.findings.map { "\($0.location): \($0.message)" })
    }
    graph = NavigationGraph(files: files.compactMap(\.file))
    self.path = path
  }

  /// What the class says and the storyboard does not, and the other way around, by place.
  ///
  /// - Parameter source: A class with `@SegueSource`.
  /// - Returns: The disagreements; none if the two agree.
  public func problems<Source: SegueSource>(in source: Source.Type) -> [AuditProblem] {
    SourceAudit(source, declarations: source.segueDeclarations, audit: self).problems.sorted()
  }

  /// Identifiers that the storyboard does not have, and those that the enum lacks, by place.
  ///
  /// - Parameter handler: A class whose `SegueIdentifier` lists its cases.
  /// - Returns: The disagreements; none if the two agree.
  public func problems<Handler: SegueHandler>(in handler: Handler.Type) -> [AuditProblem]
  where Handler.SegueIdentifier: CaseIterable {
    HandlerAudit(
      handler, identifiers: handler.SegueIdentifier.allCases.map(\.rawValue), audit: self
    ).problems.sorted()
  }

  /// The storyboard's controllers of a class.
  func controllers(of type: UIViewController.Type) -> [ControllerNode] {
    let parts = String(reflecting: type).split(separator: ".").map(String.init)
    return (graph.controllers[path] ?? []).filter { node in
      guard let custom = node.object.customClass else {
        return node.className == parts.last
      }
      return custom.name == parts.last
        && (custom.module == nil || custom.moduleIsTarget || custom.module == parts.first)
    }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
