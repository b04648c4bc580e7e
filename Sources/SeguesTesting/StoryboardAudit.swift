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
/// Off Apple systems the file is in a bundle. On Apple systems bundles contain only what Interface
/// Builder's compiler made of it, so the file is looked for in the project around the test's own source
/// file.
@MainActor
public struct StoryboardAudit {
  let graph: NavigationGraph
  let path: String

  /// Reads a storyboard, and those beside it that it may refer to.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension. Where a project has several storyboards of one
  ///     name, the folders before it tell which: `"Account/Main"`.
  ///   - bundle: The bundle to look in; nil searches the main bundle and the resource bundles that stand
  ///     beside the tests.
  ///   - filePath: The file around which to look for the project's storyboards: the caller's own.
  /// - Throws: An ``AuditError`` if there is no such file, if there are several, or if it can't be read.
  public init(_ name: String, bundle: Bundle? = nil, filePath: String = #filePath) throws {
    let search = try StoryboardSearch(name, bundle: bundle, filePath: filePath)
    let path = search.path
    let files = StoryboardReader().read(search.surroundings)
    if let read = files.first(where: { $0.path == path }), read.file == nil {
      throw AuditError.unreadable(read.findings.map { "\($0.location): \($0.message)" })
    }
    graph = NavigationGraph(files: files.compactMap(\.file))
    self.path = path
  }

  /// Compares classes with the storyboard.
  ///
  /// - Parameter sources: Classes with `@SegueSource`.
  /// - Returns: The disagreements by place; none if the classes and the storyboard agree.
  public func problems(in sources: any SegueSource.Type...) -> [AuditProblem] {
    sources.flatMap { source in
      SourceAudit(source, declarations: source._segueDeclarations, audit: self).problems
    }.sorted()
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
  func controllers(of type: _SegueController.Type) -> [ControllerNode] {
    let parts = String(reflecting: type).split(separator: ".").map(String.init)
    return (graph.controllers[path] ?? []).filter { node in
      guard let custom = node.object.customClass else {
        return node.className == parts.last
      }
      return custom.name == parts.last
        && (custom.module == nil || custom.moduleIsTarget || custom.module == parts.first)
    }
  }
}
