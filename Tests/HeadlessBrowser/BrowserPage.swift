package import Foundation

/// A page of a ``Browser``, driven by real mouse and key events, and inspected by scripts.
///
/// It is closed together with its last value.
package struct BrowserPage: Sendable {
  let driver: any PageDriver

  /// Navigates to an address, and waits until its scripts have run.
  package func open(_ url: String) async throws {
    // An address that differs only in its fragment would not load a new page.
    try await driver.navigate(to: "about:blank")
    try await driver.navigate(to: url)
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
    let text = try await driver.evaluate(
      "(async () => JSON.stringify([await (\(expression))].map(v => v ?? null)))()")
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

  /// The numbers of an expression once they are the same in three frames; none if it has no value.
  ///
  /// An event moves things in the next frame, or some frames later.
  package func restingNumbers(_ expression: String) async throws -> [Double] {
    try await value(
      """
      new Promise((done) => {
        let last = null;
        let same = 0;
        const look = () => {
          const now = \(expression) ?? [];
          same = last?.every((number, index) => number === now[index]) ? same + 1 : 0;
          if (same === 2) return done(now);
          last = now;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      })
      """)
  }

  /// Runs statements for their effects.
  package func run(_ script: String) async throws {
    let _: Bool = try await value("(() => { \(script); return true })()")
  }

  /// Runs statements before the scripts of each page that is opened from now on.
  package func runBeforeOpening(_ script: String) async throws {
    try await driver.addScript(script)
  }

  /// Waits until an expression is true; gives up after half a minute.
  package func wait(until expression: String) async throws {
    guard try await value("Boolean(\(expression))", becoming: true) else {
      throw BrowserError.timeout(expression)
    }
  }

  /// The page's problems: exceptions, errors and warnings in the console, blocked requests.
  package func problems() async -> [String] { await driver.problems() }

  /// Emulates a medium (`print`) and the user's preferences.
  ///
  /// Reduced motion is preferred by default, because moving elements are hard to click.
  package func emulate(medium: String = "", features: [String: String] = [:]) async throws {
    try await driver.emulate(
      medium: medium,
      features: features.merging(["prefers-reduced-motion": "reduce"]) { said, _ in said })
  }

  /// A screenshot of the window, as PNG.
  package func screenshot() async throws -> Data { try await driver.screenshot() }

  /// The number of sheets that the page prints.
  package func printedSheets() async throws -> Int { try await driver.printedSheets() }
}
