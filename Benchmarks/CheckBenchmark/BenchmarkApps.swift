import BenchmarkSupport
import Foundation

/// The apps to measure.
struct BenchmarkApps {
  /// The folder of each app, sorted.
  var folders: [String]
  /// The storyboards and xibs of all apps.
  var interfaceFiles: [String]
  /// The Swift sources of all apps.
  var swiftFiles: [String]

  /// Finds the apps in a folder; without one, creates an app.
  ///
  /// The storyboards next to the package, which the other benchmarks read, have no sources:
  /// checking only them would measure nothing.
  static func find(_ folder: String?) throws -> BenchmarkApps {
    if let folder { return try BenchmarkApps(folder: folder) }
    print("No FOLDER of apps with their sources is given: measuring a made-up app.")
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-check-benchmark").path
    try SyntheticApp.write(lines: 100_000, to: made + "/App")
    return try BenchmarkApps(folder: made)
  }

  init(folder: String) throws {
    folders = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
    let all = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        .map { folder + "/" + $0 }
    }
    interfaceFiles = all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    swiftFiles = all.filter { $0.hasSuffix(".swift") }
  }

  var summary: String {
    "\(folders.count) apps, \(interfaceFiles.count) storyboards and xibs, "
      + "\(swiftFiles.count) Swift files"
  }
}
