@testable import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// The rest of a performed segue that an exception leaves behind.
///
/// The twin's exceptions end nothing early, so this begins a segue and leaves out its end.
@MainActor
@Suite struct LeftoverTests {
  @Test func `A segue that an exception left without an end is gone with the one around it`() throws
  {
    let (_, source) = try Stage.of("Flight", WrappingSource.self, identifier: "Wrapping")
    let level = ObjectIdentifier(WrappingSource._Segues.self)
    func isWaiting(_ identifier: String) -> Bool {
      SeguesInFlight.value(identifier, by: source, level: level) != nil
    }
    var value = WrappingSource.Segue.count(1)
    withUnsafePointer(to: &value) { pointer in
      let value = UnsafeRawPointer(pointer)
      let outer = SeguesInFlight.begin("outer", by: source, level: level, value: value)
      // Unwinding leaves out the end of this one.
      _ = SeguesInFlight.begin("inner", by: source, level: level, value: value)
      #expect(isWaiting("outer") && isWaiting("inner"))
      #expect(!SeguesInFlight.end(outer))
    }
    #expect(!isWaiting("outer") && !isWaiting("inner"))
  }
}
