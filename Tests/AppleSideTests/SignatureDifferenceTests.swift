import TestSupport
import Testing

/// The comparison of two modules finds each difference that matters to a user who switches between
/// them, and no others.
struct SignatureDifferenceTests {
  @Test func `Types, labels, optionality, isolation and access are compared`() throws {
    let uikit = try api(
      """
      @MainActor open class Screen {
        public init(name: String) {}
        open func same(_ value: Int) {}
        open func label(value: Int) {}
        open func type(_ value: Int) {}
        open func result() -> Int { 0 }
        open func optional(_ value: Int) {}
        open func handler(_ body: @escaping () -> Void) {}
        public func access() {}
        nonisolated open func isolation() {}
        open var setter: Int { 0 }
        open class var isStatic: Int { 0 }
        public convenience init(designated: Int) { self.init(name: "") }
        open func generic<T: Sendable>(_ value: T) {}
      }
      open class Bare {}
      public struct Value { public var kind = 1 }
      """)
    let twin = try api(
      """
      @MainActor open class Screen {
        public init(named name: String) {}
        open func same(_ another: Int) {}
        open func label(_ value: Int) {}
        open func type(_ value: Double) {}
        open func result() -> Int? { 0 }
        open func optional(_ value: Int?) {}
        open func handler(_ body: @escaping @Sendable () -> Void) {}
        open func access() {}
        open func isolation() {}
        open var setter = 0
        open var isStatic: Int { 0 }
        public init(designated: Int) {}
        open func generic<T>(_ value: T) {}
        open func more() {}
      }
      @MainActor open class Bare {}
      public final class Value { public var kind = 1 }
      """)
    #expect(
      twin.differences(from: uikit).map(\.path) == [
        "Bare", "Screen.access()", "Screen.generic(_:)", "Screen.handler(_:)",
        "Screen.init(designated:)", "Screen.init(named:)", "Screen.isStatic", "Screen.isolation()",
        "Screen.label(_:)",
        "Screen.more()", "Screen.optional(_:)", "Screen.result()", "Screen.setter",
        "Screen.type(_:)", "Value",
      ])
  }

  @Test func `Declarations that callers cannot tell apart are equal`() throws {
    let uikit = try api(
      """
      @MainActor open class Base { public init() {}; open var title: String? }
      @MainActor open class Screen: Base {
        open var number: Int { 1 }
        open var style: Style { .plain }
        public enum Style: Sendable { case plain, grouped }
        open func show(_ screen: Screen, animated flag: Bool = true, then body: (() -> Void)? = nil) {}
        open weak var delegate: AnyObject?
        open func load(_ nib: NSNib.Name, in frame: NSRect) {}
      }
      public enum NSNib { public typealias Name = String }
      public struct CGRect { public init() {} }
      public typealias NSRect = CGRect
      """)
    let twin = try api(
      """
      @MainActor open class Base { public init() {} }
      @MainActor open class Screen: Base {
        public let number = 1
        public final var style: Screen.Style { .plain }
        public enum Style: Sendable { case plain }
        open var title: String?
        open func show(_ other: Screen, animated: Bool = false, then: (() -> Void)? = nil) {}
        open var delegate: AnyObject?
        open func load(_ nib: String, in frame: CGRect) {}
      }
      public struct CGRect { public init() {} }
      """)
    #expect(twin.differences(from: uikit).map(\.path) == [])
  }

  @Test func `Superclasses and conformances are read`() throws {
    let api = try api(
      """
      public protocol Named {}
      open class Base: Named {}
      open class Middle: Base {}
      open class Leaf: Middle, Equatable {
        public static func == (left: Leaf, right: Leaf) -> Bool { left === right }
      }
      """)
    #expect(api.allSuperclasses(of: "Leaf") == ["Middle", "Base"])
    #expect(api.allConformances(of: "Leaf").isSuperset(of: ["Named", "Equatable"]))
    #expect(!api.allConformances(of: "Middle").contains("Equatable"))
  }

  private func api(_ source: String) throws -> PublicAPI {
    let folder = try TemporaryFolder()
    let file = try folder.write(source, to: "Module.swift")
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "swiftc", "-emit-module", "-module-name", "Module", "-swift-version", "6",
        "-emit-module-path", folder.path("Module.swiftmodule"),
        "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path, file,
      ])
    try #require(result.status == 0, "\(result.errors)")
    return PublicAPI([try .read("Module", in: folder.path)])
  }
}
