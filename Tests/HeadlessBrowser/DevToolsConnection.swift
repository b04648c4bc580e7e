internal import Foundation

/// A connection to a browser over a pair of pipes: JSON messages, each ended by a zero byte.
package actor DevToolsConnection {
  private let input: Int32
  private var lastID = 0
  private var waiting: [Int: CheckedContinuation<ProtocolValue, any Error>] = [:]
  private var events: [String: [ProtocolValue]] = [:]
  private var isClosed = false

  /// Writes to one descriptor, and reads the other on a thread of its own.
  init(writingTo input: Int32, readingFrom output: Int32) {
    self.input = input
    let (messages, sink) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread {
      Self.readMessages(from: output) { sink.yield($0) }
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
  ///   - session: The page to send it to; nil for the browser itself.
  /// - Returns: The answer's `result`.
  /// - Throws: ``BrowserError`` if the browser rejects it, or has ended.
  package func send(
    _ method: String, _ parameters: ProtocolValue = [:], session: String? = nil
  ) async throws -> ProtocolValue {
    guard !isClosed else { throw BrowserError.gone }
    lastID += 1
    let id = lastID
    var message: [String: ProtocolValue] = [
      "id": .number(Double(id)), "method": .string(method), "params": parameters,
    ]
    if let session { message["sessionId"] = .string(session) }
    var data = try JSONEncoder().encode(ProtocolValue.object(message))
    data.append(0)
    return try await withCheckedThrowingContinuation { continuation in
      waiting[id] = continuation
      write(data)
    }
  }

  /// The messages from a page since it was opened, oldest first.
  package func events(of session: String) -> [ProtocolValue] { events[session] ?? [] }

  private func receive(_ data: Data) {
    guard let message = try? JSONDecoder().decode(ProtocolValue.self, from: data) else { return }
    if case .number(let id) = message["id"] {
      let continuation = waiting.removeValue(forKey: Int(id))
      if message["error"] != .null {
        let text = message["error"]["message"].string ?? "unknown"
        continuation?.resume(throwing: BrowserError.refused(text))
      } else {
        continuation?.resume(returning: message["result"])
      }
    } else if let session = message["sessionId"].string {
      events[session, default: []].append(message)
    }
  }

  private func close() {
    isClosed = true
    for continuation in waiting.values { continuation.resume(throwing: BrowserError.gone) }
    waiting = [:]
  }

  private func write(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        // A waiting caller is notified by the other pipe, which ends.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  private static func readMessages(from output: Int32, _ body: (Data) -> Void) {
    var pending = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for part in buffer[..<count].split(separator: 0, omittingEmptySubsequences: false)
        .enumerated()
      {
        if part.offset > 0 {
          body(pending)
          pending = Data()
        }
        pending.append(contentsOf: part.element)
      }
    }
  }
}

/// The reason why a browser did not execute a command.
package enum BrowserError: Error, CustomStringConvertible {
  case notFound
  case gone
  case refused(String)
  case script(String)
  case timeout(String)

  package var description: String {
    switch self {
    case .notFound: "no Chromium was found: apt-get install chromium"
    case .gone: "the browser ended"
    case .refused(let text): "the browser refuses: \(text)"
    case .script(let text): "the script failed: \(text)"
    case .timeout(let text): "it did not become true: \(text)"
    }
  }
}
