import Foundation
import TestSupport
import Testing

/// The architecture page explains every part, and its graph is that of the package.
@Suite struct ArchitectureTests {
  private let page: String
  private let manifest: PackageManifest

  init() throws {
    page = try PackageFolder.text(of: "Documentation/architecture.md")
    manifest = try PackageManifest()
  }

  @Test func `The page explains every part`() {
    #expect(manifest.parts.count > 20)
    for part in manifest.parts { #expect(page.contains("**\(part)**"), "\(part)") }
  }

  @Test func `Every arrow of the graph is a dependency`() {
    #expect(arrows.count > 40)
    for arrow in arrows {
      #expect(
        manifest.dependencies[arrow.from]?.contains(arrow.to) == true,
        "\(arrow.from) doesn't depend on \(arrow.to)")
    }
  }

  @Test func `Every dependency follows from arrows`() {
    let drawn = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to) }
    for (part, dependencies) in manifest.dependencies.sorted(by: { $0.key < $1.key }) {
      var reached: Set<String> = []
      var next = drawn[part] ?? []
      while let name = next.popLast() {
        if reached.insert(name).inserted { next += drawn[name] ?? [] }
      }
      let missing = dependencies.subtracting(reached)
      #expect(missing.isEmpty, "\(part) --> \(missing)")
    }
  }

  private var arrows: [(from: String, to: String)] {
    page.matches(of: /(?m)^  ([\w-]+) -(?:- [^-\n]+ -)?-> ([\w-]+)$/).map {
      (String($0.1), String($0.2))
    }
  }
}

/// The targets of `Package.swift`, without tests, examples and benchmarks.
private struct PackageManifest {
  /// The parts and packages that each part depends on.
  private(set) var dependencies: [String: Set<String>] = [:]

  var parts: [String] { dependencies.keys.sorted() }

  init() throws {
    let text = try PackageFolder.text(of: "Package.swift")
    // A declaration begins at this indentation, and what depends on it is indented more.
    for target in text.matches(of: /(?m)^    \.(?:target|executableTarget|macro|plugin)\(/) {
      let rest = text[target.range.upperBound...]
      let end = rest.firstRange(of: /\n    (?:\.|\/\/)/)?.lowerBound ?? rest.endIndex
      let declaration = rest[..<end]
      let isProduct = declaration.contains("targets: ")
      if isProduct || declaration.contains(/path: "(?:Tests|Examples|Benchmarks)/) { continue }
      let names = declaration.matches(of: /"([^"\n]+)"/).map { String($0.1) }
      if let name = names.first { dependencies[name] = Set(names.dropFirst()) }
    }
    let known = Set(parts + ["swift-syntax", "swift-argument-parser", "Yams"])
    for part in parts { dependencies[part]?.formIntersection(known) }
    // The manifest chooses one of the twins.
    dependencies["Segues"]?.insert("HeadlessUIKit")
  }
}
