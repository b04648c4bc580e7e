internal import ArgumentParser
internal import Dispatch
internal import FilesAndPaths
internal import Foundation
internal import MapServer

/// `segues serve`: the map in a browser, redrawn at every save.
struct ServeCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the map in a browser, and redraw it at every save.",
    discussion: """
      Serves the page of `segues map` at a local port, prints its address, and runs until Ctrl-C, \
      which ends it with exit code 0. Whenever a storyboard is saved, the page shows the new map \
      without losing its position, and the command prints a line. While a file cannot be read, the \
      page keeps the last good map and shows the reason.

      The server answers only this machine: it listens at 127.0.0.1 and ::1, and refuses requests \
      that name another host. It disconnects clients that are slow or silent, and limits their \
      number.

      The page marks the findings of `segues check`, so the command watches sources, too. With \
      --no-check, it reads no sources.

      EXAMPLES
        segues serve App --open
        segues serve . --port 8080 --no-check
      """)

  @OptionGroup var app: MapOptions

  @Option(
    help: ArgumentHelp(
      "The port to listen at; 0 picks a free one.",
      discussion: "The default is \(ServedPort.standard), or the next port that is free."))
  var port: UInt16?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var color: ColorOption

  func run() throws {
    var live = LiveMap { [app] in try app.draw() }
    var seen = look()
    let interruption = Interruption()
    let page = try live.first()
    let server = try ServedPort(chosen: port).serve(page)
    let address = "http://localhost:\(server.port)/"
    Output.result("Serving at \(address). Press Ctrl-C to stop.\n")
    Output.result(line(for: page, summary: live.summary))
    if open { DesktopBrowser.open(address) }
    while interruption.semaphore.wait(timeout: .now() + .seconds(1)) == .timedOut {
      let now = look()
      guard now != seen else { continue }
      let saved = now.changes(since: seen)
      seen = now
      let page = live.next()
      server.show(page)
      Output.result(line(for: page, summary: live.summary, saved: saved))
    }
    server.stop()
    NextCommand("map", paths: app.paths, that: "writes the page to a file, to share it")
      .show(color)
  }

  private func look() -> WatchedApp {
    WatchedApp(
      paths: app.paths, excludes: app.excludes, findsSources: app.check, config: app.config)
  }

  /// Returns a line with the time, the saved files, and what the page now shows.
  private func line(for page: ServedPage, summary: String, saved: [String] = []) -> String {
    var names = saved.prefix(3).map { TerminalText.escaped(FilePath.name(of: $0)) }
    if saved.count > names.count { names.append("\(saved.count - names.count) more") }
    let cause = names.isEmpty ? "" : names.joined(separator: ", ") + ": "
    // A problem has one line for each file.
    let shown = page.problem.map { $0.replacingOccurrences(of: "\n", with: "; ") } ?? summary
    return "\(Terminal.time)  \(cause)\(shown)\n"
  }
}
