internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import NavigationWalk
internal import StoryboardModel

/// The text that `segues walk` prints.
struct WalkText {
  let app: AppFiles
  let style: TerminalStyle
  /// The terminal's width; nil if there is none.
  let columns: Int?

  /// Returns a section for each file that has a segue, and a summary.
  func text(of result: WalkResult) -> String {
    result.files.compactMap(section).joined()
      + WalkSummary(app: app, result: result, style: style).text
  }

  private func section(_ file: WalkResult.File) -> String? {
    let broken = file.scenes.compactMap(exception)
    let refusal = file.scenes.isEmpty ? nil : Walker.refusal(of: file.runtime)
    guard !file.segues.isEmpty || !broken.isEmpty || refusal != nil else { return nil }
    var text = style.bold(TerminalText.escaped(file.path))
    text += " (\(TerminalText.escaped(file.runtime.description)), "
    text += "\(count(file.segues.count, "segue")))"
    if let refusal {
      return text + ": not walked: \(TerminalText.escaped(refusal))\n\n"
    }
    text += "\n" + broken.joined()
    return text + table(file).text(style: style, columns: columns) + "\n"
  }

  private func table(_ file: WalkResult.File) -> TextTable {
    let labels = ObjectLabels()
    let rows = file.segues.map { walk in
      let words = SegueText(link: walk.link, graph: app.graph, labels: labels)
      return [
        Self.mark(walk.outcome), words.identifier, words.kind, words.source, words.destination,
        String(walk.link.segue.location.line),
        walk.outcome.summary + (hosting(walk).map { " (\($0))" } ?? ""),
      ]
    }
    return TextTable(
      header: ["", "Segue", "Kind", "From", "To", "Line", "What happens"], rows: rows,
      rightAligned: [5], lastIsWhole: true)
  }

  /// Says how the source was brought up; nil if segues lead to it from where the app begins.
  private func hosting(_ walk: SegueWalk) -> String? {
    guard let hosting = walk.hosting, hosting.start == .code else { return nil }
    if hosting.steps.isEmpty { return "source created by itself, because no segue led to it" }
    let root = app.graph.controller(hosting.root)?.displayName ?? "a controller"
    return "from \(root), which the window reaches through no segue"
  }

  private func exception(_ scene: SceneWalk) -> String? {
    guard let exception = scene.outcome.exception,
      let node = app.graph.controller(scene.controller)
    else { return nil }
    let name = TerminalText.escaped(node.displayName)
    let text = TerminalText.escaped(exception.description)
    return "  \(style.red("!")) \(name), line \(node.location.line), throws \(text)\n"
  }

  private static func mark(_ outcome: WalkOutcome) -> String {
    switch outcome {
    case .pushed, .presented, .opened, .broughtToFront, .embedded, .contained, .column, .unwound,
      .declared:
      "✓"
    case .custom, .unknown: "?"
    case .nothing, .notWalked: "–"
    case .raised: "!"
    }
  }
}
