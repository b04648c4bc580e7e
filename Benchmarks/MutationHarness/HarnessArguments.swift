import FaultPlanting
import Foundation

/// The arguments of `mutation-harness`.
struct HarnessArguments {
  var options = PlantingRun.Options()
  var apps: [String] = []
  var verbose = false
  var json = false
  var atLeast = 0.99

  static let usage = """
    USAGE: mutation-harness APP… [--each FOLDER] [--count 1000] [--seed 1] [--kind KIND]…
                            [--only KIND:INDEX] [--at-least 0.99] [--verbose] [--json]

      APP        a folder with an app; nothing in it is changed
      --each     every folder in FOLDER is an app
      --kind     plants faults of this kind only; may be repeated
      --only     plants one fault: the INDEXth site of KIND, with the seed that it was listed for
      --verbose  lists every missed and every false one, with its edit

    It exits with 1 where fewer than --at-least are found, or an error is away from its fault.

    KINDS:

    """ + FaultCatalog.summaries.map { "  \($0.name): \($0.summary)\n" }.joined()

  /// A mistake in the arguments.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  init(_ arguments: [String]) throws {
    options.workers = ProcessInfo.processInfo.activeProcessorCount
    var rest = arguments[...]
    func value(_ name: String) throws -> String {
      guard let value = rest.popFirst() else { throw Mistake(description: "\(name) has no value") }
      return value
    }
    func number<T: LosslessStringConvertible>(_ name: String) throws -> T {
      let text = try value(name)
      guard let number = T(text) else {
        throw Mistake(description: "\(name) \(text) is not a number")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--each": apps += try Self.folders(in: try value(argument))
      case "--count": options.count = try number(argument)
      case "--seed": options.seed = try number(argument)
      case "--kind": options.kinds.append(try Self.kind(try value(argument)))
      case "--only":
        let parts = try value(argument).split(separator: ":")
        guard parts.count == 2, let index = Int(parts[1]) else {
          throw Mistake(description: "--only wants KIND:INDEX")
        }
        options.only = (try Self.kind(String(parts[0])), index)
      case "--at-least": atLeast = try number(argument)
      case "--verbose": verbose = true
      case "--json": json = true
      case _ where argument.hasPrefix("--"):
        throw Mistake(description: "unknown option \(argument)")
      default: apps.append(argument)
      }
    }
    guard !apps.isEmpty else { throw Mistake(description: "no app is named") }
  }

  private static func kind(_ name: String) throws -> String {
    guard FaultCatalog.summaries.contains(where: { $0.name == name }) else {
      throw Mistake(description: "\(name) is not a kind of fault")
    }
    return name
  }

  private static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
  }
}
