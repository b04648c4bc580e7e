internal import CompactCoding
internal import Foundation

/// Keeps the outcomes of whole runs, by everything that they depend on.
struct OutcomeCache: Sendable {
  private static let firstLine = "segues-outcome 2\n"

  private let folder: CacheFolder
  private let name: String

  /// The place for the outcome of a run.
  ///
  /// - Parameters:
  ///   - folder: Where outcomes are kept.
  ///   - snapshot: The files found.
  ///   - request: What was asked for.
  init(in folder: CacheFolder, _ snapshot: AppSnapshot, _ request: CheckRequest) {
    self.folder = folder
    var key = CompactEncoder()
    key.put(ProgramStamp.numbers) { $0.put($1) }
    // Projects name files by where they are.
    key.put(FileManager.default.currentDirectoryPath)
    key.put(request.paths) { $0.put($1) }
    key.put(request.excludes) { $0.put($1) }
    key.put(request.parsesEverything)
    key.put(Self.digest(of: snapshot.files))
    name = ContentDigest(of: key.bytes(behind: Self.firstLine)).text
  }

  /// One digest of all files' paths and contents.
  private static func digest(of files: [SnapshotFile]) -> ContentDigest {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.count * 128)
    for file in files {
      bytes += file.path.utf8
      // No path has a zero in it.
      bytes.append(0)
      withUnsafeBytes(of: file.digest.high.littleEndian) { bytes += $0 }
      withUnsafeBytes(of: file.digest.low.littleEndian) { bytes += $0 }
    }
    return ContentDigest(of: bytes)
  }

  /// The outcome of the same run; nil where none is kept, or a file that it depends on beside
  /// those found is another one now.
  func outcome() -> (CheckOutcome, [FileDependency])? {
    guard let bytes = folder.entry(name), bytes.count > Self.digestSize else { return nil }
    let body = Array(bytes.dropLast(Self.digestSize))
    // What was cut off or overwritten is no outcome.
    guard Self.seal(of: body) == Array(bytes.suffix(Self.digestSize)) else { return nil }
    return try? body.withUnsafeBufferPointer { bytes throws(CompactFailure) in
      var decoder = try CompactDecoder(bytes, behind: Self.firstLine)
      // An entry that was given another name says so.
      guard try decoder.string() == name else { throw .otherVersion }
      let dependencies = try decoder.array(FileDependency.init(from:))
      let outcome = try CheckOutcome(from: &decoder)
      guard decoder.isAtEnd else { throw .damaged }
      return (outcome, dependencies)
    }
  }

  /// Keeps an outcome.
  func keep(_ outcome: CheckOutcome, dependingOn dependencies: [FileDependency]) {
    var encoder = CompactEncoder()
    encoder.put(name)
    encoder.put(dependencies) { $1.encode(to: &$0) }
    outcome.encode(to: &encoder)
    let body = encoder.bytes(behind: Self.firstLine)
    folder.keep(body + Self.seal(of: body), as: name)
  }

  private static let digestSize = 32

  private static func seal(of body: [UInt8]) -> [UInt8] {
    Array(ContentDigest(of: body).text.utf8)
  }
}

/// What tells this program from one that was built later.
enum ProgramStamp {
  /// The size of the program's file, and when it was written.
  static let numbers: [Int] = {
    guard let path = Bundle.main.executablePath else { return [] }
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    return [Int(status.st_size), max(0, Int(written.tv_sec)), Int(written.tv_nsec)]
  }()
}

extension CompactEncoder {
  mutating func put(_ digest: ContentDigest) { put(digest.text) }
}
