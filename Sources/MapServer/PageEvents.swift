#if Server
  internal import Findings
  internal import FlyingSocks

  /// News of the page as server-sent events, as long as somebody listens.
  struct PageEvents: AsyncBufferedSequence {
    typealias Element = UInt8

    let feed: PageFeed

    func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }

    /// Gives an event at a time.
    struct Iterator: AsyncBufferedIteratorProtocol {
      let feed: PageFeed
      private var seen: ServedPage?
      private var pending: ArraySlice<UInt8> = []

      init(feed: PageFeed) { self.feed = feed }

      mutating func next() async throws -> UInt8? {
        if pending.isEmpty { pending = await event()[...] }
        return pending.popFirst()
      }

      mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
        await event()
      }

      private mutating func event() async -> [UInt8] {
        // A line that says nothing: writing it fails once nobody listens.
        guard let page = await feed.page(after: seen) else { return Array(":\n\n".utf8) }
        seen = page
        let news = JSONValue.object([
          "version": .integer(page.version), "problem": .optional(page.problem),
        ])
        return Array("event: map\ndata: \(news.compactText)\n\n".utf8)
      }
    }
  }
#endif
