import Foundation

/// The Swift compiler, with the modules and the macro plugin that this test was built with.
///
/// It really compiles: an error in an expansion can hide where types are checked only.
package struct Compiler {
  /// What a compilation ended with.
  package struct Result {
    package var succeeded: Bool
    package var messages: [CompilerMessage]
    /// All that the compiler wrote, for a test that fails without a message.
    package var output: String
  }

  /// Flags beside those that every program needs, such as the language mode.
  package var flags: [String]

  package init(flags: [String]) {
    self.flags = flags
  }

  /// Compiles files as one module.
  ///
  /// - Parameters:
  ///   - files: The sources' paths.
  ///   - name: The module's name.
  ///   - folder: Where the module itself is put, for others to import; nil leaves it out.
  ///   - modules: Folders of modules that come before the package's own.
  /// - Returns: What the compiler said of them.
  /// - Throws: What kept the compiler from being run at all.
  package func compile(
    _ files: [String], as name: String = "Program", to folder: String? = nil,
    importing modules: [String] = []
  ) throws -> Result {
    let output = try TemporaryFolder()
    var arguments = ["swiftc", "-c", "-parse-as-library", "-wmo", "-module-name", name]
    arguments += ["-o", output.path("\(name).o")]
    if let folder {
      arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
    }
    // Those of a test come first, for one may be called as a module of the package is.
    for path in modules + [Subprocess.product("Modules")] { arguments += ["-I", path] }
    let plugin = Subprocess.product("SeguesMacrosPlugin-tool")
    arguments += ["-load-plugin-executable", "\(plugin)#SeguesMacrosPlugin"]
    arguments += ["-diagnostic-style", "llvm"] + flags + files
    let process = try Subprocess.run("/usr/bin/env", arguments)
    // The folder is deleted with its value.
    return withExtendedLifetime(output) {
      Result(
        succeeded: process.status == 0,
        messages: CompilerMessage.all(in: process.errors),
        output: process.output + process.errors)
    }
  }
}
