internal import ArgumentParser
internal import Dispatch
internal import MapServer

/// `segues serve`: the map in a browser, redrawn at every save.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the map in a browser, and redraw it at every save.",
    discussion: """
      Serves the page of `segues map` at a local port, prints its address, and runs until Ctrl-C. \
      Whenever a storyboard is saved, the page shows the new map without losing its position. \
      While a file cannot be read, it keeps the last good map and shows the reason.

      Only this machine is answered: the server listens at 127.0.0.1 and ::1, and refuses requests \
      that name another host. Clients that are slow, silent or too many are disconnected.

      What `segues check` finds is marked, so sources are watched too; with --no-check, no sources \
      are read.

      EXAMPLES
        segues serve App --open
        segues serve . --port 8080 --no-check
      """)

  @OptionGroup var app: MapOptions

  @Option(help: "The port to listen at; 0 picks a free one.")
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  func run() throws {
    var live = LiveMap { [app] in try app.read() }
    var seen = look()
    let interruption = Interruption()
    let server = try start(with: try live.first())
    let address = "http://localhost:\(server.port)/"
    Output.result("Serving at \(address). Press Ctrl-C to stop.\n")
    if open { DesktopBrowser.open(address) }
    while interruption.semaphore.wait(timeout: .now() + .seconds(1)) == .timedOut {
      let now = look()
      guard now != seen else { continue }
      seen = now
      server.show(live.next())
    }
    server.stop()
  }

  private func start(with page: ServedPage) throws -> MapServer {
    do {
      return try MapServer(port: port, page: page)
    } catch {
      throw ServeFailure(port: port, reason: error.description)
    }
  }

  private func look() -> WatchedApp {
    WatchedApp(paths: app.paths, excludes: app.excludes, findsSources: app.check)
  }
}

/// The reason why the server could not start.
private struct ServeFailure: Error, CustomStringConvertible {
  var port: UInt16
  var reason: String

  var description: String {
    "Cannot serve at port \(port): \(reason). Choose another with --port, or 0 for any free one."
  }
}
