@testable import AppProject
import FilesAndPaths
import Findings
import Foundation
import TestSupport
import Testing

/// The examples' Xcode projects are written by hand, and on most machines they are never opened.
@Suite("The Xcode projects of the examples")
struct ExampleProjectsTests {
  @Test func `Every example has a project, and every project belongs to an example`() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: ExampleProject.folder)
    let projects = entries.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    #expect(ExampleProject.names.count >= 3)
    #expect(projects == ExampleProject.names.map { "\($0).xcodeproj" })
  }

  @Test(arguments: ExampleProject.names)
  func `Every identifier in a project refers to an object, and all are used`(
    name: String
  ) throws {
    let example = try ExampleProject(name)
    let root = try #require(example.objects(of: "PBXProject").first)
    #expect(example.file.project == root)
    var referred = Set(example.file.objects(of: "PBXProject").map(\.id))
    for object in example.file.objects.values {
      referred.formUnion(example.identifiers(in: .dictionary(object)))
    }
    #expect(referred == Set(example.file.objects.keys))
  }

  @Test(arguments: ExampleProject.names)
  func `A target compiles and copies all app files in its folder`(
    name: String
  ) throws {
    let example = try ExampleProject(name)
    let target = try #require(ProjectTargets.read(example.file).first)
    let folder = try #require(target.synchronizedFolders.first)
    #expect(target.synchronizedFolders.count == 1)
    #expect(folder.path == NormalPath.of("\(ExampleProject.folder)/\(name)"))
    let files = try example.files()
    #expect(files.contains("AppDelegate.swift") && files.contains("Main.storyboard"))
    for file in files {
      let isSource = file.hasSuffix(".swift")
      #expect(
        folder.includes(file, isSource: isSource) == (isSource || file.hasSuffix(".storyboard")),
        "\(file)")
    }
  }

  @Test(arguments: ExampleProject.names)
  func `A target is a Swift 6 app in the module that the storyboards name`(name: String) throws {
    let example = try ExampleProject(name)
    let target = try #require(ProjectTargets.read(example.file).first?.target)
    #expect(target.kind == .app)
    #expect(target.moduleNames == [name])
    #expect(target.swiftVersion == "6.0")
    #expect(target.bundleIdentifiers == ["com.example.segues.\(name)"])
    #expect(target.propertyLists == [NormalPath.of("\(ExampleProject.folder)/\(name)/Info.plist")])
    for file in try example.files() where file.hasSuffix(".storyboard") {
      let text = try String(
        contentsOfFile: "\(ExampleProject.folder)/\(name)/\(file)", encoding: .utf8)
      let modules = text.matches(of: /customModule="(\w+)"/).map { String($0.1) }
      #expect(Set(modules) == [name], "\(file)")
    }
  }

  @Test(arguments: ExampleProject.names)
  func `A target links the dependencies of the package's target, and runs its plugins`(
    name: String
  ) throws {
    let example = try ExampleProject(name)
    let target = try #require(example.objects(of: "PBXNativeTarget").first)
    let manifest = try ExampleProject.manifest()
    let declared = try #require(
      manifest.first { $0.name == "target" && $0.strings["name"] == [name] })
    let dependencies = (declared.strings["dependencies"] ?? []).compactMap(\.self)
    let plugins = (declared.strings["plugins"] ?? []).compactMap(\.self)
    #expect(!dependencies.isEmpty && !plugins.isEmpty)
    #expect(example.products(of: target, listedBy: "packageProductDependencies") == dependencies)
    #expect(
      example.products(of: target, listedBy: "dependencies") == plugins.map { "plugin:\($0)" })
    let products = manifest.filter { $0.strings["targets"] != nil }
    for name in dependencies + plugins {
      #expect(products.contains { $0.strings["name"] == [name] }, "\(name)")
    }
    // The phase that links contains the linked products, but no plugins.
    let phase = try #require(example.objects(of: "PBXFrameworksBuildPhase").first)
    #expect(example.products(of: phase, listedBy: "files") == dependencies)
    #expect(example.objects(of: "XCSwiftPackageProductDependency").count == 1 + plugins.count)
  }

  @Test(arguments: ExampleProject.names)
  func `A project uses the products of this package`(name: String) throws {
    let example = try ExampleProject(name)
    let references = example.file.objects(listedBy: example.file.project["packageReferences"])
    let reference = try #require(references.first)
    #expect(references.count == 1)
    let path = try #require(reference.object["relativePath"]?.string)
    #expect(
      NormalPath.join(ExampleProject.folder, path) == NormalPath.of(PackageFolder.path))
    for product in example.objects(of: "XCSwiftPackageProductDependency") {
      #expect(product["package"]?.string == reference.id)
    }
  }

  @Test(arguments: ExampleProject.names)
  func `The scheme of an example builds and runs its target`(name: String) throws {
    let example = try ExampleProject(name)
    let target = try #require(example.file.nativeTargets.first)
    let scheme = try String(
      contentsOfFile:
        "\(ExampleProject.folder)/\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme",
      encoding: .utf8)
    let targets = scheme.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.1) }
    #expect(targets == [target.id, target.id])
    #expect(scheme.contains(#"ReferencedContainer = "container:\#(name).xcodeproj""#))
  }

  @Test(arguments: ExampleProject.names)
  func `Identifiers differ from those of the other examples`(name: String) throws {
    // One workspace may contain all of them.
    let identifiers = Set(try ExampleProject(name).file.objects.keys)
    for other in ExampleProject.names where other != name {
      #expect(identifiers.isDisjoint(with: try ExampleProject(other).file.objects.keys))
    }
  }

  @Test func `The checker finds every file of the examples in the app's target`() throws {
    let files = FileDiscovery(findsSources: true).files(below: [ExampleProject.folder])
    #expect(files.projects.count == ExampleProject.names.count)
    let membership = AppMembership(reading: files)
    #expect(membership.findings.isEmpty)
    #expect(membership.missingSources.isEmpty && membership.unreadInterfaces.isEmpty)
    for file in files.swiftFiles + files.interfaceFiles {
      let name = file.dropFirst(ExampleProject.folder.count + 1).prefix { $0 != "/" }
      #expect(membership.targetNames(of: file) == [String(name)], "\(file)")
    }
  }
}
