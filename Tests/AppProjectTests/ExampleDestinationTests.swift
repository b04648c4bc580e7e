import TestSupport
import Testing

@Suite("The device that the examples run on")
struct ExampleDestinationTests {
  private func destination(_ platform: String, _ names: String...) throws -> Subprocess {
    try Subprocess.run(
      PackageFolder.path + "/Scripts/choose-destination", [platform] + names, input: Self.list)
  }

  @Test func `The first device name that exists is chosen, with its newest system`() throws {
    let named = try destination("iOS Simulator", "iPhone 99", "iPhone 16", "iPad (A16)")
    #expect(named.output == "platform=iOS Simulator,id=A2\n")
    #expect(try destination("iOS Simulator", "iPad (A16)").output.hasSuffix("id=A4\n"))
  }

  @Test func `If none of the names exists, a device with the newest system is chosen`() throws {
    #expect(try destination("iOS Simulator", "iPhone 99").output.hasSuffix("id=A3\n"))
    #expect(try destination("iOS Simulator").output.hasSuffix("id=A3\n"))
  }

  @Test func `A device that this Xcode cannot use is not chosen`() throws {
    let result = try destination("iOS Simulator", "iPhone 17")
    #expect(!result.output.contains("B1"))
  }

  @Test func `Without a device for the platform, it fails with an explanation`() throws {
    let result = try destination("tvOS Simulator", "Apple TV")
    #expect(result.status == 1)
    #expect(result.errors == "no device for tvOS Simulator is there\n")
  }

  private static let list = """
    Available destinations for the "Shop" scheme:
    \t{ platform:macOS, arch:arm64, variant:Mac Catalyst, id:M1, name:My Mac }
    \t{ platform:iOS, id:dvtdevice-placeholder-iphoneos:placeholder, name:Any iOS Device }
    \t{ platform:iOS Simulator, id:placeholder-iphonesimulator, name:Any iOS Simulator Device }
    \t{ platform:iOS Simulator, arch:arm64, id:A1, OS:18.5, name:iPhone 16 }
    \t{ platform:iOS Simulator, arch:arm64, id:A2, OS:18.10, name:iPhone 16 }
    \t{ platform:iOS Simulator, arch:arm64, id:A3, OS:26.5, name:iPhone 16 Pro }
    \t{ platform:iOS Simulator, arch:arm64, id:A4, OS:26.2, name:iPad (A16) }

    Ineligible destinations for the "Shop" scheme:
    \t{ platform:iOS Simulator, arch:arm64, id:B1, OS:27.0, name:iPhone 17 }

    """
}
