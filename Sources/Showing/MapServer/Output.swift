/// Bytes still to be sent to a client.
struct Output {
  // The nonempty parts; the bytes of a page are shared, not copied.
  private var parts: [ArraySlice<UInt8>]

  init(_ parts: [[UInt8]]) { self.parts = parts.map { $0[...] }.filter { !$0.isEmpty } }

  var isEmpty: Bool { parts.isEmpty }

  /// The bytes to send next; nil if everything was sent.
  var next: ArraySlice<UInt8>? { parts.first }

  mutating func append(_ bytes: [UInt8]) {
    if !bytes.isEmpty { parts.append(bytes[...]) }
  }

  /// Drops the bytes of ``next`` that were sent.
  mutating func drop(_ count: Int) {
    parts[0] = parts[0].dropFirst(count)
    if parts[0].isEmpty { parts.removeFirst() }
  }
}
