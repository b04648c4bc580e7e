import Testing

/// Gives the tests of a suite priority over all others.
///
/// In a serialized suite, each test would wait behind all tests of other suites, so most of the suite would run alone
/// at the end, with idle processors.
struct AheadOfOthers: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(tests) { tests in
      try await Task(priority: .high) { try await tests() }.value
    }
  }
}

extension Trait where Self == AheadOfOthers {
  static var aheadOfOthers: Self { AheadOfOthers() }
}
