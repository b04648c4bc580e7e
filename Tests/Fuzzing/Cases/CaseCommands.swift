internal import FaultPlanting

/// The commands of a case.
struct CaseCommands {
  let verb: FuzzVerb
  let role: FileRole
  /// The storyboards and xibs of the app.
  let interfaces: [String]
  /// A damaged file, if one was damaged before the first command.
  let damaged: String?
  /// The names that storyboards and xibs share with code, before any damage; only for `rename`.
  let names: [String]

  private var app: String { SeedApp.folder }
  private var output: String { FuzzCase.output }

  func commands(using random: inout SeededNumbers) -> [[String]] {
    switch verb {
    case .list: return [["list", app, "--format", Self.pick(["json", "json", "text"], &random)]]
    case .walk:
      return [
        [
          "walk", app, "--format", Self.pick(["json", "text"], &random), "--size-class",
          Self.pick(["compact", "regular"], &random),
        ] + Self.sometimes(["--no-window"], &random)
      ]
    case .describe: return [["describe", damaged ?? interfaces[0]]]
    case .diff:
      let folders = Bool.random(using: &random) ? ["Old", app] : [app, "Old"]
      let format = Self.pick(["text", "markdown", "json"], &random)
      return [["diff"] + folders + ["--format", format] + Self.sometimes(["--all"], &random)]
    case .map:
      // Only drawings show pictures.
      let graphs = role.isPicture ? [] : ["dot", "mermaid", "json"]
      let format = Self.pick(["html", "svg"] + graphs, &random)
      let isDrawn = role == .storyboard || role == .xib || role.isPicture
      return [
        ["map", app, "--format", format]
          + (isDrawn ? Self.sometimes(["--no-check"], &random) : [])
      ]
    case .generate: return generate(using: &random)
    case .check: return check(using: &random)
    case .rename:
      let new = Self.pick(["Renamed", "renamed", "class", "two words", ""], &random)
      let scope = Self.pick([[], ["--all"], ["--all"]], &random)
      return [
        ["rename", Self.pick(names, &random), new, app] + scope
          + Self.sometimes(["--force"], &random)
          + Self.sometimes(["--verbose"], &random)
      ]
    case .migrate:
      return [
        ["migrate", app, "--to", Self.pick(["names", "types"], &random)]
          + Self.sometimes(["--summary"], &random)
      ]
    case .fix: return [["check", app, "--fix", "--no-cache"], ["check", app, "--no-cache"]]
    }
  }

  private func generate(using random: inout SeededNumbers) -> [[String]] {
    let style = Self.pick(["segues", "segues", "swiftgen", "rswift"], &random)
    let access = Self.pick(["internal", "package", "public"], &random)
    // Without an option, the configuration decides.
    let options = role == .configuration ? [] : ["--style", style, "--access", access]
    switch role {
    case .archive:
      let command = ["generate", app, "--output", "-", "--cache", output + "/archive"] + options
      return [command, command]
    case .outline:
      let names = interfaces.map {
        output + "/" + ($0.split(separator: "/").last ?? "") + ".outline"
      }
      return [["generate", app, "--outline", "--output", output], ["generate"] + names + options]
    default:
      let place = Self.pick(["-", "-", output, output + "/All.swift"], &random)
      return [["generate", app, "--output", place] + options]
    }
  }

  private func check(using random: inout SeededNumbers) -> [[String]] {
    let format = Self.pick(
      [
        "json", "json", "text", "markdown", "xcode", "github", "gitlab", "sarif", "checkstyle",
        "junit",
      ],
      &random)
    let options = ["--format", format] + Self.sometimes(["--verbose"], &random)
    switch role {
    case .baseline:
      let command = ["check", app, "--no-cache", "--baseline", output + "/baseline.json"]
      return [command + ["--write-baseline"], command + options]
    case .cache:
      let command = ["check", app, "--cache", output] + options
      return [command, command]
    default:
      let place = Self.pick([["--no-cache"], ["--no-cache"], ["--cache", output]], &random)
      return [["check", app] + place + options]
    }
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SeededNumbers) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static func sometimes(_ values: [String], _ random: inout SeededNumbers) -> [String] {
    Bool.random(using: &random) ? values : []
  }
}
