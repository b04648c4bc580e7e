import Foundation

/// The Swift compiler, with the modules and the macro plugin that this test was built with.
///
/// It really compiles, because type checking alone misses some errors in expansions.
package struct Compiler {
  /// The result of a compilation.
  package struct Result {
    package var succeeded: Bool
    package var messages: [CompilerMessage]
    /// The compiler's whole output, for a test that fails without a message.
    package var output: String
  }

  /// Additional flags, such as the language mode.
  package var flags: [String]

  package init(flags: [String]) {
    self.flags = flags
  }

  /// Compiles files as one module.
  ///
  /// - Parameters:
  ///   - files: The sources' paths.
  ///   - name: The module's name.
  ///   - folder: Where to write the module for others to import; nil to skip that.
  ///   - modules: Folders of modules that take precedence over the package's own.
  /// - Returns: The compiler's messages.
  /// - Throws: The reason why the compiler could not run.
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
    // A test's modules come first, because one may be named like a module of the package.
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
