import Foundation
import TestSupport
import Testing

/// What compiles against the twin has to compile against UIKit: the twin's public declarations are a
/// part of the stand-ins'.
@Suite(
  .enabled(if: AppleSideScript.isForThisSystem, "the stand-ins are for systems without an SDK"))
struct TwinSignatureTests {
  private let twin: PublicAPI
  private let uikit: PublicAPI

  /// Conformances that the compiler adds to every type.
  private static let implied: Set<String> = [
    "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable",
  ]

  init() throws {
    let folder = try TemporaryFolder()
    // The twin exports what it shares with AppKit's.
    let own = ["HeadlessUIKit", "HeadlessSupport"]
    for module in own {
      let extraction = try Subprocess.run(
        "/usr/bin/env",
        [
          "swift-symbolgraph-extract", "-module-name", module,
          "-I", Subprocess.product("Modules"), "-target", Self.target,
          "-minimum-access-level", "public", "-skip-synthesized-members",
          "-output-dir", folder.path,
        ])
      try #require(extraction.status == 0, "\(extraction.errors)")
    }
    twin = PublicAPI(try own.map { try .read($0, in: folder.path) })
    let modules = try SharedModules.folder()
    uikit = PublicAPI([
      try .read("UIKit", in: modules + "/uikit"), try .read("SwiftUI", in: modules + "/uikit"),
      try .read("Foundation", in: modules + "/common"),
      try .read("ObjectiveC", in: modules + "/common"),
    ])
  }

  @Test func `Every public declaration of the twin is UIKit's, with the same types and isolation`()
  {
    let differences = twin.differences(from: uikit)
    var used: Set<String> = []
    for difference in differences {
      if let exception = exception(for: difference.path) {
        used.insert(exception)
      } else {
        Issue.record("\(difference)")
      }
    }
    #expect(twin.declarations.count > 500)
    let listed = Set(TwinOnly.types.keys).union(TwinOnly.members.keys)
    #expect(listed.subtracting(used) == [], "no longer a difference")
  }

  @Test func `Every class of the twin inherits from the classes that UIKit's does`() {
    for type in twin.superclasses.keys.sorted() where exception(for: type) == nil {
      let superclasses = twin.allSuperclasses(of: type)
      #expect(!superclasses.isEmpty)
      for superclass in superclasses {
        #expect(
          uikit.allSuperclasses(of: type).contains(superclass), "\(type) is a \(superclass)")
      }
    }
  }

  @Test func `Every type of the twin conforms to no protocol that UIKit's does not`() {
    for type in twin.conformances.keys.sorted() where exception(for: type) == nil {
      let more = twin.allConformances(of: type)
        .subtracting(uikit.allConformances(of: type)).subtracting(Self.implied)
      #expect(more == [], "\(type)")
    }
  }

  private func exception(for path: String) -> String? {
    if TwinOnly.members[path] != nil { return path }
    let type = String(path.prefix { $0 != "." })
    return TwinOnly.types[type] == nil ? nil : type
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
