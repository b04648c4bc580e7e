internal import Foundation

/// A page of Chromium, driven by the DevTools protocol.
final class ChromiumPage: PageDriver {
  private let connection: BrowserConnection
  private let session: String
  private let context: ProtocolValue

  init(connection: BrowserConnection, session: String, context: ProtocolValue) {
    self.connection = connection
    self.session = session
    self.context = context
  }

  deinit {
    let (connection, context) = (connection, context)
    Task {
      try await connection.send("Target.disposeBrowserContext", ["browserContextId": context])
    }
  }

  /// Sends a command for this page.
  @discardableResult
  func send(_ method: String, _ parameters: ProtocolValue = [:]) async throws -> ProtocolValue {
    try await connection.send(method, parameters, session: session)
  }

  func navigate(to url: String) async throws {
    try await send("Page.navigate", ["url": .string(url)])
  }

  func evaluate(_ script: String) async throws -> String {
    let answer = try await send(
      "Runtime.evaluate", ["expression": .string(script), "awaitPromise": true])
    if let details = answer["exceptionDetails"]["exception"]["description"].string {
      throw BrowserError.script("\(details) in \(script)")
    }
    return answer["result"]["value"].string ?? "[]"
  }

  func addScript(_ script: String) async throws {
    try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
  }

  func problems() async -> [String] {
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

  func resize(width: Int, height: Int) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  func emulate(medium: String, features: [String: String]) async throws {
    let features = features.sorted { $0.key < $1.key }.map { name, value in
      ProtocolValue.object(["name": .string(name), "value": .string(value)])
    }
    try await send(
      "Emulation.setEmulatedMedia", ["media": .string(medium), "features": .array(features)])
  }

  func emulateTouch() async throws {
    try await send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
  }

  func screenshot() async throws -> Data {
    let answer = try await send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"].string ?? "") ?? Data()
  }

  func printedSheets() async throws -> Int {
    let answer = try await send(
      "Page.printToPDF", ["preferCSSPageSize": true, "printBackground": true])
    let data = Data(base64Encoded: answer["data"].string ?? "") ?? Data()
    return String(decoding: data, as: UTF8.self).matches(of: #/\/Type\s*\/Page\b/#).count
  }

  func mouse(_ event: MouseEvent, x: Double, y: Double) async throws {
    let (type, buttons): (ProtocolValue, ProtocolValue?) =
      switch event {
      case .moved: ("mouseMoved", nil)
      case .dragged: ("mouseMoved", 1)
      case .pressed: ("mousePressed", 1)
      case .released: ("mouseReleased", 0)
      }
    var parameters: [String: ProtocolValue] = ["type": type, "x": .number(x), "y": .number(y)]
    if let buttons {
      parameters.merge(["button": "left", "clickCount": 1, "buttons": buttons]) { $1 }
    }
    try await send("Input.dispatchMouseEvent", .object(parameters))
  }

  func wheel(x: Double, y: Double, by delta: (x: Double, y: Double), control: Bool) async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(delta.x),
        "deltaY": .number(delta.y), "modifiers": control ? 2 : 0,
      ])
  }

  func press(_ key: String, shift: Bool) async throws {
    let codes = [
      "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38,
      "ArrowRight": 39, "ArrowDown": 40,
    ]
    var parameters: [String: ProtocolValue] = [
      "type": "keyDown", "key": .string(key), "modifiers": shift ? 8 : 0,
    ]
    if let code = codes[key] { parameters["windowsVirtualKeyCode"] = .number(Double(code)) }
    if key == "Enter" { parameters["text"] = "\r" }
    if key.count == 1 { parameters["text"] = .string(key) }
    try await send("Input.dispatchKeyEvent", .object(parameters))
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try await send("Input.dispatchKeyEvent", .object(parameters))
  }

  func touch(_ event: TouchEvent, _ fingers: [(x: Double, y: Double)]) async throws {
    let points = fingers.enumerated().map { id, place -> ProtocolValue in
      ["x": .number(place.x), "y": .number(place.y), "id": .number(Double(id))]
    }
    let type: ProtocolValue =
      switch event {
      case .began: "touchStart"
      case .moved: "touchMove"
      case .ended: "touchEnd"
      }
    // The last event has the fingers that are still on the screen.
    try await send(
      "Input.dispatchTouchEvent",
      ["type": type, "touchPoints": .array(event == .ended ? [] : points)])
  }
}
