internal import Findings
internal import SegueGeneration
internal import Yams

/// Converts the sections of a configuration to values, and collects all problems.
struct SectionReader {
  let places: YAMLPlaces
  let defaults: GenerationOptions
  private(set) var findings: [Finding] = []

  /// The keys of a section, with functions that read a key's value; these take the reader, the value and the key.
  typealias Keys = KeyValuePairs<String, (inout SectionReader, Node, String) -> Void>

  /// Reads the whole file.
  mutating func configuration(_ node: Node?) -> Configuration {
    var configuration = Configuration()
    configuration.generate.options = defaults
    forEach(
      node, of: "the configuration",
      [
        "include": { configuration.include = $0.strings($1, of: $2) },
        "exclude": { configuration.exclude = $0.strings($1, of: $2) },
        "generate": { reader, node, _ in configuration.generate = reader.generate(node) },
        "check": { reader, node, _ in configuration.check = reader.check(node) },
        // The section `map` is reserved: no command reads it.
        "map": { _, _, _ in },
      ])
    return configuration
  }

  private mutating func check(_ node: Node) -> Configuration.Check {
    var section = Configuration.Check()
    forEach(
      node, of: "check",
      [
        "include": { section.include = $0.strings($1, of: $2) },
        "exclude": { section.exclude = $0.strings($1, of: $2) },
        "rules": { reader, node, _ in section.rules = reader.rules(node) },
        "baseline": { section.baseline = $0.path($1, of: $2) },
        "strict": { section.isStrict ?= $0.flag($1, of: $2) },
      ])
    return section
  }

  private mutating func rules(_ node: Node) -> [Configuration.RuleSetting] {
    var rules: [Configuration.RuleSetting] = []
    forEachName(node, of: "rules") { reader, name, value in
      guard let level: Configuration.RuleSetting.Level = reader.choice(value, of: name) else {
        return
      }
      let location = reader.places.location(of: (node.key(name) ?? value).mark)
      rules.append(Configuration.RuleSetting(rule: name, level: level, location: location))
    }
    return rules
  }

  private mutating func generate(_ node: Node) -> Configuration.Generate {
    var section = Configuration.Generate()
    var options = defaults
    forEach(
      node, of: "generate",
      [
        "include": { section.include = $0.strings($1, of: $2) },
        "exclude": { section.exclude = $0.strings($1, of: $2) },
        "references": { section.references = $0.paths($1, of: $2) },
        "output": { section.output = $0.path($1, of: $2) },
        "style": { options.style ?= $0.choice($1, of: $2) },
        "access": { options.access ?= $0.choice($1, of: $2) },
        "bundle": { options.bundle ?= $0.bundle($1, of: $2) },
        "module": { options.module = $0.swiftName($1, of: $2) },
        "imports": { options.imports = $0.strings($1, of: $2) },
        "classes": { reader, node, _ in options.classes = reader.classes(node) },
        "standalone": { options.isStandalone ?= $0.flag($1, of: $2) },
        "unwinds": { reader, node, _ in options.unwinds = reader.unwinds(node) },
        "extends-r": { options.extendsR ?= $0.flag($1, of: $2) },
        "only-classes": { options.onlyClasses = Set($0.strings($1, of: $2)) },
      ])
    section.options = options
    return section
  }

  private mutating func bundle(_ node: Node, of key: String) -> GenerationOptions.Bundle? {
    guard let text = string(node, of: key) else { return nil }
    let bundle = GenerationOptions.Bundle(configured: text)
    if bundle == nil { reportCode(text, of: key, node) }
    return bundle
  }

  private mutating func classes(_ node: Node) -> [String: ClassOverride] {
    var classes: [String: ClassOverride] = [:]
    forEachName(node, of: "classes") { reader, name, node in
      var override = ClassOverride()
      if node.mapping == nil {
        // A bare name is the most common case.
        override.swiftName = reader.swiftName(node, of: name)
      } else {
        reader.forEach(
          node, of: name,
          [
            "name": { override.swiftName = $0.swiftName($1, of: $2) },
            "module": { override.module = $0.swiftName($1, of: $2) },
            "hidden": { override.isHidden = $0.flag($1, of: $2) ?? false },
          ])
      }
      classes[name] = override
    }
    return classes
  }

  private mutating func unwinds(_ node: Node) -> [String: UnwindOverride] {
    var unwinds: [String: UnwindOverride] = [:]
    forEachName(node, of: "unwinds") { reader, action, node in
      var method: SwiftFragment?
      var value: SwiftFragment?
      if node.mapping == nil {
        method = reader.code(node, of: action)
      } else {
        reader.forEach(
          node, of: action,
          [
            "method": { method = $0.code($1, of: $2) },
            "value": { value = $0.code($1, of: $2) },
          ])
        if method == nil, node.key("method") == nil {
          reader.report("\(quoted(action)) has no method", node, "add its key method")
        }
      }
      if let method { unwinds[action] = UnwindOverride(method: method, value: value) }
    }
    return unwinds
  }

  /// Reports a problem at a node.
  mutating func report(_ message: String, _ node: Node, _ help: String = "") {
    findings.append(.configuration(message, at: places.location(of: node.mark), help: help))
  }
}

extension Optional {
  /// Assigns a value if there is one.
  fileprivate static func ?= (left: inout Wrapped, right: Self) {
    if let right { left = right }
  }
}

infix operator ?= : AssignmentPrecedence
