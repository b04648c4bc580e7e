/// The bounds of what clients can ask of a server.
package struct ServerLimits: Sendable {
  /// The bytes of a request's head.
  package var headBytes = 16 << 10
  /// The seconds in which the whole head has to arrive.
  package var headSeconds = 5.0
  /// The connections that are open at once.
  package var connections = 64
  /// The connections among them that are event streams.
  package var eventStreams = 16
  /// The seconds in which a client has to take a whole answer, or one event of a stream.
  package var answerSeconds = 30.0
  /// The seconds that a client has to close its side after it was answered.
  package var closingSeconds = 1.0
  /// The bytes that are read and ignored after a request.
  package var ignoredBytes = 2 << 20
  /// The seconds without news after which an event stream gets a line that says nothing.
  package var silenceSeconds = 15.0

  package init() {}
}
