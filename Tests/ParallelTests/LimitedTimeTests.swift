import Foundation
import Parallel
import SourceFacts
import SwiftFacts
import Testing

/// ``LimitedTime`` stops waiting for a function that takes too long.
@Suite(.timeLimit(.minutes(60))) struct LimitedTimeTests {
  private let threads = LimitedTime()

  @Test func `A function that ends in time returns its result, and its thread is reused`() {
    let names = (0..<50).map { number in
      threads.run(seconds: 60) { "\(number) \(ObjectIdentifier(Thread.current))" } ?? ""
    }
    #expect(names.map { $0.split(separator: " ").first } == (0..<50).map { "\($0)" })
    #expect(Set(names.map { $0.split(separator: " ").last }).count == 1)
    #expect(threads.failureCount == 0)
  }

  @Test func `A late function has no result, and others still run`() {
    let end = DispatchSemaphore(value: 0)
    defer { end.signal() }
    #expect(threads.run(seconds: 0.01) { end.wait() } == nil)
    #expect(threads.failureCount == 1)
    #expect(threads.run(seconds: 60) { 1 } == 1)
  }

  @Test func `While four functions are late, no other runs`() async throws {
    let end = DispatchSemaphore(value: 0)
    for _ in 0..<4 { #expect(threads.run(seconds: 0.01) { end.wait() } == nil) }
    #expect(threads.run(seconds: 60) { 1 } == nil)
    #expect(threads.failureCount == 5)
    for _ in 0..<4 { end.signal() }
    for _ in 0..<6_000 where threads.run(seconds: 60, { 1 }) == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(threads.run(seconds: 60) { 1 } == 1, "once they have ended, others are run again")
  }

  @Test func `Many functions at once each return their own result`() {
    let results = ParallelWork.map(Array(0..<400), workers: 8) { number in
      threads.run(seconds: 60) { number * 2 }
    }
    #expect(results == (0..<400).map { $0 * 2 })
  }

  #if DEBUG && (os(macOS) || os(Linux))
  // These tests run in separate processes, because the other tests take processor time, and the
  // parser's limit is set once for all tests in a process. Only on these systems can a test start
  // a process.
  @Test func `A function isn't late while the process waits for a processor`() async {
    await #expect(processExitsWith: .success) {
      let result = LimitedTime().run(seconds: 0.05) {
        Thread.sleep(forTimeInterval: 0.3)
        return 1
      }
      precondition(result == 1)
    }
  }

  @Test func `A file that takes the parser too long is reported, and has no other facts`() async {
    await #expect(processExitsWith: .success) {
      setenv("SEGUES_PARSER_SLOWNESS", "0", 1)
      let facts = SwiftFactsReader.facts(of: String(repeating: "class A {}\n", count: 5_000))
      precondition(facts.mistake?.message == "The code takes too long to be read")
      precondition(facts.types.isEmpty)
    }
  }
  #endif
}
