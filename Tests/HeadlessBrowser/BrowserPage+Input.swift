/// Mouse, wheel and key events, like a user's.
extension BrowserPage {
  /// The middle of the first element that a selector matches, once there is one.
  package func middle(of selector: String) async throws -> (x: Double, y: Double) {
    try await wait(until: "document.querySelector(\(quoted(selector))) !== null")
    let box: [Double] = try await value(
      """
      (() => { const box = document.querySelector(\(quoted(selector))).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2]; })()
      """)
    guard box.count == 2 else { throw BrowserError.script("no box of \(selector)") }
    return (box[0], box[1])
  }

  /// Clicks the middle of an element.
  package func click(_ selector: String) async throws {
    let place = try await middle(of: selector)
    try await click(x: place.x, y: place.y)
  }

  /// Clicks a point of the window.
  package func click(x: Double, y: Double) async throws {
    try await mouse("mouseMoved", x, y)
    try await mouse("mousePressed", x, y, buttons: 1)
    try await mouse("mouseReleased", x, y, buttons: 0)
  }

  /// Moves the mouse without pressing it.
  package func hover(_ selector: String) async throws {
    let place = try await middle(of: selector)
    try await mouse("mouseMoved", place.x, place.y)
  }

  /// Drags from one point to another, in a few steps.
  package func drag(from start: (x: Double, y: Double), by offset: (x: Double, y: Double))
    async throws
  {
    try await mouse("mouseMoved", start.x, start.y)
    try await mouse("mousePressed", start.x, start.y, buttons: 1)
    for step in 1...5 {
      let part = Double(step) / 5
      try await mouse(
        "mouseMoved", start.x + offset.x * part, start.y + offset.y * part, buttons: 1)
    }
    try await mouse("mouseReleased", start.x + offset.x, start.y + offset.y, buttons: 0)
  }

  /// Turns the wheel at a point.
  package func wheel(x: Double, y: Double, by delta: (x: Double, y: Double), control: Bool = false)
    async throws
  {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(delta.x),
        "deltaY": .number(delta.y), "modifiers": control ? 2 : 0,
      ])
  }

  /// Spreads two fingers around a point, or brings them together: their distance from it changes in steps.
  package func pinch(x: Double, y: Double, from start: Double, to end: Double, steps: Int)
    async throws
  {
    func touch(_ type: String, _ distance: Double?) async throws {
      let points = distance.map { distance in
        [-distance, distance].enumerated().map { index, offset -> ProtocolValue in
          ["x": .number(x + offset), "y": .number(y), "id": .number(Double(index))]
        }
      }
      try await send(
        "Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points ?? [])])
    }
    try await touch("touchStart", start)
    for step in 1...steps {
      try await touch("touchMove", start + (end - start) * Double(step) / Double(steps))
    }
    try await touch("touchEnd", nil)
  }

  private func mouse(_ type: String, _ x: Double, _ y: Double, buttons: Int? = nil) async throws {
    var parameters: [String: ProtocolValue] = [
      "type": .string(type), "x": .number(x), "y": .number(y),
    ]
    if let buttons {
      parameters["button"] = "left"
      parameters["clickCount"] = 1
      parameters["buttons"] = .number(Double(buttons))
    }
    try await send("Input.dispatchMouseEvent", .object(parameters))
  }

  /// Presses a key, by the name that a page receives: `Tab`, `Escape`, `/`.
  package func press(_ key: String, shift: Bool = false) async throws {
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

  /// Types a text, with a key press for each character.
  package func type(_ text: String) async throws {
    for character in text { try await press(String(character)) }
  }

  /// A text as a script literal.
  package func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
