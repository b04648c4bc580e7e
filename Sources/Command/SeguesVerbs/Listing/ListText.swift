internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The text that `segues list` prints.
struct ListText {
  let style: TerminalStyle
  /// The terminal's width; nil if there is none.
  let columns: Int?

  /// Returns a section for each file that has a scene or segue, and a summary.
  func text(of app: AppFiles) -> String {
    let listed = app.graph.files.filter { !$0.scenes.isEmpty || !$0.segues.isEmpty }
    var text = listed.map { section($0, app) + "\n" }.joined()
    text += ListSummary(app: app, listedFiles: listed.count).text
    return text
  }

  private func section(_ file: InterfaceFile, _ app: AppFiles) -> String {
    let scenes = count(file.scenes.count, "scene")
    let segues = count(file.segues.count, "segue")
    var text = style.bold(TerminalText.escaped(file.path))
    text += " (\(TerminalText.escaped(file.targetRuntime.description)), \(scenes), \(segues))\n"
    let links = self.links(file, app).text(style: style, columns: columns)
    return text + controllers(file, app).text(style: style, columns: columns)
      + (links.isEmpty ? "" : "\n" + links)
  }

  private func controllers(_ file: InterfaceFile, _ app: AppFiles) -> TextTable {
    let rows = (app.graph.controllers[file.path] ?? []).map { node in
      [
        node.isInitial ? "→" : "", node.displayName,
        SegueText.identifier(node.object.storyboardIdentifier), reached(node, app),
        String(node.location.line),
      ]
    }
    return TextTable(
      header: ["", "Scene", "Identifier", "Reached", "Line"], rows: rows, rightAligned: [4])
  }

  private func reached(_ node: ControllerNode, _ app: AppFiles) -> String {
    if app.reachability.controllers.contains(node.id) { return "yes" }
    return app.reachability.undecided.contains(node.id) ? "?" : "no"
  }

  private func links(_ file: InterfaceFile, _ app: AppFiles) -> TextTable {
    let labels = ObjectLabels(file)
    let rows = (app.graph.links[file.path] ?? []).map { link in
      let words = SegueText(link: link, graph: app.graph, labels: labels, code: app.code)
      return [
        "", words.identifier, words.kind, words.trigger, words.source, words.destination,
        String(link.segue.location.line),
      ]
    }
    return TextTable(
      header: ["", "Segue", "Kind", "Trigger", "From", "To", "Line"], rows: rows,
      rightAligned: [6])
  }
}
