import Foundation
import TestSupport
import Testing

/// The article on mistakes says only what programs and tests prove.
@Suite struct MistakesArticleTests {
  private static let programs = PackageFolder.path + "/Tests/CompileFailTests"
  private let rows: [Row]

  init() throws {
    rows = try Self.text("Sources/AppRuntime/Segues/Documentation.docc/WhatTheCompilerCatches.md")
      .split(separator: "\n").compactMap(Row.init)
  }

  @Test func `Every row names an existing program, test or rule`() throws {
    #expect(rows.count > 50)
    let tests = try Self.sources(in: "Tests").joined()
    let rules = try Self.text("Documentation/rules.md")
    for row in rows {
      #expect(!row.programs.isEmpty || !row.sentences.isEmpty, "\(row.mistake)")
      for sentence in row.sentences { #expect(tests.contains("func `\(sentence)`"), "\(sentence)") }
      for name in row.programs where Self.path(ofProgram: name) == nil {
        #expect(rules.contains("\n### \(name)\n"), "there is no \(name)")
      }
    }
  }

  @Test func `Every program that must not compile is in a row`() throws {
    let named = Set(rows.flatMap(\.programs))
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.programs + "/Programs") {
      #expect(named.contains(String(name.dropLast(".swift".count))), "\(name)")
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.programs + "/Generated")
    for name in folders where !name.contains(".") {
      #expect(named.contains("Generated/\(name)"), "\(name)")
    }
  }

  @Test func `Quoted compiler messages are expected in one of the row's programs`() throws {
    for row in rows where !row.quotations.isEmpty {
      let messages = try row.programs.compactMap(Self.path(ofProgram:)).flatMap(Self.sources(at:))
        .joined().replacing(#/\n\s*//\s{3}/#, with: " ")
      for quotation in row.quotations { #expect(messages.contains(quotation), "\(quotation)") }
    }
  }

  @Test func `Every failure reason is in a row`() throws {
    let failure = try Self.text("Sources/AppRuntime/Segues/Failures/SegueFailure.swift")
    let reasons = failure.matches(of: /\n    case (\w+)\n/).map { String($0.1) }
    #expect(reasons.count > 8)
    for reason in reasons {
      #expect(rows.contains { $0.told.contains("failure `\(reason)`") }, "\(reason)")
    }
  }

  /// The file or folder of a program; nil if the name is a rule's.
  private static func path(ofProgram name: String) -> String? {
    let path =
      switch name.split(separator: "/").first {
      case "Generated": "\(programs)/\(name)"
      case "Passing": "\(programs)/Passing/Screens/\(name.dropFirst("Passing/".count)).swift"
      case "AppleSideChecks": "\(PackageFolder.path)/\(name)"
      default: "\(programs)/Programs/\(name).swift"
      }
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The texts of a file, or of all files in a folder.
  private static func sources(at path: String) throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [try String(contentsOfFile: path, encoding: .utf8)]
    }
    return try names.map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
  }

  private static func sources(in folder: String) throws -> [String] {
    let folder = "\(PackageFolder.path)/\(folder)"
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Tests.swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(PackageFolder.path)/\(name)", encoding: .utf8)
  }
}

/// A row of the article's tables.
private struct Row {
  var mistake: String
  var told: String
  private var known: String

  /// Parses a row of a table; nil for a header, or a line outside of tables.
  init?(_ line: Substring) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 3, cells[0] != "mistake", !cells[0].hasPrefix("--") else { return nil }
    (mistake, told, known) = (cells[0], cells[1], cells[2])
  }

  /// The names of programs and rules.
  var programs: [String] { known.matches(of: /`([^`]+)`/).map { String($0.1) } }
  /// The names of tests.
  var sentences: [String] { known.matches(of: /“([^”]+)”/).map { String($0.1) } }
  /// The compiler's messages.
  var quotations: [String] { told.matches(of: /“([^”]+)”/).map { String($0.1) } }
}
