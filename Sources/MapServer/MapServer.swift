#if Server
  internal import FlyingFox
  internal import FlyingSocks

  /// Serves a page to browsers on this machine, and tells them when it is another.
  package final class MapServer: Sendable {
    private let feed: PageFeed
    private let port: UInt16
    private let pages: AsyncStream<ServedPage>
    private let sink: AsyncStream<ServedPage>.Continuation

    /// - Parameters:
    ///   - port: The port to listen at; 0 for any that is free.
    ///   - page: What is served at first.
    package init(port: UInt16, page: ServedPage) {
      self.port = port
      feed = PageFeed(page)
      // In the order in which they are shown, and only the newest counts.
      (pages, sink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Serves another page from now on.
    package func show(_ page: ServedPage) { sink.yield(page) }

    /// Serves until the task is cancelled.
    ///
    /// It listens at the loopback addresses of IPv4 and, where there is one, of IPv6: no other machine
    /// gets an answer.
    ///
    /// - Parameter ready: Called once with the port, as soon as requests are answered.
    /// - Throws: What keeps it from listening, such as a port that is taken.
    package func run(ready: @escaping @Sendable (UInt16) -> Void) async throws {
      let handler = PageHandler(feed: feed)
      let first = Self.server(at: try .inet(ip4: "127.0.0.1", port: port), handler)
      try await withThrowingTaskGroup(of: Step.self) { group in
        group.addTask {
          try await first.run()
          return .ended
        }
        group.addTask {
          try await first.waitUntilListening(timeout: 30)
          return .listening
        }
        group.addTask { [feed, pages] in
          for await page in pages { await feed.show(page) }
          return .other
        }
        defer { group.cancelAll() }
        while let step = try await group.next(), step != .ended {
          guard step == .listening, case .ip4(_, let port) = await first.listeningAddress else {
            continue
          }
          await feed.listen(at: port)
          group.addTask {
            // A machine without IPv6 is served all the same.
            try? await Self.server(at: try .inet6(ip6: "::1", port: port), handler).run()
            return .other
          }
          ready(port)
        }
      }
    }

    private enum Step {
      case listening
      case ended
      case other
    }

    private static func server(at address: some SocketAddress, _ handler: PageHandler) -> HTTPServer
    {
      HTTPServer(address: address, logger: .disabled, handler: handler)
    }
  }
#endif
