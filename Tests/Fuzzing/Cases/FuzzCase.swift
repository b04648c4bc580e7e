/// A small app with damaged files, and the commands to run on it.
package struct FuzzCase: Sendable {
  package var seed: UInt64
  package var verb: FuzzVerb
  /// The role of the damaged files.
  package var role: FileRole
  /// All files that exist before the first command.
  package var files: [SeedFile]
  package var damagedCount: Int
  /// The commands in order, each as the arguments of `segues`.
  package var commands: [[String]]
  /// Whether the last command must print the same as the first one.
  package var isRepeated = false

  /// The folder that commands write to.
  package static let output = "Out"

  /// Whether the commands' output is damaged before the last one.
  package var damagesOutput: Bool { role.isWritten }

  package var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// The files that are storyboards or xibs of the app.
  var interfaces: [SeedFile] {
    files.filter { $0.path.hasPrefix(SeedApp.folder + "/") }
      .filter { $0.role == .storyboard || $0.role == .xib }
  }
}
