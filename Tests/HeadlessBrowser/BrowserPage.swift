package import Foundation

/// A page of a ``Browser``, driven by real mouse and key events, and inspected by scripts.
package struct BrowserPage: Sendable {
  let connection: DevToolsConnection
  let session: String
  let context: ProtocolValue

  /// Sends a command for this page.
  @discardableResult
  package func send(_ method: String, _ parameters: ProtocolValue = [:]) async throws
    -> ProtocolValue
  {
    try await connection.send(method, parameters, session: session)
  }

  /// Navigates to an address, and waits until its scripts have run.
  package func open(_ url: String) async throws {
    // An address that differs only in its fragment would not load a new page.
    try await send("Page.navigate", ["url": "about:blank"])
    try await send("Page.navigate", ["url": .string(url)])
    try await wait(until: "document.readyState === 'complete' && location.protocol !== 'about:'")
    // Before the second frame, the page may still react to its first size, and a wheel or pointer
    // event may hit nothing.
    let _: Bool = try await value(
      """
      await new Promise((done) => {
        setTimeout(() => done(false), 2000);
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
      })
      """)
  }

  /// The value of an expression; waits if it is a promise.
  package func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self)
    async throws -> Value
  {
    // Wrapped, so that every value has a JSON top level.
    let answer = try await send(
      "Runtime.evaluate",
      [
        "expression": .string(
          "(async () => JSON.stringify([\(expression)].map(v => v ?? null)))()"
            .replacing("[\(expression)]", with: "[await (\(expression))]")),
        "awaitPromise": true,
      ])
    if let details = answer["exceptionDetails"]["exception"]["description"].string {
      throw BrowserError.script("\(details) in \(expression)")
    }
    let text = answer["result"]["value"].string ?? "[]"
    guard let value = try JSONDecoder().decode([Value].self, from: Data(text.utf8)).first else {
      throw BrowserError.script("no value of \(expression)")
    }
    return value
  }

  /// Waits until an expression has the wanted value; after half a minute, returns the value that it
  /// has.
  ///
  /// The effect of an event may be delayed until the browser handles it: a change of the address, a
  /// frame.
  package func value<Value: Decodable & Equatable>(_ expression: String, becoming wanted: Value)
    async throws -> Value
  {
    for _ in 0..<1_500 {
      // While another page is loading, it cannot be inspected.
      if let value = try? await value(expression, as: Value.self), value == wanted {
        return value
      }
      try await Task.sleep(nanoseconds: 20_000_000)
    }
    return try await value(expression)
  }

  /// Runs statements for their effects.
  package func run(_ script: String) async throws {
    let _: Bool = try await value("(() => { \(script); return true })()")
  }

  /// Waits until an expression is true; gives up after half a minute.
  package func wait(until expression: String) async throws {
    guard try await value("Boolean(\(expression))", becoming: true) else {
      throw BrowserError.timeout(expression)
    }
  }

  /// The page's problems: exceptions, errors and warnings in the console, blocked requests.
  package func problems() async -> [String] {
    await connection.events(of: session).compactMap { event in
      let parameters = event["params"]
      switch event["method"].string {
      case "Runtime.exceptionThrown":
        let details = parameters["exceptionDetails"]
        return details["exception"]["description"].string ?? details["text"].string
      case "Runtime.consoleAPICalled":
        guard ["error", "warning", "assert"].contains(parameters["type"].string) else { return nil }
        return parameters["args"].elements.compactMap { $0["value"].string }.joined(separator: " ")
      case "Log.entryAdded":
        let entry = parameters["entry"]
        guard ["error", "warning"].contains(entry["level"].string) else { return nil }
        return entry["text"].string
      default:
        return nil
      }
    }
  }

  /// Sets the size of the window.
  package func resize(width: Int, height: Int) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  /// Emulates a medium (`print`) and the user's preferences.
  ///
  /// Reduced motion is preferred by default, because moving elements are hard to click.
  package func emulate(medium: String = "", features: [String: String] = [:]) async throws {
    let features = features.merging(["prefers-reduced-motion": "reduce"]) { said, _ in said }
      .sorted { $0.key < $1.key }.map { name, value in
        ProtocolValue.object(["name": .string(name), "value": .string(value)])
      }
    try await send(
      "Emulation.setEmulatedMedia", ["media": .string(medium), "features": .array(features)])
  }

  /// A screenshot of the window, as PNG.
  package func screenshot() async throws -> Data {
    let answer = try await send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"].string ?? "") ?? Data()
  }

  /// Closes the page, and deletes its storage.
  package func close() async throws {
    _ = try await connection.send(
      "Target.disposeBrowserContext", ["browserContextId": context])
  }
}
