internal import AppProject
internal import ArgumentParser
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import NavigationGraph
internal import NavigationWalk
internal import StoryboardModel

/// `segues walk --interactive`: reads a command, runs it, and shows the screen again.
///
/// Works in a pipe as well as at a terminal: the end of the input means `q`.
@MainActor
struct PlayerSession {
  let app: AppFiles
  let options: WalkOptions
  let style: TerminalStyle

  func run() throws {
    // The process waits for a line, so it cannot end itself. Nothing is left to be written.
    let interruption = Interruption { _exit(ExitStatus.clean) }
    try withExtendedLifetime(interruption) { try play() }
  }

  private func play() throws {
    guard let start = chooseStart() else { return }
    var player = try player(from: start)
    say(Self.help)
    say(PlayerScreen(player: player, app: app, style: style).text)
    while let word = ask() {
      switch word {
      case "": continue
      case "q", "quit", "exit": return
      case "?", "h", "help": say(Self.help)
      case "b", "back": say(player.back() ? "Popped." : "Nothing to go back to.")
      case "d", "dismiss": say(player.dismiss() ? "Dismissed." : "Nothing is presented.")
      case "r", "restart":
        player = try self.player(from: start)
        say("Started again.")
      default:
        let (answer, isOver) = choose(word, player)
        say(answer)
        if isOver {
          player = try self.player(from: start)
          say("The app would crash here. Restarted.")
        }
      }
      say(PlayerScreen(player: player, app: app, style: style).text)
    }
  }

  private static let help = """
    A number fires that segue, opens that scene or chooses that tab. b: back, d: dismiss, \
    r: restart, ?: these keys, q or Ctrl-C: quit.
    """

  private func player(from start: ControllerID) throws -> any Player {
    do throws(PlayerError) {
      return try app.graph.player(
        startingAt: start, code: app.code ?? CodeNavigation(), options: options)
    } catch {
      let name = TerminalText.escaped(app.graph.controller(start)?.displayName ?? "")
      throw PlayerError(reason: "\(name): \(TerminalText.escaped(error.reason))")
    }
  }

  /// Runs the choice with a number.
  ///
  /// - Returns: The text to show, and whether the framework would have thrown an exception.
  private func choose(_ word: String, _ player: any Player) -> (String, isOver: Bool) {
    let moves = player.moves
    guard let number = Int(word), number > 0, number <= moves.count else {
      return ("Unknown choice: \(TerminalText.escaped(word, columns: 40)). \(Self.help)", false)
    }
    switch moves[number - 1] {
    case .segue(let link, _):
      let words = SegueText(link: link, graph: app.graph, labels: ObjectLabels())
      return answer(words.destination, player.fire(link))
    case .code(let arrow, _):
      let destination = app.graph.controller(arrow.destination)?.displayName ?? "–"
      return answer(destination, player.open(arrow))
    case .tab(let tab, let name):
      let isChosen = player.select(tab: tab)
      return (
        isChosen ? "\(TerminalText.escaped(name)) chosen." : "That tab cannot be chosen.", false
      )
    }
  }

  private func answer(_ destination: String, _ outcome: WalkOutcome) -> (String, isOver: Bool) {
    (TerminalText.escaped("\(destination): \(outcome.summary)"), isOver: outcome.exception != nil)
  }

  /// Returns the scene to start at; asks only if the app has several.
  private func chooseStart() -> ControllerID? {
    let launchScreens = Set(app.entries.filter { $0.point.role == .launch }.compactMap(\.file))
    let playable = app.reachability.starts.filter { id in
      guard let node = app.graph.controller(id) else { return false }
      return node.runtime.runsInTwin && !launchScreens.contains(id.file)
    }
    let starts = playable.filter { !isShownWithMenus($0, among: playable) }
    guard starts.count > 1 else {
      if starts.isEmpty {
        say("There is no screen to start with. WatchKit's screens can be walked, but not played.")
      }
      return starts.first
    }
    say("Begin at:")
    for (number, start) in starts.enumerated() {
      let name = TerminalText.escaped(app.graph.controller(start)?.displayName ?? "")
      say("  \(number + 1)  \(name), \(TerminalText.escaped(start.file))")
    }
    while let word = ask() {
      if ["q", "quit", "exit"].contains(word) { return nil }
      if let number = Int(word), number > 0, number <= starts.count { return starts[number - 1] }
      say("Enter a number from 1 to \(starts.count), or q.")
    }
    return nil
  }

  /// Whether another start, the app with its menus, already shows the controller.
  private func isShownWithMenus(_ start: ControllerID, among starts: [ControllerID]) -> Bool {
    let menus = starts.first {
      $0.file == start.file && app.graph.controller($0)?.kind == .application
    }
    let file = app.graph.files.first { $0.path == start.file }
    return menus != nil && menus != start && file?.initialControllerID == start.object
  }

  /// Returns the first word of the next line, which may be empty; nil at the end of the input.
  private func ask() -> String? {
    Output.result("> ")
    guard let line = readLine() else {
      Output.result("\n")
      return nil
    }
    return String(line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
  }

  private func say(_ text: String) {
    Output.result(text.hasSuffix("\n") ? text : text + "\n")
  }
}
