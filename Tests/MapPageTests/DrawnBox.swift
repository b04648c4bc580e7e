import HeadlessBrowser

/// A rectangle that the browser drew.
struct DrawnBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Whether both overlap by more than a line's width.
  func overlaps(_ other: DrawnBox) -> Bool {
    let slack = 2.0
    return left + slack < other.right && other.left + slack < right
      && top + slack < other.bottom && other.top + slack < bottom
  }
}

extension OpenedMap {
  /// The boxes of all elements that match a selector, at the map's own scale.
  func drawnBoxes(_ selector: String) async throws -> [DrawnBox] {
    let numbers: [[Double]] = try await page.value(
      """
      (() => {
        const k = document.querySelector('#world').getBoundingClientRect().width
          / document.querySelector('#world > svg').viewBox.baseVal.width;
        return [...document.querySelectorAll(\(page.quoted(selector)))].map(node => {
          const box = node.getBoundingClientRect();
          return [box.left / k, box.top / k, box.right / k, box.bottom / k];
        });
      })()
      """)
    return numbers.map { DrawnBox(left: $0[0], top: $0[1], right: $0[2], bottom: $0[3]) }
  }
}
