@testable import SegueGeneration
import Testing

@Suite("Where the configuration of an Xcode project's target is looked for")
struct ConfigurationFoldersTests {
  private func folders(of files: String..., upTo project: String = "/apps") -> [String] {
    ConfigurationFolders.paths(of: files, upTo: project)
  }

  @Test func `The folder of the storyboards comes before the project's`() {
    #expect(
      folders(of: "/apps/Shop/Main.storyboard", "/apps/Shop/Cart.storyboard")
        == ["/apps/Shop", "/apps"])
  }

  @Test func `For storyboards in several folders, their nearest common folder is searched`() {
    #expect(
      folders(
        of: "/apps/Shop/Base.lproj/Main.storyboard", "/apps/Shop/Cart/Cart.storyboard",
        "/apps/Shop/Cart/Items/Item.xib") == ["/apps/Shop", "/apps"])
  }

  @Test func `Every folder between a storyboard and the project is searched`() {
    #expect(
      folders(of: "/apps/Shop/UI/Base.lproj/Main.storyboard")
        == ["/apps/Shop/UI/Base.lproj", "/apps/Shop/UI", "/apps/Shop", "/apps"])
  }

  @Test func `If a storyboard is outside the project, only the project's folder is searched`() {
    #expect(folders(of: "/shared/Main.storyboard", upTo: "/apps/") == ["/apps"])
    #expect(
      folders(of: "/apps/Shop/Main.storyboard", "/shared/Cart.storyboard", upTo: "/apps/")
        == ["/apps"])
  }

  @Test func `A folder whose name begins like the project's is not inside it`() {
    #expect(folders(of: "/apps2/Main.storyboard") == ["/apps"])
  }
}
