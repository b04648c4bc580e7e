internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// How tables and sentences name a segue's parts.
struct SegueText {
  private let link: SegueLink
  private let graph: NavigationGraph
  private let labels: ObjectLabels

  init(_ link: SegueLink, in graph: NavigationGraph, labels: ObjectLabels) {
    self.link = link
    self.graph = graph
    self.labels = labels
  }

  /// The identifier, as it is; a dash where there is none.
  var identifier: String { Self.identifier(link.segue.identifier) }

  /// An identifier, in quotation marks only where it would not be seen without.
  static func identifier(_ identifier: String?) -> String {
    guard let identifier else { return "–" }
    let isPlain =
      !identifier.isEmpty && identifier != "–" && identifier.first != " " && identifier.last != " "
    return isPlain ? identifier : "“\(identifier)”"
  }

  /// The kind, with the child that a relationship makes.
  var kind: String {
    link.segue.relationship.map { "\(link.segue.kind.rawValue) \($0)" } ?? link.segue.kind.rawValue
  }

  /// What fires the segue.
  var trigger: String {
    switch link.segue.trigger {
    case .manual: "code"
    case .relationship: "container"
    case .embed: "container view"
    case .object(let id, let element): labels.label(of: id, element: element)
    }
  }

  /// The controller that the segue starts from.
  var source: String {
    link.source.flatMap { graph.controller($0)?.displayName } ?? "–"
  }

  /// Where the segue leads, in as few words as a table has room for.
  var destination: String {
    switch link.destination {
    case .controller(let id):
      (graph.controller(id)?.displayName ?? "–")
        + (id.file == link.id.file ? "" : " (\(FilePath.name(of: id.file)))")
    case .exit: "exit: \(link.segue.unwindAction ?? "no action")"
    case .unknownStoryboard(let reference):
      "storyboard “\(reference.storyboardName ?? "")”, not found"
    case .missingScene(let reference, let file):
      "no scene “\(reference.referencedIdentifier ?? "")” in \(FilePath.name(of: file))"
    case .noInitialController(_, let file): "no initial controller in \(FilePath.name(of: file))"
    case .circularReference: "a reference to itself"
    case .dangling(let id): id.map { "no object “\($0)”" } ?? "nothing"
    }
  }
}
