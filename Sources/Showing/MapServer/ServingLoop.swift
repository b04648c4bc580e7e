internal import Foundation

/// Serves all clients on one thread, without ever waiting for a single one.
struct ServingLoop {
  private let inbox: Inbox
  private let listeners: [Listener]
  private let limits: ServerLimits
  private var site: Site
  /// The clients, oldest first.
  private var clients: [Client] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The time at which accepting resumes, after the system had no free socket.
  private var pausedUntil = 0.0

  private struct Client {
    var socket: Socket
    var connection: Connection
  }

  init(inbox: Inbox, listeners: [Listener], site: Site, limits: ServerLimits) {
    self.inbox = inbox
    self.listeners = listeners
    self.site = site
    self.limits = limits
  }

  /// Serves until the inbox says to stop, then closes everything.
  mutating func run() {
    while !inbox.isStopped {
      if let page = inbox.takePage() { site.show(page) }
      let now = Self.now
      for index in clients.indices {
        clients[index].connection.offer(site.event, now: now)
        if clients[index].connection.deadline <= now { clients[index].connection.expire(now: now) }
      }
      removeGone()
      waitAndServe()
    }
    for client in clients { client.socket.close() }
    for listener in listeners { listener.socket.close() }
  }

  /// Waits for activity or a deadline, and handles it.
  private mutating func waitAndServe() {
    let now = Self.now
    let accepts = pausedUntil <= now
    var polled = [Self.entry(inbox.alarm, POLLIN)]
    polled += listeners.map { Self.entry($0.socket, accepts ? POLLIN : 0) }
    polled += clients.map { client in
      let connection = client.connection
      return Self.entry(
        client.socket,
        (connection.reads ? POLLIN : 0) | (connection.output.isEmpty ? 0 : POLLOUT))
    }
    var due = clients.map(\.connection.deadline)
    if !accepts { due.append(pausedUntil) }
    let wait = due.min().map { Int32(min(max(0, ($0 - now) * 1000 + 1), 60_000)) } ?? -1
    guard poll(&polled, nfds_t(polled.count), wait) > 0 else { return }

    if polled[0].revents != 0 { _ = inbox.alarm.receive(into: &buffer) }
    let first = 1 + listeners.count
    for index in clients.indices where polled[first + index].revents != 0 {
      serve(index, Int32(polled[first + index].revents))
    }
    removeGone()
    for (index, listener) in listeners.enumerated() where polled[1 + index].revents != 0 {
      takeClients(of: listener)
    }
  }

  /// Reads from a client and writes to it, as far as that is possible without waiting.
  private mutating func serve(_ index: Int, _ events: Int32) {
    let isBroken = events & (POLLERR | POLLHUP | POLLNVAL) != 0
    if clients[index].connection.reads, isBroken || events & POLLIN != 0 {
      receive(from: index)
    } else if isBroken {
      clients[index].connection.leave()
    }
    if clients[index].connection.phase != .gone { sendOutput(to: index) }
  }

  private mutating func receive(from index: Int) {
    switch clients[index].socket.receive(into: &buffer) {
    case .done(let count):
      let listening = clients.count(where: { $0.connection.phase == .listening })
      clients[index].connection.receive(
        buffer[..<count], site: site, hasRoom: listening < limits.eventStreams, now: Self.now)
    case .later: break
    case .over: clients[index].connection.leave()
    }
  }

  private mutating func sendOutput(to index: Int) {
    guard let next = clients[index].connection.output.next else { return }
    switch clients[index].socket.send(next.prefix(1 << 18)) {
    case .done(let count):
      clients[index].connection.sent(count, now: Self.now)
      if clients[index].connection.phase == .leaving { clients[index].socket.endSending() }
    case .later: break
    case .over: clients[index].connection.leave()
    }
  }

  /// Accepts some waiting connections, but not so many that earlier ones have to wait.
  private mutating func takeClients(of listener: Listener) {
    for _ in 0..<16 {
      switch listener.next() {
      case .client(let socket):
        makeRoom()
        clients.append(
          Client(socket: socket, connection: Connection(limits: limits, now: Self.now)))
      case .nobody:
        return
      case .exhausted:
        pausedUntil = Self.now + 0.1
        return
      }
    }
  }

  /// Closes a connection if there are too many, so that idle clients don't block new ones.
  ///
  /// Connections without a complete request go first, the oldest of them first. Then come those
  /// that are being closed, then those that are being answered, and last the event streams.
  private mutating func makeRoom() {
    guard clients.count >= limits.connections else { return }
    let phases: [Connection.Phase] = [.asking, .leaving, .answering, .listening]
    for phase in phases {
      guard let index = clients.firstIndex(where: { $0.connection.phase == phase }) else {
        continue
      }
      clients[index].connection.leave()
      return removeGone()
    }
  }

  private mutating func removeGone() {
    clients.removeAll { client in
      guard client.connection.phase == .gone else { return false }
      if client.connection.output.isEmpty {
        client.socket.close()
      } else {
        client.socket.abandon()
      }
      return true
    }
  }

  private static func entry(_ socket: Socket, _ events: Int32) -> pollfd {
    pollfd(fd: socket.descriptor, events: Int16(events), revents: 0)
  }

  /// The time of a monotonic clock, in seconds.
  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}
