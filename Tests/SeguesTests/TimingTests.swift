import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Segues that are performed during another one.
@MainActor
@Suite(.serialized) struct TimingTests {
  @Test(arguments: BusyMoment.allCases)
  func `A segue performed in the middle of another has its own value`(_ moment: BusyMoment) throws {
    let (stage, source) = try Stage.of("Flight", BusySource.self, identifier: "Busy")
    BusySource.log = BusyLog(moment: moment)
    defer { BusySource.log = BusyLog() }
    let failures = try recordingSegueFailures {
      if moment == .answer {
        try stage.fire(.busy, from: source, sender: UIButton())
      } else {
        source.performSegue(.busy("performed"))
      }
      // A segue presented from a controller that isn't on the screen yet doesn't load its
      // destination.
      if moment == .viewDidLoad { stage.top?.loadViewIfNeeded() }
    }
    #expect(failures == [])
    #expect(BusySource.log.inputs == [moment == .answer ? "answered" : "performed"])
    #expect(BusySource.log.numbers == [7])
  }

  @Test func `Another controller may perform the segue, each time with its own value`() throws {
    let (_, source) = try Stage.of("Flight", WrappingSource.self, identifier: "Wrapping")
    let (_, busy) = try Stage.of("Flight", BusySource.self, identifier: "Busy")
    BusySource.log = BusyLog()
    defer { BusySource.log = BusyLog() }
    source.performTwice(busy)
    #expect(BusySource.log.inputs == ["first", "second"])
  }
}

extension WrappingSource {
  fileprivate func performTwice(_ busy: BusySource) {
    busy.performSegue(.busy("first"))
    busy.performSegue(.busy("second"))
  }
}
