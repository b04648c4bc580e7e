internal import Foundation

/// The bundles in which tests look for storyboards by default.
enum ResourceBundles {
  /// The ways in which a test names a bundle, for messages.
  static let examples =
    "'bundle: .module', or in an Xcode project 'bundle: Bundle(for: AppDelegate.self)'"

  /// A class whose bundle is the tests' own program or bundle, into which this library is linked.
  private final class LinkedClass {}

  /// The folders in which SwiftPM and Xcode put the resource bundles of tests, each once.
  ///
  /// On Linux they are next to the tests' program. On a Mac the program is a helper of the
  /// toolchain, which loads the tests as a bundle: SwiftPM puts resource bundles next to the tests'
  /// bundle, and Xcode puts them inside it.
  private static var resourceFolders: [URL] {
    let tests = Bundle(for: LinkedClass.self)
    let folders = [
      Bundle.main.bundleURL, tests.bundleURL, tests.bundleURL.deletingLastPathComponent(),
      tests.resourceURL ?? tests.bundleURL,
    ]
    var seen: Set<String> = []
    return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// The main bundle, the loaded bundles, and the resource bundles of the tests, by path.
  static var all: [Bundle] {
    let resources = resourceFolders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }
    return [.main] + Bundle.allBundles.sorted { $0.bundlePath < $1.bundlePath } + resources
  }

  /// The bundles that contain a storyboard, each once.
  static func bundles(withStoryboard name: String) -> [Bundle] {
    var seen: Set<String> = []
    return all.filter { bundle in
      let path =
        path(ofStoryboard: name, in: bundle)
        ?? bundle.path(forResource: name, ofType: "storyboardc")
      return path.map { seen.insert($0).inserted } ?? false
    }
  }

  /// Finds the one bundle that contains a storyboard.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension.
  ///   - bundle: The bundle that the test names; nil searches all of them.
  /// - Returns: The bundle.
  /// - Throws: A ``StageError`` if none of the searched bundles, or more than one, contains the
  ///   storyboard.
  static func bundle(withStoryboard name: String, named bundle: Bundle?) throws -> Bundle {
    if let bundle { return bundle }
    let bundles = bundles(withStoryboard: name)
    guard let found = bundles.first else {
      throw StageError.noStoryboard(name, searched: all.map(\.bundlePath))
    }
    guard bundles.count == 1 else {
      throw StageError.severalStoryboards(name, bundles: bundles.map(\.bundlePath))
    }
    return found
  }

  /// The path of a storyboard's source file in a bundle.
  static func path(ofStoryboard name: String, in bundle: Bundle) -> String? {
    bundle.path(forResource: name, ofType: "storyboard")
      ?? bundle.path(forResource: name, ofType: "storyboard", inDirectory: "Base.lproj")
  }
}
