/// The limits for clients of a server.
package struct ServerLimits: Sendable {
  /// The maximum size of a request's head in bytes.
  package var headBytes = 16 << 10
  /// The time for the whole head to arrive, in seconds.
  package var headSeconds = 5.0
  /// The maximum number of open connections.
  package var connections = 64
  /// The maximum number of event streams among them.
  package var eventStreams = 16
  /// The time for a client to receive a whole answer, or one event of a stream, in seconds.
  package var answerSeconds = 30.0
  /// The time for a client to close its side after an answer, in seconds.
  package var closingSeconds = 1.0
  /// The maximum number of bytes that are read and ignored after a request.
  package var ignoredBytes = 2 << 20
  /// The time without events after which an event stream gets an empty comment, in seconds.
  package var silenceSeconds = 15.0

  package init() {}
}
