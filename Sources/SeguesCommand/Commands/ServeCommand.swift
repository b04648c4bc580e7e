#if Server
  internal import ArgumentParser
  internal import Dispatch
  internal import Foundation
  internal import MapServer

  /// `segues serve`: the map in a browser, drawn again at every save.
  struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "serve",
      abstract: "Show the map in a browser, and draw it again at every save.",
      discussion: """
        Serves the page of `segues map` at a port of this machine, prints its address, and goes on \
        until Ctrl-C. Whenever a storyboard is saved the page shows the new map, where it was looked \
        at. While a file cannot be read, it keeps the last good map, and says why.

        Only this machine is answered: it listens at 127.0.0.1 and ::1, and refuses requests that \
        name another host.

        What `segues check` finds is marked, so that sources are watched too; with --no-check no \
        source is read.

        EXAMPLES
          segues serve App --open
          segues serve . --port 8080 --no-check
        """)

    @Argument(
      help: ArgumentHelp(
        "Storyboards, or folders to search for them.",
        discussion: """
          Below a folder, build products, DerivedData, Pods, Carthage, node_modules and everything \
          hidden are skipped; a path that you name yourself is read whatever it is called.
          """,
        valueName: "path"),
      completion: .file())
    var paths: [String]

    @OptionGroup var excludes: ExcludeOptions

    @Option(help: "The port to listen at; 0 takes one that is free.")
    var port: UInt16 = 0

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Option(help: "What the page is called, in place of the folder's name.")
    var title: String?

    @Option(
      help: "The configuration, in place of the nearest .segues.yml.", completion: .file())
    var config: String?

    @Flag(
      inversion: .prefixedNo,
      help: "Mark what `segues check` finds, and how code performs segues.")
    var check = true

    func run() throws {
      let input = MapInput(paths: paths, excludes: excludes.exclude, config: config, checks: check)
      var live = LiveMap { try input.read(title: title) }
      var seen = look()
      let server = MapServer(port: port, page: try live.first())
      let interruption = Interruption()
      let failure = FirstError()
      let serving = Task { [open] in
        do {
          try await server.run { port in
            let address = "http://localhost:\(port)/"
            Output.result("Serving at \(address). Ctrl-C ends.\n")
            if open { DesktopBrowser.open(address) }
          }
        } catch {
          failure.set(error)
          interruption.semaphore.signal()
        }
      }
      while interruption.semaphore.wait(timeout: .now() + .seconds(1)) == .timedOut {
        let now = look()
        guard now != seen else { continue }
        seen = now
        server.show(live.next())
      }
      // Before the task is cancelled, which it would tell of as an error too.
      let error = failure.value
      serving.cancel()
      if let error {
        throw ServeFailure(port: port, reason: "\(error)")
      }
    }

    private func look() -> WatchedApp {
      WatchedApp(paths: paths, excludes: excludes.exclude, findsSources: check)
    }
  }

  /// The first error of a task that nobody waits for.
  private final class FirstError: @unchecked Sendable {
    // Only touched with the lock held.
    private var error: (any Error)?
    private let lock = NSLock()

    var value: (any Error)? { lock.withLock { error } }

    func set(_ error: any Error) { lock.withLock { self.error = self.error ?? error } }
  }

  /// Why there is no server.
  private struct ServeFailure: Error, CustomStringConvertible {
    var port: UInt16
    var reason: String

    var description: String {
      "Nothing can be served at port \(port): \(reason). Try another one with --port, or 0 for any."
    }
  }
#endif
