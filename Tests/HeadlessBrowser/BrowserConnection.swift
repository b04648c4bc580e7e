internal import Foundation

/// A connection to a browser by numbered commands and their answers, as both protocols have them.
actor BrowserConnection {
  private let channel: any MessageChannel
  private var lastID = 0
  private var waiting: [Int: CheckedContinuation<ProtocolValue, any Error>] = [:]
  private var events: [String: [ProtocolValue]] = [:]
  private var isClosed = false

  init(_ channel: any MessageChannel) {
    self.channel = channel
    let (messages, sink) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread {
      channel.readAll { sink.yield($0) }
      sink.finish()
    }
    Task {
      for await message in messages { await self.receive(message) }
      await self.close()
    }
  }

  /// Sends a command, and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: The command's name.
  ///   - parameters: Its parameters.
  ///   - session: The page to send it to, in the DevTools protocol; nil for the browser itself.
  /// - Returns: The answer's `result`.
  /// - Throws: ``BrowserError`` if the browser rejects it, or has ended.
  @discardableResult
  func send(_ method: String, _ parameters: ProtocolValue = [:], session: String? = nil)
    async throws -> ProtocolValue
  {
    guard !isClosed else { throw BrowserError.gone }
    lastID += 1
    let id = lastID
    var message: [String: ProtocolValue] = [
      "id": .number(Double(id)), "method": .string(method), "params": parameters,
    ]
    if let session { message["sessionId"] = .string(session) }
    let data = try JSONEncoder().encode(ProtocolValue.object(message))
    return try await withCheckedThrowingContinuation { continuation in
      waiting[id] = continuation
      channel.send(data)
    }
  }

  /// The messages from a page since it was opened, oldest first.
  func events(of page: String) -> [ProtocolValue] { events[page] ?? [] }

  private func receive(_ data: Data) {
    guard let message = try? JSONDecoder().decode(ProtocolValue.self, from: data) else { return }
    if case .number(let id) = message["id"] {
      let continuation = waiting.removeValue(forKey: Int(id))
      if message["error"] != .null {
        // DevTools has an object here, and WebDriver BiDi a word, with a message next to it.
        let text = message["error"]["message"].string ?? message["message"].string ?? "unknown"
        continuation?.resume(throwing: BrowserError.refused(text))
      } else {
        continuation?.resume(returning: message["result"])
      }
    } else if let page = message["sessionId"].string
      ?? message["params"]["source"]["context"].string
    {
      events[page, default: []].append(message)
    }
  }

  private func close() {
    isClosed = true
    for continuation in waiting.values { continuation.resume(throwing: BrowserError.gone) }
    waiting = [:]
  }
}
