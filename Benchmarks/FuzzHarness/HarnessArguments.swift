import Foundation
import Fuzzing

/// The arguments of `fuzz-harness`.
struct HarnessArguments {
  /// A fault that the harness plants in itself, so that tests can check that it is detected.
  enum PlantedFault: String {
    case crash
    case hang
    case memory
  }

  var count: UInt64 = 20_000
  var seed: UInt64 = 1
  var verbs = FuzzVerb.allCases
  var corpus: String?
  var workers = ProcessInfo.processInfo.activeProcessorCount
  var failures = ".build/fuzz-failures"
  var slack = 1.0
  var folder: String?
  var isIntact = false
  var isWorker = false
  var fault: (kind: PlantedFault, seed: UInt64)?

  static let usage = """
    USAGE: fuzz-harness [--count 20000] [--seed 1] [--verbs VERB,VERB] [--corpus FOLDER]
                        [--workers N] [--slack 1] [--failures FOLDER] [--keep FOLDER]

      --count     how many cases are run: each is a small app with one to six damaged files
      --seed      the first case's seed; the others follow it, one by one
      --verbs     runs these only, of \(FuzzVerb.allCases.map(\.rawValue).joined(separator: ", "))
      --corpus    damages real files too: those below a folder
      --slack     how much more time a case may take than in a release build
      --failures  where the files of cases that fail are left
      --keep      the folder that cases are written to, which stays; for one worker
      --intact    damages nothing

    A case that fails is named by its verb and its seed: --verbs VERB --seed SEED --count 1 runs it
    again. The exit code is 1 if one failed.

    """

  /// A mistake in the arguments.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  init(_ arguments: [String]) throws {
    #if DEBUG
    slack = 12
    #endif
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
      case "--count": count = try number(argument)
      case "--seed": seed = try number(argument)
      case "--verbs": verbs = try Self.verbs(try value(argument))
      case "--corpus": corpus = try value(argument)
      case "--workers": workers = max(1, try number(argument))
      case "--slack": slack = try number(argument)
      case "--failures": failures = try value(argument)
      case "--keep":
        folder = try value(argument)
        workers = 1
      case "--intact": isIntact = true
      case "--worker": isWorker = true
      case "--plant": fault = try Self.fault(try value(argument))
      default: throw Mistake(description: "unknown option \(argument)")
      }
    }
  }

  /// The arguments of a worker, which runs a part of the cases.
  func workerArguments(_ seeds: Range<UInt64>) -> [String] {
    var arguments = ["--worker", "--seed", "\(seeds.lowerBound)", "--count", "\(seeds.count)"]
    arguments += ["--verbs", verbs.map(\.rawValue).joined(separator: ","), "--slack", "\(slack)"]
    if let corpus { arguments += ["--corpus", corpus] }
    if let folder { arguments += ["--keep", folder] }
    if isIntact { arguments.append("--intact") }
    if let fault { arguments += ["--plant", "\(fault.kind.rawValue):\(fault.seed)"] }
    return arguments
  }

  var maker: CaseMaker {
    CaseMaker(
      verbs: verbs, corpus: corpus.map(SeedCorpus.init(readingFrom:)) ?? SeedCorpus(),
      isIntact: isIntact)
  }

  private static func verbs(_ text: String) throws -> [FuzzVerb] {
    try text.split(separator: ",").map { name in
      guard let verb = FuzzVerb(rawValue: String(name)) else {
        throw Mistake(description: "unknown verb \(name)")
      }
      return verb
    }
  }

  private static func fault(_ text: String) throws -> (kind: PlantedFault, seed: UInt64) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let kind = PlantedFault(rawValue: String(parts[0])),
      let seed = UInt64(parts[1])
    else { throw Mistake(description: "--plant wants KIND:SEED") }
    return (kind, seed)
  }
}
