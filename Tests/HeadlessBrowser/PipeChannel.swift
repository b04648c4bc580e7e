internal import Foundation

/// Chromium's pair of pipes: JSON messages, each ended by a zero byte.
struct PipeChannel: MessageChannel {
  let input: Int32
  let output: Int32

  func send(_ message: Data) { Descriptor.write(message + [0], to: input) }

  func readAll(_ body: (Data) -> Void) {
    var pending = Data()
    while let bytes = Descriptor.read(from: output) {
      for part in bytes.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 {
          body(pending)
          pending = Data()
        }
        pending.append(contentsOf: part.element)
      }
    }
  }
}
