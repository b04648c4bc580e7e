import CheckRun
import Findings
import SegueChecking
import Foundation
let args = Array(CommandLine.arguments.dropFirst())
if args.first == "facts" { for a in args.dropFirst() { dumpFacts(a) }; exit(0) }
let verbose = args.contains("-v")
for path in args where path != "-v" {
  let outcome = try CheckRun(CheckRequest(paths: [path])).run()
  for f in outcome.findings {
    print("\(f.location): \(f.severity.rawValue): \(f.message) [\(f.rule)]\(f.help.isEmpty ? "" : " -- " + f.help)")
  }
  if verbose { for u in outcome.undecided { print("\(u.location): UNDECIDED \(u.rule): \(u.reason)") } }
  let c = Dictionary(grouping: outcome.findings, by: \.severity).mapValues(\.count)
  FileHandle.standardError.write(Data("\(path) \(c) undecided \(outcome.undecided.count)\n".utf8))
}
