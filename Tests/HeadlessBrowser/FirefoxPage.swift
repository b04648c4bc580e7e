internal import Foundation

/// A page of Firefox, driven by WebDriver BiDi.
final class FirefoxPage: PageDriver {
  private let connection: BrowserConnection
  private let chrome: ProtocolValue
  private let user: ProtocolValue
  private let context: String

  init(connection: BrowserConnection, chrome: ProtocolValue, user: ProtocolValue, context: String) {
    self.connection = connection
    self.chrome = chrome
    self.user = user
    self.context = context
  }

  deinit {
    let (connection, user) = (connection, user)
    Task { try await connection.send("browser.removeUserContext", ["userContext": user]) }
  }

  /// Sends a command for this page.
  @discardableResult
  private func send(_ method: String, _ parameters: [String: ProtocolValue]) async throws
    -> ProtocolValue
  {
    try await connection.send(
      method, .object(parameters.merging(["context": .string(context)]) { $1 }))
  }

  func navigate(to url: String) async throws {
    try await send("browsingContext.navigate", ["url": .string(url), "wait": "none"])
  }

  func evaluate(_ script: String) async throws -> String {
    try await evaluate(script, in: .string(context))
  }

  private func evaluate(_ script: String, in context: ProtocolValue) async throws -> String {
    let answer = try await connection.send(
      "script.evaluate",
      ["expression": .string(script), "target": ["context": context], "awaitPromise": true])
    if let text = answer["exceptionDetails"]["text"].string {
      throw BrowserError.script("\(text) in \(script)")
    }
    return answer["result"]["value"].string ?? "[]"
  }

  func addScript(_ script: String) async throws {
    try await connection.send(
      "script.addPreloadScript",
      ["functionDeclaration": .string("() => { \(script) }"), "contexts": [.string(context)]])
  }

  func problems() async -> [String] {
    await connection.events(of: context).compactMap { event in
      let entry = event["params"]
      return ["error", "warn"].contains(entry["level"].string) ? entry["text"].string : nil
    }
  }

  func resize(width: Int, height: Int) async throws {
    try await send(
      "browsingContext.setViewport",
      [
        "viewport": ["width": .number(Double(width)), "height": .number(Double(height))],
        "devicePixelRatio": 1,
      ])
  }

  func emulate(medium: String, features: [String: String]) async throws {
    let overrides = [
      "mediumOverride": medium,
      "prefersColorSchemeOverride": features["prefers-color-scheme"] ?? "none",
      "prefersReducedMotionOverride": features["prefers-reduced-motion"] ?? "none",
    ]
    let text = String(decoding: try JSONEncoder().encode(overrides), as: UTF8.self)
    try await change("Object.assign(page, \(text))")
  }

  /// Runs a statement in the browser's window, about the object `page`, which is this page's `BrowsingContext`.
  private func change(_ statement: String) async throws {
    _ = try await evaluate(
      """
      (() => {
        const { NavigableManager } = ChromeUtils.importESModule(
          "chrome://remote/content/shared/NavigableManager.sys.mjs");
        const page = NavigableManager.getBrowsingContextById("\(context)");
        \(statement);
      })()
      """, in: chrome)
  }

  func emulateTouch() async throws { try await change("page.touchEventsOverride = 'enabled'") }

  func screenshot() async throws -> Data {
    let answer = try await send("browsingContext.captureScreenshot", [:])
    return Data(base64Encoded: answer["data"].string ?? "") ?? Data()
  }

  func printedSheets() async throws -> Int {
    let pdf = try await send("browsingContext.print", ["background": true])["data"].string ?? ""
    // Descriptions of pages are compressed. The browser's own window can inflate them.
    let count = try await evaluate(
      """
      (async () => {
        const bytes = Uint8Array.fromBase64("\(pdf)");
        const text = Array.from(bytes, byte => String.fromCharCode(byte)).join("");
        let all = text;
        for (const match of text.matchAll(/stream\\r?\\n/g)) {
          const start = match.index + match[0].length;
          const body = bytes.slice(start, text.indexOf("endstream", start));
          try {
            const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("deflate"));
            const reader = stream.getReader();
            for (let part; !(part = await reader.read()).done;)
              all += String.fromCharCode(...part.value);
          } catch {}
        }
        return String([...all.matchAll(/\\/Type\\s*\\/Page\\b/g)].length);
      })()
      """, in: chrome)
    return Int(count) ?? 0
  }

  func mouse(_ event: MouseEvent, x: Double, y: Double) async throws {
    try await perform([
      [
        "type": "pointer", "id": "mouse",
        "actions": [
          event.changesButton
            ? ["type": event == .pressed ? "pointerDown" : "pointerUp", "button": 0]
            : Self.move(to: (x, y))
        ],
      ]
    ])
  }

  private static func move(to place: (x: Double, y: Double)) -> ProtocolValue {
    // WebDriver moves by whole pixels.
    ["type": "pointerMove", "x": .number(place.x.rounded()), "y": .number(place.y.rounded())]
  }

  func wheel(x: Double, y: Double, by delta: (x: Double, y: Double), control: Bool) async throws {
    let scroll: ProtocolValue = [
      "type": "scroll", "x": .number(x.rounded()), "y": .number(y.rounded()),
      "deltaX": .number(delta.x.rounded()), "deltaY": .number(delta.y.rounded()),
    ]
    let pause: ProtocolValue = ["type": "pause"]
    let key = Self.code(of: "Control")
    try await perform(
      control
        ? [
          ["type": "wheel", "id": "wheel", "actions": [pause, scroll, pause]],
          [
            "type": "key", "id": "keys",
            "actions": [
              ["type": "keyDown", "value": key], pause, ["type": "keyUp", "value": key],
            ],
          ],
        ]
        : [["type": "wheel", "id": "wheel", "actions": [scroll]]])
  }

  func press(_ key: String, shift: Bool) async throws {
    let keys = (shift ? ["Shift"] : []) + [key]
    func event(_ type: ProtocolValue, _ key: String) -> ProtocolValue {
      ["type": type, "value": Self.code(of: key)]
    }
    try await perform([
      [
        "type": "key", "id": "keys",
        "actions": .array(
          keys.map { event("keyDown", $0) } + keys.reversed().map { event("keyUp", $0) }),
      ]
    ])
  }

  /// The character that stands for a key.
  private static func code(of key: String) -> ProtocolValue {
    let codes = [
      "Backspace": "\u{E003}", "Tab": "\u{E004}", "Enter": "\u{E007}", "Shift": "\u{E008}",
      "Control": "\u{E009}", "Escape": "\u{E00C}", "ArrowLeft": "\u{E012}", "ArrowUp": "\u{E013}",
      "ArrowRight": "\u{E014}", "ArrowDown": "\u{E015}",
    ]
    return .string(codes[key] ?? key)
  }

  func touch(_ event: TouchEvent, _ fingers: [(x: Double, y: Double)]) async throws {
    try await perform(
      fingers.enumerated().map { id, place in
        let actions: [ProtocolValue] =
          switch event {
          case .began: [Self.move(to: place), ["type": "pointerDown", "button": 0]]
          case .moved: [Self.move(to: place)]
          case .ended: [["type": "pointerUp", "button": 0]]
          }
        return [
          "type": "pointer", "id": .string("finger\(id)"),
          "parameters": ["pointerType": "touch"], "actions": .array(actions),
        ]
      })
  }

  private func perform(_ sources: [ProtocolValue]) async throws {
    try await send("input.performActions", ["actions": .array(sources)])
  }
}

extension MouseEvent {
  fileprivate var changesButton: Bool { self == .pressed || self == .released }
}
