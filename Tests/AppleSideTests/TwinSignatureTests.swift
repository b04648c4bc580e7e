import TestSupport
import Testing

/// What compiles against a twin has to compile against its framework: the twin's public declarations
/// are a part of the stand-in's.
@Suite(
  .enabled(if: AppleSideScript.isForThisSystem, "the stand-ins are for systems without an SDK"))
struct TwinSignatureTests {
  /// Conformances that the compiler adds to every type.
  private static let implied: Set<String> = [
    "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable",
  ]

  @Test(arguments: Twin.all)
  func `A twin's public declarations are its framework's, with the same types and isolation`(
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
  func `A twin's classes inherit from the classes that its framework's do`(twin: Twin) throws {
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
  func `A twin's types conform to no protocol that its framework's do not`(twin: Twin) throws {
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
