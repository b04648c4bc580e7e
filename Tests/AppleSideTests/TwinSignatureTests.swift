import TestSupport
import Testing

/// Code that compiles against a twin must compile against its framework, so the twin's public
/// declarations must be a subset of the stand-in's.
@Suite(
  .enabled(if: AppleSideScript.isForThisSystem, "the stand-ins are for systems without an SDK"))
struct TwinSignatureTests {
  /// The conformances that the compiler adds to every type.
  private static let implied: Set<String> = [
    "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable",
  ]

  @Test(arguments: Twin.all)
  func `A twin's public declarations match its framework's in type and isolation`(
    twin: Twin
  ) throws {
    let declarations = try twin.declarations()
    var used: Set<String> = []
    for difference in declarations.differences(from: try twin.frameworkDeclarations()) {
      if let exception = twin.only.exception(for: difference.path) {
        used.insert(exception)
      } else {
        Issue.record("\(difference)")
      }
    }
    #expect(declarations.declarations.count > 100)
    #expect(twin.only.listed.subtracting(used) == [], "no longer a difference")
  }

  @Test(arguments: Twin.all)
  func `A twin's classes inherit from the same classes as its framework's`(twin: Twin) throws {
    let declarations = try twin.declarations()
    let framework = try twin.frameworkDeclarations()
    for type in declarations.superclasses.keys.sorted()
    where twin.only.exception(for: type) == nil {
      let superclasses = declarations.allSuperclasses(of: type)
      #expect(!superclasses.isEmpty)
      for superclass in superclasses {
        #expect(
          framework.allSuperclasses(of: type).contains(superclass), "\(type) is a \(superclass)")
      }
    }
  }

  @Test(arguments: Twin.all)
  func `A twin's types conform only to protocols of the framework's types`(twin: Twin) throws {
    let declarations = try twin.declarations()
    let framework = try twin.frameworkDeclarations()
    for type in declarations.conformances.keys.sorted()
    where twin.only.exception(for: type) == nil {
      let more = declarations.allConformances(of: type)
        .subtracting(framework.allConformances(of: type)).subtracting(Self.implied)
      #expect(more == [], "\(type)")
    }
  }
}
