/// One client connection: its phase, its remaining output, and its deadline.
///
/// The server owns the socket, and tells the connection which bytes were received and sent, and when.
struct Connection {
  enum Phase {
    /// The head of the request has not arrived completely.
    case asking
    case answering
    /// The client receives events until it leaves.
    case listening
    /// The client has the whole answer, and should close its side.
    case leaving
    case gone
  }

  private(set) var phase = Phase.asking
  /// The time at which ``expire(now:)`` is due, in seconds of the clock that `now` refers to.
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

  /// Whether to read bytes from the client.
  var reads: Bool { phase != .answering }

  /// Receives bytes from the client; `hasRoom` says whether another event stream may be opened.
  mutating func receive(_ bytes: ArraySlice<UInt8>, site: Site, hasRoom: Bool, now: Double) {
    guard phase == .asking else {
      ignoredBytes += bytes.count
      if ignoredBytes > limits.ignoredBytes { phase = .gone }
      return
    }
    do throws(Refusal) {
      guard let request = try head.receive(bytes) else { return }
      let response = site.response(to: request, hasRoom: hasRoom)
      send(response.output, then: response.isStream ? .listening : .answering, now: now)
      guard response.isStream else { return }
      lastEvent = site.event
      output.append(lastEvent)
    } catch {
      send(error.response.output, then: .answering, now: now)
    }
  }

  /// Sends an event if the client listens, is ready for it, and has not received it yet.
  mutating func offer(_ event: [UInt8], now: Double) {
    guard phase == .listening, output.isEmpty, event != lastEvent else { return }
    lastEvent = event
    send(Output([event]), then: .listening, now: now)
  }

  /// Records that a number of bytes of the output were sent.
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

  mutating func leave() { phase = .gone }

  /// Handles the deadline.
  mutating func expire(now: Double) {
    switch phase {
    case .asking where !head.isEmpty:
      send(Refusal.headTooSlow.response.output, then: .answering, now: now)
    case .listening where output.isEmpty:
      // An empty comment in the event stream: sending it fails if the client is gone.
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
