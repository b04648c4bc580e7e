/// A running browser of one kind.
protocol BrowserProgram: Sendable {
  /// Opens an empty page with its own storage.
  func newDriver() async throws -> any PageDriver
}
