internal import Findings
internal import SegueGeneration
internal import Yams

/// Converts the sections of a configuration to values, and collects all problems.
struct SectionReader {
  let places: YAMLPlaces
  let defaults: GenerationOptions
  private(set) var findings: [Finding] = []

  /// Reads the whole file.
  mutating func configuration(_ node: Node?) -> Configuration {
    var configuration = Configuration()
    configuration.generate.options = defaults
    forEach(node, of: "the configuration", TopLevelKey.self) { reader, key, node in
      switch key {
      case .include: configuration.include = reader.strings(node, of: key.rawValue)
      case .exclude: configuration.exclude = reader.strings(node, of: key.rawValue)
      case .generate: configuration.generate = reader.generate(node)
      case .check: configuration.check = reader.check(node)
      // Reserved: no command reads it.
      case .map: break
      }
    }
    return configuration
  }

  private mutating func check(_ node: Node) -> Configuration.Check {
    var section = Configuration.Check()
    forEach(node, of: "check", CheckKey.self) { reader, key, node in
      let name = key.rawValue
      switch key {
      case .include: section.include = reader.strings(node, of: name)
      case .exclude: section.exclude = reader.strings(node, of: name)
      case .rules: section.rules = reader.rules(node)
      case .baseline: section.baseline = reader.path(node, of: name)
      case .strict: section.isStrict ?= reader.flag(node, of: name)
      }
    }
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
    section.options = defaults
    forEach(node, of: "generate", GenerateKey.self) { reader, key, node in
      let name = key.rawValue
      switch key {
      case .include: section.include = reader.strings(node, of: name)
      case .exclude: section.exclude = reader.strings(node, of: name)
      case .references: section.references = reader.paths(node, of: name)
      case .output: section.output = reader.path(node, of: name)
      case .style: section.options.style ?= reader.choice(node, of: name)
      case .access: section.options.access ?= reader.choice(node, of: name)
      case .bundle:
        if let text = reader.string(node, of: name) {
          let bundle = GenerationOptions.Bundle(configured: text)
          if bundle == nil { reader.reportCode(text, of: name, node) }
          section.options.bundle ?= bundle
        }
      case .module: section.options.module = reader.swiftName(node, of: name)
      case .imports: section.options.imports = reader.strings(node, of: name)
      case .classes: section.options.classes = reader.classes(node)
      case .onlyClasses: section.options.onlyClasses = Set(reader.strings(node, of: name))
      case .unwinds: section.options.unwinds = reader.unwinds(node)
      case .standalone: section.options.isStandalone ?= reader.flag(node, of: name)
      case .extendsR: section.options.extendsR ?= reader.flag(node, of: name)
      }
    }
    return section
  }

  private mutating func classes(_ node: Node) -> [String: ClassOverride] {
    var classes: [String: ClassOverride] = [:]
    forEachName(node, of: "classes") { reader, name, node in
      // A bare name is the most common case.
      guard node.mapping != nil else {
        classes[name] = ClassOverride(swiftName: reader.swiftName(node, of: name))
        return
      }
      var override = ClassOverride()
      reader.forEach(node, of: name, ClassKey.self) { reader, key, node in
        switch key {
        case .name: override.swiftName = reader.swiftName(node, of: key.rawValue)
        case .module: override.module = reader.swiftName(node, of: key.rawValue)
        case .hidden: override.isHidden = reader.flag(node, of: key.rawValue) ?? false
        }
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
        reader.forEach(node, of: action, UnwindKey.self) { reader, key, node in
          switch key {
          case .method: method = reader.code(node, of: key.rawValue)
          case .value: value = reader.code(node, of: key.rawValue)
          }
        }
        if method == nil, node.key(UnwindKey.method.rawValue) == nil {
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
