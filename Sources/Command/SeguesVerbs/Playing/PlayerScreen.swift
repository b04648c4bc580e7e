internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import NavigationWalk
internal import StoryboardModel

/// The player's screen: what is on it, and what the user can do.
@MainActor
struct PlayerScreen {
  let player: any Player
  let app: AppFiles
  let style: TerminalStyle

  var text: String {
    let stack = player.stack.map(line).joined()
    var labels: [String: ObjectLabels] = [:]
    let moves = player.moves.enumerated().map { "  \($0 + 1)  \(move($1, &labels))\n" }.joined()
    return "\n" + stack + (moves.isEmpty ? "No segue leads on from here.\n" : moves)
  }

  private func line(_ line: StackLine) -> String {
    let indentation = String(repeating: "  ", count: line.depth)
    let name = TerminalText.escaped(line.name)
    let shown = line.isShown ? style.bold(name) : style.dim("(\(name))")
    return indentation + (line.isPresented ? "▲ " : "") + shown + "\n"
  }

  /// Describes a move in words, and caches the labels of its file for the next one.
  private func move(_ move: PlayerMove, _ labels: inout [String: ObjectLabels]) -> String {
    switch move {
    case .tab(_, let name): return "tab: \(TerminalText.escaped(name))"
    case .segue(let link, let source):
      let path = link.id.file
      if labels[path] == nil {
        labels[path] = app.graph.files.first { $0.path == path }.map(ObjectLabels.init)
      }
      let words = SegueText(
        link: link, graph: app.graph, labels: labels[path] ?? .init(), code: app.code)
      let text =
        "\(words.identifier)  \(words.kind), \(words.trigger): \(source) → \(words.destination)"
        + title(of: link.destination.controller)
      return TerminalText.escaped(text)
    case .code(let arrow, let source):
      let name = app.graph.controller(arrow.destination)?.displayName ?? "–"
      let place = "\(arrow.location.file):\(arrow.location.line)"
      return TerminalText.escaped(
        "by code: \(source) opens \(name)\(title(of: arrow.destination)) (\(place))")
    }
  }

  /// Returns the title of a destination, in quotation marks; empty if it has none.
  private func title(of destination: ControllerID?) -> String {
    destination.flatMap(app.graph.controller)
      .flatMap { ScreenTitle.title(of: $0, in: app.graph) }.map { " “\($0)”" } ?? ""
  }
}
