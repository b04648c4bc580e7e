import Dispatch
import GenerationRun
import Testing

@Suite struct FilePollingTests {
  @Test func `A file counts as saved once it no longer changes`() {
    var polling = FilePolling(every: 1, until: DispatchSemaphore(value: 0))
    var states = [0, 1, 2, 2][...]
    let state = polling.change(since: 0) { states.popFirst() ?? 0 }
    #expect(state == 2)
    #expect(states.isEmpty)
  }

  @Test func `Polling that is stopped while a file is being written ends`() {
    let stop = DispatchSemaphore(value: 0)
    var polling = FilePolling(every: 1, until: stop)
    var state = 0
    let last = polling.change(since: 0) {
      state += 1
      if state == 2 { stop.signal() }
      return state
    }
    #expect(last == nil)
    #expect(state == 2)
  }
}
