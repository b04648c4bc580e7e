internal import Findings
internal import Foundation
internal import GenerationRun
internal import SeguesConfiguration

/// The build plugin's tool.
@main
enum SeguesGenerate {
  static func main() {
    do {
      let arguments = try ToolArguments(Array(CommandLine.arguments.dropFirst()))
      switch arguments.action {
      case .help: send(ToolHelp.text, to: .standardOutput)
      case .outline: report(try OutlineRun(arguments.request).run())
      case .generate: try generate(arguments.request)
      }
    } catch let error as ConfigurationError {
      report(error.findings, status: 2)
    } catch {
      send("error: \(error)\n", to: .standardError)
      exit(2)
    }
  }

  private static func generate(_ request: GenerationRequest) throws {
    var generation = try Generation(request)
    let result = try generation.update()
    try generation.write(result)
    if let text = result.text { send(text, to: .standardOutput) }
    report(result.findings, status: result.status)
  }

  /// Prints findings; ends the process where one of them is an error.
  private static func report(_ findings: [Finding], status: Int32 = 1) {
    send(CompilerReporter().report(findings), to: .standardError)
    if findings.contains(where: { $0.severity == .error }) { exit(status) }
  }

  private static func send(_ text: String, to handle: FileHandle) {
    // A closed pipe leaves nobody to tell.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
