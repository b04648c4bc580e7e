import Foundation
import TestSupport
import Testing

/// The script that builds and runs the examples on a Mac, with programs that only write down how they are called.
@Suite("How Scripts/run-examples runs the examples")
struct ExampleRunsTests {
  private static let platforms = ["iOS", "tvOS", "macOS", "Catalyst"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, script) in Self.programs {
      let path = try folder.write("#!/bin/sh\n\(script)\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  @Test func `The app for Apple TV runs in an Apple TV simulator`() throws {
    let run = try run("tvOS")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      try calls() == [
        "xcodebuild Matinee -showdestinations",
        "xcodebuild Matinee build platform=tvOS Simulator,id=T1",
        "simctl bootstatus T1 -b",
        "simctl install T1 DerivedData/Build/Products/Debug-appletvsimulator/Matinee.app",
        "simctl launch T1 an.identifier", "sleep 10",
        "simctl io T1 screenshot Matinee.png", "simctl terminate T1 an.identifier",
      ])
  }

  @Test func `The apps for iOS run in an iPhone simulator`() throws {
    let run = try run("iOS")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let calls = try calls()
    for name in ["Catalog", "Pills", "Qold"] {
      #expect(calls.contains("xcodebuild \(name) build platform=iOS Simulator,id=P1"))
      let app = "DerivedData/Build/Products/Debug-iphonesimulator/\(name).app"
      #expect(calls.contains("simctl install P1 \(app)"))
      #expect(calls.contains("simctl io P1 screenshot \(name).png"))
    }
  }

  @Test func `The Mac app runs on this machine`() throws {
    let run = try run("macOS")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try calls() == ["xcodebuild Jotter build platform=macOS", "sleep 10"])
  }

  @Test func `For Mac Catalyst, the apps for iOS are built and not run`() throws {
    let run = try run("Catalyst")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let builds = ["Catalog", "Pills", "Qold"].map {
      "xcodebuild \($0) build generic/platform=macOS,variant=Mac Catalyst"
    }
    #expect(try calls() == builds)
  }

  @Test func `An app that stops running is a failure`() throws {
    let run = try run("tvOS", environment: ["STOPPED": "yes"])
    #expect(run.status == 3)
  }

  @Test func `A missing simulator is a failure`() throws {
    let run = try run("tvOS", environment: ["DEVICES": "none"])
    #expect(run.status == 1)
    #expect(run.errors.contains("no device for tvOS Simulator is there"))
    #expect(try calls() == ["xcodebuild Matinee -showdestinations"])
  }

  @Test func `An unknown platform is an error that lists the known ones`() throws {
    let run = try run("watchOS")
    #expect(run.status == 2)
    #expect(run.errors == "usage: Scripts/run-examples iOS|tvOS|macOS|Catalyst [FOLDER]\n")
  }

  @Test func `Every example runs on a platform, and the workflow names all platforms`() throws {
    var built: Set<String> = []
    for platform in Self.platforms {
      _ = try run(platform)
      let names = try calls().compactMap { call in
        call.wholeMatch(of: /xcodebuild (\w+) build .*/).map { String($0.1) }
      }
      built.formUnion(names)
    }
    #expect(built.sorted() == ExampleProject.names)
    let workflow = try PackageFolder.text(of: ".github/workflows/apple.yml")
    #expect(workflow.contains("platform: [\(Self.platforms.joined(separator: ", "))]\n"))
  }

  private func run(_ platform: String, environment: [String: String] = [:]) throws -> Subprocess {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Subprocess.run(
      PackageFolder.path + "/Scripts/run-examples", [platform, folder.path("results")],
      environment: ["PATH": "\(folder.path):\(path)", "CALLS": folder.path("calls")]
        .merging(environment) { $1 })
  }

  /// The calls since the last time, with paths relative to the folder of results.
  private func calls() throws -> [String] {
    let path = folder.path("calls")
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: folder.path("results") + "/", with: "")
      .split(separator: "\n").map(String.init)
  }

  private static let programs = [
    "xcodebuild": """
    action=$1
    while [ $# -gt 0 ]; do
      case "$1" in
        -scheme) name=$2 ;;
        -destination) destination=$2 ;;
        -derivedDataPath) data=$2 ;;
      esac
      shift
    done
    echo "xcodebuild $name $action $destination" | sed 's/ *$//' >>"$CALLS"
    if [ "$action" = -showdestinations ] && [ "$DEVICES" != none ]; then
      echo '{ platform:iOS Simulator, arch:arm64, id:P1, OS:26.2, name:iPhone 17 }'
      echo '{ platform:tvOS Simulator, arch:arm64, id:T1, OS:26.2, name:Apple TV }'
    fi
    # A Mac app that runs for long enough. Foundation waits for it, even if the script ends it.
    app="$data/Build/Products/Debug/$name.app/Contents/MacOS"
    mkdir -p "$app"
    printf '#!/bin/sh\\nexec /bin/sleep 5\\n' >"$app/$name"
    chmod +x "$app/$name"
    """,
    "xcrun": """
    echo "$*" >>"$CALLS"
    [ "$2" != terminate ] || [ -z "$STOPPED" ] || exit 3
    """,
    "plutil": "echo an.identifier",
    "sleep": #"echo "sleep $*" >>"$CALLS""#,
  ]
}
