@testable import AppProject
import FilesAndPaths
import Foundation
import TestSupport

/// An app in `Examples`: its folder, its Xcode project, and its target in `Package.swift`.
struct ExampleProject {
  /// The folder of the examples.
  static let folder = PackageFolder.path + "/Examples"

  /// The names of the examples, each of which has a folder.
  static let names: [String] = {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter {
      FilePath.pathExtension(of: $0).isEmpty
        && FileManager.default.fileExists(atPath: "\(folder)/\($0)/Info.plist")
    }.sorted()
  }()

  let name: String
  let file: ProjectFile

  init(_ name: String) throws {
    self.name = name
    file = try ProjectFile(readingFrom: "\(Self.folder)/\(name).xcodeproj/project.pbxproj")
  }

  /// The project's objects of a class.
  func objects(of isa: String) -> [ProjectFile.Object] { file.objects(of: isa).map(\.object) }

  /// The names of products that a list of the target refers to.
  func products(of target: ProjectFile.Object, listedBy key: String) -> [String] {
    file.objects(listedBy: target[key]).compactMap { _, object in
      let product = file.object(object["productRef"]) ?? object
      return product["productName"]?.string
    }
  }

  /// The object identifiers in a value, at any depth, which all begin like this project's.
  func identifiers(in value: PropertyListValue) -> [String] {
    switch value {
    case .string(let text): isIdentifier(text) ? [text] : []
    case .number: []
    case .array(let values): values.flatMap(identifiers)
    case .dictionary(let values):
      values.entries.flatMap { entry in
        (isIdentifier(entry.key) ? [entry.key] : []) + identifiers(in: entry.value)
      }
    }
  }

  private func isIdentifier(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9A-F]{24}/) != nil
  }

  /// The files in the example's folder, relative to it.
  func files() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(Self.folder)/\(name)")
    return paths.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: "\(Self.folder)/\(name)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// The calls in the package's manifest that declare products and targets.
  static func manifest() throws -> [ManifestReader.Call] {
    let text = try PackageFolder.text(of: "Package.swift")
    var reader = ManifestReader(tokens: ManifestToken.tokens(of: text))
    var calls: [ManifestReader.Call] = []
    while let call = reader.nextCall() { calls.append(call) }
    return calls
  }
}
