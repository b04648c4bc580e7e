import HeadlessUIKit
import Testing

@MainActor
@Suite struct LogTests {
  private func drop() {
    UIViewController().present(UIViewController(), animated: false)
  }

  @Test func `The handler receives every line`() {
    var lines: [String] = []
    HeadlessLog.handler = { lines.append($0) }
    defer { HeadlessLog.handler = nil }
    HeadlessLog.removeAll()
    drop()
    #expect(lines.count == 1)
    #expect(lines == HeadlessLog.lines)
  }

  @Test func `The log keeps at most the last thousand lines`() {
    HeadlessLog.removeAll()
    defer { HeadlessLog.removeAll() }
    for _ in 0..<2_500 { drop() }
    #expect((500...1_000).contains(HeadlessLog.lines.count))
  }

  @Test func `All open recordings receive events`() {
    let outer = TwinEvent.recorder.recording {
      let stack = UINavigationController(rootViewController: UIViewController())
      let inner = TwinEvent.recorder.recording {
        stack.pushViewController(UIViewController(), animated: false)
      }
      stack.pushViewController(UIViewController(), animated: false)
      return inner.events.count
    }
    #expect(outer.result == 1)
    #expect(outer.events.count == 2)
  }
}
