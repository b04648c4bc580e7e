/// The exit status and output of one command.
struct CommandOutput: Equatable {
  var status: Int32
  var output: [UInt8]
  var errors: [UInt8]
}
