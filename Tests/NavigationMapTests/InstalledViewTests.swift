import NavigationMap
import Testing

/// Views that are installed only for some size classes.
struct InstalledViewTests {
  /// Whether a map shows a label that a variation leaves out by default.
  private static func isShown(
    on device: String?, orientation: String = "portrait", includedBy variation: String? = nil
  ) -> Bool {
    func mask(_ key: String, _ element: String) -> String {
      """
      <variation key="\(key)"><mask key="subviews"><\(element) reference="l"/></mask></variation>
      """
    }
    let views = view(
      "view", "v", (0, 100, 375, 100), "",
      "<subviews>" + view("label", "l", (10, 10, 200, 21), #"text="Wide""#) + "</subviews>"
        + mask("default", "exclude") + (variation.map { mask($0, "include") } ?? ""))
    let text = storyboard(device: device, scene("a", views: views))
      .replacing("portrait", with: orientation)
    return map(["Main.storyboard": text]).words(on: "Main/a").contains("Wide")
  }

  @Test(arguments: ["retina4_7", "ipad9_7", nil])
  func `A view that is never installed is not drawn`(device: String?) {
    #expect(!Self.isShown(on: device))
  }

  @Test(arguments: [
    ("retina4_7", "widthClass=compact", true), ("retina4_7", "widthClass=regular", false),
    ("retina4_7", "heightClass=regular-widthClass=compact", true),
    ("ipad9_7", "heightClass=regular-widthClass=compact", false),
    ("ipad9_7", "widthClass=regular", true), (nil, "widthClass=regular", true),
  ])
  func `A view is drawn if it is installed for the device's size classes`(
    device: String?, variation: String, isShown: Bool
  ) {
    #expect(Self.isShown(on: device, includedBy: variation) == isShown)
  }

  @Test(arguments: [("retina4_7", true), ("ipad9_7", false)])
  func `A phone in landscape may have any size classes, and an iPad has those of portrait`(
    device: String, isShown: Bool
  ) {
    #expect(
      Self.isShown(on: device, orientation: "landscape", includedBy: "heightClass=compact")
        == isShown)
  }
}
