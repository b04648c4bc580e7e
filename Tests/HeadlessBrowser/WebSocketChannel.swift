internal import Foundation

/// The client's side of a web socket on this machine (RFC 6455): text messages and nothing else.
struct WebSocketChannel: MessageChannel {
  private let descriptor: Int32

  /// Connects to a port of the loopback address; nil if nothing listens there.
  init?(port: Int, path: String) {
    #if os(Linux)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(descriptor)
      return nil
    }
    let request = """
      GET \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: c2VndWVzIHBhZ2UgdGVzdA==\r
      Sec-WebSocket-Version: 13\r
      \r

      """
    Descriptor.write(Data(request.utf8), to: descriptor)
    // The browser says nothing else before it receives a message.
    var answer = Data()
    while answer.range(of: Data("\r\n\r\n".utf8)) == nil {
      guard let bytes = Descriptor.read(from: descriptor) else { return nil }
      answer.append(contentsOf: bytes)
    }
    guard answer.starts(with: Data("HTTP/1.1 101".utf8)) else { return nil }
  }

  func send(_ message: Data) {
    var frame = Data([0x81])
    let size = message.count
    // Clients must mask what they send, and Firefox refuses a mask of zeros.
    let mask: UInt8 = 0x55
    switch size {
    case ..<126: frame.append(UInt8(0x80 | size))
    case ..<65_536: frame.append(contentsOf: [0x80 | 126, UInt8(size >> 8), UInt8(size & 255)])
    default:
      frame.append(0x80 | 127)
      frame.append(contentsOf: (0..<8).reversed().map { UInt8(size >> ($0 * 8) & 255) })
    }
    frame.append(contentsOf: [mask, mask, mask, mask])
    Descriptor.write(frame + message.map { $0 ^ mask }, to: descriptor)
  }

  func readAll(_ body: (Data) -> Void) {
    var bytes = Data()
    var message = Data()
    while let more = Descriptor.read(from: descriptor) {
      bytes.append(contentsOf: more)
      while let frame = Frame(at: bytes) {
        if frame.isPart {
          message.append(bytes[frame.payload])
          if frame.isLast {
            body(message)
            message = Data()
          }
        }
        bytes = Data(bytes[frame.payload.upperBound...])
      }
    }
  }

  /// A frame from a server, whose payload isn't masked.
  private struct Frame {
    /// Whether it belongs to a message, unlike a ping.
    let isPart: Bool
    let isLast: Bool
    let payload: Range<Int>

    /// The frame at the start of some bytes; nil if they are only the beginning of one.
    init?(at bytes: Data) {
      let start = bytes.startIndex
      guard bytes.count >= 2 else { return nil }
      (isPart, isLast) = (bytes[start] & 0x0F <= 2, bytes[start] & 0x80 != 0)
      let short = Int(bytes[start + 1] & 0x7F)
      let extra = short == 127 ? 8 : short == 126 ? 2 : 0
      guard bytes.count >= 2 + extra else { return nil }
      let head = start + 2 + extra
      let size = extra == 0 ? short : bytes[start + 2..<head].reduce(0) { $0 << 8 | Int($1) }
      guard bytes.endIndex >= head + size else { return nil }
      payload = head..<head + size
    }
  }
}
