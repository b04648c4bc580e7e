/// One client, from its first byte to the last: how far it is, what it still gets, and how long it
/// may take.
///
/// It has no socket: it is told what was received and sent, and when.
struct Connection {
  enum Phase {
    /// The head of the request has not arrived completely.
    case asking
    case answering
    /// It gets events until it leaves.
    case listening
    /// It has the whole answer, and is to close its side.
    case leaving
    case gone
  }

  private(set) var phase = Phase.asking
  /// When ``expire(now:)`` is due, in seconds of the clock that all `now`s are of.
  private(set) var deadline: Double
  private(set) var output = Output([])

  private let limits: ServerLimits
  private var head: HeadReader
  private var lastEvent: [UInt8] = []
  private var ignoredBytes = 0

  init(limits: ServerLimits, now: Double) {
    self.limits = limits
    head = HeadReader(limit: limits.headBytes)
    deadline = now + limits.headSeconds
  }

  /// Whether bytes are read that it sends.
  var reads: Bool { phase != .answering }

  /// Takes bytes that the client sent; `hasRoom` says whether another event stream may be opened.
  mutating func receive(_ bytes: ArraySlice<UInt8>, site: Site, hasRoom: Bool, now: Double) {
    guard phase == .asking else {
      ignoredBytes += bytes.count
      if ignoredBytes > limits.ignoredBytes { phase = .gone }
      return
    }
    do throws(Refusal) {
      guard let request = try head.receive(bytes) else { return }
      switch site.answer(to: request, hasRoom: hasRoom) {
      case .response(let response):
        send(response.output(for: request.method), then: .answering, now: now)
      case .events(let beginning):
        send(beginning.output(for: request.method), then: .listening, now: now)
        lastEvent = site.event
        output.append(lastEvent)
      }
    } catch {
      send(error.response.output(for: "GET"), then: .answering, now: now)
    }
  }

  /// Sends an event if the client listens, is ready for it, and does not have it.
  mutating func offer(_ event: [UInt8], now: Double) {
    guard phase == .listening, output.isEmpty, event != lastEvent else { return }
    lastEvent = event
    send(Output([event]), then: .listening, now: now)
  }

  /// Takes note that so many bytes of the output's next ones were sent.
  mutating func sent(_ count: Int, now: Double) {
    output.drop(count)
    guard output.isEmpty else { return }
    if phase == .answering {
      phase = .leaving
      deadline = now + limits.closingSeconds
    } else {
      deadline = now + limits.silenceSeconds
    }
  }

  /// Takes note that the client is not there any more.
  mutating func leave() { phase = .gone }

  /// Does what is due at the deadline.
  mutating func expire(now: Double) {
    switch phase {
    case .asking where !head.isEmpty:
      send(Refusal.headTooSlow.response.output(for: "GET"), then: .answering, now: now)
    case .listening where output.isEmpty:
      // An empty comment of the event stream: sending it fails once the client has gone.
      send(Output([Array(":\n\n".utf8)]), then: .listening, now: now)
    default:
      phase = .gone
    }
  }

  private mutating func send(_ output: Output, then phase: Phase, now: Double) {
    self.output = output
    self.phase = phase
    deadline = now + limits.answerSeconds
  }
}
