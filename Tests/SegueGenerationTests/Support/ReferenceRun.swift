import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// A run of the generator over storyboards of `GeneratedCodeTests`, `GeneratedShelf` or `StandaloneTests`.
struct ReferenceRun: CustomTestStringConvertible {
  var testDescription: String
  /// The folder of the references.
  var folder: String
  /// The paths below `Tests`.
  var files: [String]
  var references: [String] = []
  var options: GenerationOptions

  /// The generated code, which is the same if the files are shuffled.
  func generated(shuffled: Bool = false) throws -> [GeneratedFile] {
    let files = try Self.read(shuffled ? files.reversed() : files)
    let references = try Self.read(shuffled ? references.reversed() : references)
    return SegueGenerator(options: options).generate(files, references: references).files
  }

  /// Reads files with paths that are the same on every machine.
  private static func read(_ names: [String]) throws -> [InterfaceFile] {
    try names.compactMap { name in
      let path = "Tests/" + name
      let url = URL(fileURLWithPath: PackageFolder.path + "/" + path)
      return StoryboardReader().read(try Data(contentsOf: url), path: path).file
    }
  }

  static let all = [
    ReferenceRun(
      testDescription: "a framework, public", folder: "Shelf",
      files: ["GeneratedShelf/Shelf.storyboard"],
      options: options {
        $0.access = .public; $0.module = "GeneratedShelf"
      }),
    ReferenceRun(
      testDescription: "an app", folder: "App",
      files: [
        "Archive.storyboard", "Base.lproj/Welcome.storyboard", "BookCell.xib",
        "Library.storyboard", "Loans.storyboard", "Odd “Names” &' 1.storyboard",
        "de.lproj/Welcome.storyboard",
      ].map { "GeneratedCodeTests/Storyboards/" + $0 },
      references: ["GeneratedShelf/Shelf.storyboard"],
      options: options {
        $0.unwinds["bookReturned:"] = UnwindOverride(
          method: "BooksViewController.bookReturned(with:)", value: "Int")
        $0.unwinds["limitsChosen:"] = UnwindOverride(
          method: "TypeViewController.limitsChosen(with:)", value: "Limits")
      }),
    ReferenceRun(
      testDescription: "package access", folder: "App",
      files: ["GeneratedCodeTests/Storyboards/Admin.storyboard"],
      options: options {
        $0.access = .package
        $0.bundle = .expression("AdminViewController.bundle")
      }),
    ReferenceRun(
      testDescription: "tvOS alone", folder: "App",
      files: ["GeneratedCodeTests/Storyboards/Sofa.storyboard"], options: options()),
    ReferenceRun(
      testDescription: "four platforms", folder: "App",
      files: ["Desk", "Phone", "Television", "Wrist"].map {
        "GeneratedCodeTests/Storyboards/\($0).storyboard"
      }, options: options { $0.bundle = .ofCode }),
    ReferenceRun(
      testDescription: "an app without a package", folder: "Standalone",
      files: ["Atlas", "Trip"].map { "StandaloneTests/Storyboards/\($0).storyboard" },
      options: options {
        $0.module = "StandaloneTests"
        $0.isStandalone = true
      }),
  ]

  private static func options(
    _ change: (inout GenerationOptions) -> Void = { _ in }
  ) -> GenerationOptions {
    var options = GenerationOptions()
    options.module = "GeneratedCodeTests"
    options.bundle = .module
    change(&options)
    return options
  }
}
