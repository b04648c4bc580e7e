internal import FileWriting
internal import Findings
internal import Foundation
internal import GenerationRun
internal import SeguesConfiguration

/// The build plugin's tool.
@main
enum SeguesGenerate {
  static func main() {
    StandardOutput.prepare()
    do {
      let arguments = try ToolArguments(Array(CommandLine.arguments.dropFirst()))
      switch arguments.action {
      case .help: StandardOutput.write(ToolHelp.text)
      case .outline: report(try OutlineRun(arguments.request).run())
      case .generate: try generate(arguments.request)
      }
    } catch let error as ConfigurationError {
      report(error.findings, status: 2)
    } catch {
      StandardOutput.writeError("error: \(error)\n")
      exit(2)
    }
    StandardOutput.finish()
  }

  private static func generate(_ request: GenerationRequest) throws {
    var generation = try Generation(request)
    let result = try generation.update()
    try generation.write(result)
    if let text = result.text {
      StandardOutput.write(text)
      StandardOutput.finish()
    }
    report(result.findings, status: result.status)
    // Exits without freeing the memory, which would take 2 % of the time.
    withExtendedLifetime((generation, result)) {
      StandardOutput.finish()
      exit(0)
    }
  }

  /// Prints findings; ends the process if one of them is an error.
  private static func report(_ findings: [Finding], status: Int32 = 1) {
    StandardOutput.writeError(CompilerReporter().report(findings))
    if findings.contains(where: { $0.severity == .error }) { exit(status) }
  }
}
