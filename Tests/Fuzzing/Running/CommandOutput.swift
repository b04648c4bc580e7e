/// What one command wrote, and how it ended.
struct CommandOutput: Equatable {
  var status: Int32
  var output: [UInt8]
  var errors: [UInt8]
}
