@testable import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// A performed segue that an exception leaves open.
///
/// The twin's exceptions don't skip any code, so this test begins a segue without ending it.
@MainActor
@Suite struct LeftoverTests {
  @Test func `A segue left open by an exception ends with the segue around it`() throws {
    let (_, source) = try Stage.of("Flight", WrappingSource.self, identifier: "Wrapping")
    let level = ObjectIdentifier(WrappingSource._Segues.self)
    func isWaiting(_ identifier: String) -> Bool {
      SeguesInFlight.value(identifier, by: source, level: level) != nil
    }
    var value = WrappingSource.Segue.count(1)
    withUnsafePointer(to: &value) { pointer in
      let value = UnsafeRawPointer(pointer)
      let outer = SeguesInFlight.begin("outer", by: source, level: level, value: value)
      // An exception would skip the end of this segue.
      _ = SeguesInFlight.begin("inner", by: source, level: level, value: value)
      #expect(isWaiting("outer") && isWaiting("inner"))
      #expect(!SeguesInFlight.end(outer))
    }
    #expect(!isWaiting("outer") && !isWaiting("inner"))
  }
}
