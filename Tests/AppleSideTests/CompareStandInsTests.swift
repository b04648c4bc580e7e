import TestSupport
import Testing

/// The comparison of the stand-ins with other projects' descriptions of the SDK, here with tiny
/// ones.
@Suite(
  .enabled(if: AppleSideScript.isForThisSystem, "the stand-ins are for systems without an SDK"))
struct CompareStandInsTests {
  private let checkout: TemporaryFolder

  init() throws {
    checkout = try TemporaryFolder()
  }

  @Test func `Differences from a description of macios are printed`() throws {
    try checkout.write("", to: "src/uikit.cs")
    try checkout.write(
      """
      namespace AppKit {
        [BaseType (typeof (NSObject))]
        interface NSStoryboard {
          [Static, Export ("mainStoryboard")]
          NSStoryboard MainStoryboard { get; set; }
          [Static, Export ("instantiateInitialController")]
          NSObject InstantiateInitialController ();
          [Export ("instantiateControllerWithIdentifier:")]
          NSObject InstantiateController ([NullAllowed] string identifier);
        }
      #if MAC
        [BaseType (typeof (NSObject))]
        [Protocol]
        interface NSNib {}
      #endif
      }
      """, to: "src/appkit.cs")
    let printed = try lines(status: 1)
    #expect(printed.contains("  NSStoryboard.main: settable there"))
    #expect(
      printed.contains(
        "  NSStoryboard.instantiateInitialController(): instantiateInitialController is static"
          + " there, or here, and not both"))
    #expect(
      printed.contains(
        "  NSStoryboard.instantiateController(withIdentifier:): parameter 1 is nullable there"))
    #expect(printed.contains("  NSNib: a protocol there, or a class, and not here"))
    #expect(printed.contains("  NSMenu: not in the description"))
    #expect(!printed.contains("  NSStoryboard: not in the description"))
  }

  @Test func `Differences from a description of objc2 are printed`() throws {
    try checkout.write("", to: "UIKit/mod.rs")
    try checkout.write(
      """
      extern_class!(
          #[unsafe(super(NSObject))]
          #[thread_kind = MainThreadOnly]
          pub struct NSStoryboard;
      );
      impl NSStoryboard {
          extern_methods!(
              #[unsafe(method(instantiateControllerWithIdentifier:))]
              #[unsafe(method_family = none)]
              pub fn instantiateController(&self, identifier: &Name) -> Option<Retained<NSMenu>>;
              #[unsafe(method(mainStoryboard))]
              pub fn mainStoryboard() -> Option<Retained<NSStoryboard>>;
          );
      }
      extern_protocol!(
          pub unsafe trait NSSeguePerforming: NSObjectProtocol {
              #[unsafe(method(prepareForSegue:sender:))]
              fn prepare(&self, segue: Option<&NSStoryboardSegue>, sender: Option<&AnyObject>);
          }
      );
      """, to: "AppKit/NSStoryboard.rs")
    let printed = try lines(status: 1)
    #expect(printed.contains("  NSStoryboard: on the main actor only there"))
    #expect(
      printed.contains(
        "  NSStoryboard.instantiateInitialController(): no instantiateInitialController"))
    #expect(!printed.contains { $0.hasPrefix("  NSStoryboard.main: ") })
    #expect(printed.contains("  NSSeguePerforming.prepare(for:sender:): required there"))
    #expect(
      printed.contains(
        "  NSSeguePerforming.prepare(for:sender:): parameter 1 is nullable there"))
  }

  @Test func `A folder without a description is an error`() throws {
    let result = try compare()
    #expect(result.status == 2)
    #expect(
      result.errors.contains("\(checkout.path) is not a checkout of macios or objc2-generated"))
  }

  private func lines(status: Int32) throws -> [Substring] {
    let result = try compare()
    #expect(result.status == status, "\(result.errors)")
    return result.output.split(separator: "\n")
  }

  private func compare() throws -> Subprocess {
    try Subprocess.run(
      "/usr/bin/env",
      [
        "python3", PackageFolder.path + "/Scripts/compare-stand-ins", checkout.path,
        try SharedModules.folder(),
      ])
  }
}
