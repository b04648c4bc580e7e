internal import Findings
internal import Foundation
internal import GenerationRun
internal import SegueGeneration

/// The tool's command line: few options, parsed without a library, because every build that uses
/// the plugin first builds this tool.
struct ToolArguments {
  /// The work to do with the files.
  enum Action {
    case generate
    case outline
    case help
  }

  private(set) var action = Action.generate
  private(set) var request = GenerationRequest(paths: [])

  /// Parses arguments; `@FILE` stands for the lines of a file.
  init(_ arguments: [String]) throws(ArgumentFailure) {
    request.configuration = .none
    request.writesEveryFile = true
    // Each output of a plugin belongs to a storyboard, so none is left for the library. A target
    // with a plugin can depend on the package instead.
    request.overrides.isStandalone = false
    request.workers = ProcessInfo.processInfo.activeProcessorCount
    var rest = try Self.expanded(arguments)[...]
    var isOptions = true
    while let argument = rest.popFirst() {
      if isOptions, argument == "--" {
        isOptions = false
      } else if isOptions, argument.hasPrefix("-"), argument != "-" {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        try take(String(parts[0]), parts.count > 1 ? String(parts[1]) : nil, &rest)
      } else {
        request.paths.append(argument)
      }
    }
    if request.paths.isEmpty, action != .help { throw .noFiles }
  }

  private mutating func take(
    _ name: String, _ value: String?, _ rest: inout ArraySlice<String>
  ) throws(ArgumentFailure) {
    guard let option = ToolOption(rawValue: name == "-h" ? "--help" : name) else {
      let names = ToolOption.allCases.map(\.rawValue)
      throw .unknown(name, nearest: NearestName.to(name, among: names))
    }
    if option.isFlag, value != nil { throw .unexpectedValue(name) }
    guard let value = option.isFlag ? "" : value ?? rest.popFirst() else {
      throw .missingValue(name)
    }
    switch option {
    case .output: request.output = value
    case .config: request.configuration = .path(value)
    case .reference: request.references.append(value)
    case .module: request.overrides.module = value
    case .bundle: request.overrides.bundle = try bundle(value, name)
    case .defaultModule: request.defaults.module = value
    case .defaultBundle: request.defaults.bundle = try bundle(value, name)
    case .style: request.overrides.style = try choice(value, name)
    case .access: request.overrides.access = try choice(value, name)
    case .depfile: request.dependencyFile = value
    case .cache: request.cache = value
    case .force: request.isForced = true
    case .help: action = .help
    case .outline: action = .outline
    }
  }

  private func bundle(
    _ value: String, _ name: String
  ) throws(ArgumentFailure) -> GenerationOptions.Bundle {
    guard let bundle = GenerationOptions.Bundle(configured: value) else {
      throw .notCode(value, name)
    }
    return bundle
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, _ name: String
  ) throws(ArgumentFailure) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw .noSuchChoice(value, name, Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  private static func expanded(_ arguments: [String]) throws(ArgumentFailure) -> [String] {
    var expanded: [String] = []
    for argument in arguments {
      guard argument.hasPrefix("@") else {
        expanded.append(argument)
        continue
      }
      let path = String(argument.dropFirst())
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadableArguments(path)
      }
      expanded += String(decoding: data, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
        .map(String.init)
    }
    return expanded
  }
}

private enum ToolOption: String, CaseIterable {
  case output = "--output"
  case config = "--config"
  case reference = "--reference"
  case module = "--module"
  case bundle = "--bundle"
  case defaultModule = "--default-module"
  case defaultBundle = "--default-bundle"
  case style = "--style"
  case access = "--access"
  case depfile = "--depfile"
  case cache = "--cache"
  case force = "--force"
  case help = "--help"
  case outline = "--outline"

  /// Whether the option takes no value.
  var isFlag: Bool { [.force, .help, .outline].contains(self) }
}

/// An error in the command line.
enum ArgumentFailure: Error, CustomStringConvertible {
  case noFiles
  case unknown(String, nearest: String?)
  case missingValue(String)
  case unexpectedValue(String)
  case noSuchChoice(String, String, [String])
  case notCode(String, String)
  case unreadableArguments(String)

  var description: String {
    switch self {
    case .noFiles: "no files: name storyboards, xibs or outlines"
    case .unknown(let name, let nearest):
      "unknown option \(name)" + (nearest.map { ": did you mean \($0)?" } ?? "")
    case .missingValue(let name): "\(name) needs a value"
    case .unexpectedValue(let name): "\(name) takes no value"
    case .noSuchChoice(let value, let name, let choices):
      "\(name) cannot be \(value): it must be one of \(choices.joined(separator: ", "))"
    case .notCode(let value, let name):
      "\(name) is \(GenerationOptions.Bundle.rules), and \(value) is not"
    case .unreadableArguments(let path): "the argument file \(path) cannot be read"
    }
  }
}
