/// Keeps what a twin did, for those who asked before it happened.
@MainActor
package final class EventRecorder<Event> {
  /// Called with every event; nil ends it.
  package var observer: ((Event) -> Void)?
  private var scopes: [Scope] = []

  private final class Scope {
    var events: [Event] = []
  }

  package init() {}

  /// Runs `body` and gives what the twin did in it.
  ///
  /// Scopes nest; an event goes to all that are open.
  package func recording<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, events: [Event]) {
    let scope = Scope()
    scopes.append(scope)
    defer { scopes.removeLast() }
    let result = try body()
    return (result, scope.events)
  }

  /// Tells all who listen.
  ///
  /// The event is built only if anyone does.
  package func post(_ event: @autoclosure () -> Event) {
    guard observer != nil || !scopes.isEmpty else { return }
    let event = event()
    for scope in scopes { scope.events.append(event) }
    observer?(event)
  }
}
