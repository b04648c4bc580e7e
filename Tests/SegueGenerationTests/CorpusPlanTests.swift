import Findings
import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardOutlines
import StoryboardParsing
import TestSupport
import Testing

/// Needs `../shared/corpus`.
@Suite(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
struct CorpusPlanTests {
  /// The files of each app, with paths relative to the app's folder.
  private static let apps: [String: [InterfaceFile]] = {
    let reader = StoryboardReader()
    let all =
      FileManager.default.enumerator(atPath: Corpus.path)?.compactMap { $0 as? String } ?? []
    let paths = all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    return Dictionary(grouping: paths) { $0.split(separator: "/").first.map(String.init) ?? "" }
      .mapValues { paths in
        paths.compactMap { path in
          FileManager.default.contents(atPath: Corpus.path + "/" + path)
            .flatMap { reader.read($0, path: path).file }
        }
      }
  }()

  private static let plans = apps.mapValues { GenerationPlan(files: $0) }

  @Test func `Every file except launch screens is planned, with a unique output`() {
    #expect(Self.apps.values.reduce(0) { $0 + $1.count } > 600)
    for (app, files) in Self.apps {
      let declarations = Self.plans[app]?.declarations ?? []
      let planned = Set(declarations.map(\.path))
      for file in files where !file.isLaunchScreen && !planned.contains(file.path) {
        #expect(file.path.contains(".lproj/"), "\(file.path)")
      }
      #expect(Set(declarations.map { $0.outputName.lowercased() }).count == declarations.count)
    }
  }

  @Test func `Names are unique within their scope`() {
    for (app, plan) in Self.plans {
      for (runtime, files) in Dictionary(grouping: plan.declarations, by: \.runtime) {
        let types = files.flatMap { [$0.typeName] + $0.classes.map(\.namespace) }
        #expect(Set(types).count == types.count, "\(app) \(runtime)")
      }
      for file in plan.declarations {
        let scopes =
          file.classes.map { $0.segues.map(\.name) } + [
            file.scenes.map(\.name), file.reuseIdentifiers.map(\.name),
            file.restorationIdentifiers.map(\.name),
          ]
        for names in scopes { #expect(Set(names).count == names.count, "\(file.path): \(names)") }
      }
    }
  }

  /// A segue as code refers to it.
  private struct Named: Hashable {
    var className: String
    var identifier: String
  }

  @Test func `Each identifier of each class is exactly one case`() {
    var count = 0
    for (app, files) in Self.apps {
      let expected = Set(
        files.filter { !$0.isLaunchScreen }.flatMap { file in
          let objects = file.scenes.flatMap(\.objects).flatMap(\.selfAndDescendants)
          return file.segues.compactMap { segue -> Named? in
            let owner = objects.first { $0.id == segue.owner }
            guard let name = owner?.attributes["customClass"] else { return nil }
            return segue.usableIdentifier.map { Named(className: name, identifier: $0) }
          }
        })
      let cases = (Self.plans[app]?.declarations ?? []).flatMap(\.classes).flatMap { source in
        source.segues.compactMap { segue in
          segue.identifier.map { Named(className: source.className.name, identifier: $0) }
        }
      }
      #expect(Set(cases) == expected, "\(app)")
      #expect(cases.count == expected.count, "\(app)")
      count += cases.count
    }
    #expect(count > 150)
  }

  @Test func `Every segue with an identifier is listed, even if cases are merged`() {
    for (app, files) in Self.apps {
      let listed = (Self.plans[app]?.declarations ?? []).flatMap(\.namedSegues)
      let planned = Set((Self.plans[app]?.declarations ?? []).map(\.path))
      let expected = files.filter { planned.contains($0.path) }.flatMap(\.segues)
        .filter { $0.usableIdentifier != nil }
      #expect(listed.count == expected.count, "\(app)")
    }
  }

  @Test func `The outline of a file gives the same plan as the file`() {
    for (app, files) in Self.apps {
      let outlines = GenerationPlan(files: files.map { Outline(of: $0).file })
      #expect(outlines.declarations == Self.plans[app]?.declarations, "\(app)")
      #expect(outlines.findings == Self.plans[app]?.findings, "\(app)")
    }
  }

  @Test func `All apps can be planned together, in any order`() {
    let files = Self.apps.values.flatMap(\.self)
    let plan = GenerationPlan(files: files)
    #expect(GenerationPlan(files: files.shuffled()).declarations == plan.declarations)
  }
}
