/// Mouse, wheel, key and touch events, like a user's.
extension BrowserPage {
  /// The middle of the first element that a selector matches, once there is one that has come to rest.
  package func middle(of selector: String) async throws -> (x: Double, y: Double) {
    try await wait(until: "document.querySelector(\(quoted(selector))) !== null")
    let box = try await restingNumbers(
      """
      ((box) => box && [box.x + box.width / 2, box.y + box.height / 2])(
        document.querySelector(\(quoted(selector)))?.getBoundingClientRect())
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
    try await driver.mouse(.moved, x: x, y: y)
    try await driver.mouse(.pressed, x: x, y: y)
    try await driver.mouse(.released, x: x, y: y)
  }

  /// Moves the mouse without pressing it.
  package func hover(_ selector: String) async throws {
    let place = try await middle(of: selector)
    try await driver.mouse(.moved, x: place.x, y: place.y)
  }

  /// Drags from one point to another, in a few steps.
  package func drag(from start: (x: Double, y: Double), by offset: (x: Double, y: Double))
    async throws
  {
    try await driver.mouse(.moved, x: start.x, y: start.y)
    try await driver.mouse(.pressed, x: start.x, y: start.y)
    for step in 1...5 {
      let part = Double(step) / 5
      try await driver.mouse(
        .dragged, x: start.x + offset.x * part, y: start.y + offset.y * part)
    }
    try await driver.mouse(.released, x: start.x + offset.x, y: start.y + offset.y)
  }

  /// Turns the wheel at a point.
  package func wheel(x: Double, y: Double, by delta: (x: Double, y: Double), control: Bool = false)
    async throws
  {
    try await driver.wheel(x: x, y: y, by: delta, control: control)
  }

  /// Makes the page's screen a touch screen.
  package func emulateTouch() async throws { try await driver.emulateTouch() }

  /// Taps a point of the touch screen.
  package func tap(x: Double, y: Double) async throws {
    try await driver.touch(.began, [(x, y)])
    try await driver.touch(.ended, [(x, y)])
  }

  /// Moves one finger from a point, in steps.
  package func swipe(
    from start: (x: Double, y: Double), by offset: (x: Double, y: Double), steps: Int
  ) async throws {
    try await touch(steps: steps) { part in
      [(start.x + offset.x * part, start.y + offset.y * part)]
    }
  }

  /// Spreads two fingers around a point, or brings them together: their distance from it changes in steps.
  package func pinch(x: Double, y: Double, from start: Double, to end: Double, steps: Int)
    async throws
  {
    try await touch(steps: steps) { part in
      let distance = start + (end - start) * part
      return [(x - distance, y), (x + distance, y)]
    }
  }

  /// Puts fingers on the screen, moves them in steps, and lifts them; `places` gets the part of the way, from 0 to 1.
  private func touch(steps: Int, at places: (Double) -> [(x: Double, y: Double)]) async throws {
    try await driver.touch(.began, places(0))
    for step in 1...steps {
      try await driver.touch(.moved, places(Double(step) / Double(steps)))
    }
    try await driver.touch(.ended, places(1))
  }

  /// Presses a key, by the name that a page receives: `Tab`, `Escape`, `/`.
  package func press(_ key: String, shift: Bool = false) async throws {
    try await driver.press(key, shift: shift)
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
