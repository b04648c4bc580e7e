import SourceFacts
import Foundation
func dumpFacts(_ path: String) {
  let text = try! String(contentsOfFile: path, encoding: .utf8)
  let f = path.hasSuffix(".swift") ? SwiftFactsReader.facts(of: text) : ObjectiveCFactsReader.facts(of: text)
  for t in f.types { print("TYPE", t.kind, t.path, t.inherited, "objc", t.objectiveCName as Any, t.position.line); for p in t.members.properties { print("  prop", p.name, p.type as Any, p.isOutlet, p.isExposed, p.value as Any) }; for m in t.members.methods { print("  meth", m.selector, m.isAction, m.isExposed, m.result as Any) }; for c in t.members.cases { print("  case", c.name, c.rawValue as Any) } }
  for p in f.globals.properties { print("GLOBAL", p.name, p.value as Any) }
  for c in f.calls { print("CALL", c.position.line, c.call, c.result as Any, c.context.function, c.context.type) }
  for c in f.comparisons { print("CMP", c.position.line, c.subject, c.value, c.context.function) }
  for c in f.casts { print("CAST", c.position.line, c.subject, c.type, c.kind, c.context.guards) }
  print(f.problems)
}
