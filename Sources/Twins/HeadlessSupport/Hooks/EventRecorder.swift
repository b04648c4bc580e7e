/// Records the events of a twin.
@MainActor
package final class EventRecorder<Event> {
  /// The events of the open recordings, outermost first.
  private var scopes: [[Event]] = []

  /// Creates a recorder of a twin's events, and of the lines that its system would log.
  ///
  /// - Parameter event: Returns the event of a line.
  package init(logged event: @escaping (String) -> Event) {
    HeadlessLog.addListener { line in self.post(event(line)) }
  }

  /// Runs a closure, and returns the events that happen in it.
  ///
  /// Recordings can be nested; an event is added to all that are open.
  package func recording<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, events: [Event]) {
    let depth = scopes.count
    scopes.append([])
    defer { scopes.removeLast() }
    let result = try body()
    return (result, scopes[depth])
  }

  /// Sends an event to all open recordings.
  ///
  /// The event is only created if there are any.
  package func post(_ event: @autoclosure () -> Event) {
    guard !scopes.isEmpty else { return }
    let event = event()
    for index in scopes.indices { scopes[index].append(event) }
  }
}
