internal import Foundation

/// A function of one number, as shadings use it.
struct PDFFunction {
  private let lower: Double
  private let upper: Double
  private let kind: Kind

  private indirect enum Kind {
    /// Between two lists of values.
    case exponential([Double], [Double], exponent: Double)
    /// Functions for parts of the domain.
    case stitched([Part])
    /// Values at equal distances.
    case sampled([[Double]])
    case calculated(Calculation, [Double])
  }

  private struct Part {
    var function: PDFFunction
    var lower: Double
    var upper: Double
    /// The numbers that the function has for the ends of the part.
    var encoded: (Double, Double)
  }

  /// The maximum depth of nested functions, and the maximum numbers of functions side by side and of samples.
  private static let deepest = 4
  private static let mostParts = 64
  private static let mostSamples = 4096
  private static let effort = 256

  /// Reads a function; throws if it is of a kind that isn't computed.
  init(_ value: PDFValue?, _ objects: inout PDFObjects, depth: Int = 0) throws(PDFRefusal) {
    guard depth < Self.deepest else { throw .shading }
    try objects.spend(Self.effort)
    let value = objects.resolve(value)
    guard let entries = value.dictionary, let domain = objects.numbers(entries["Domain"]),
      domain.count == 2, domain[0] < domain[1]
    else { throw .shading }
    (lower, upper) = (domain[0], domain[1])
    switch objects.resolve(entries["FunctionType"]).integer {
    case 0: kind = .sampled(try Self.samples(value, entries, &objects))
    case 2:
      let first = objects.numbers(entries["C0"]) ?? [0]
      let last = objects.numbers(entries["C1"]) ?? [1]
      let exponent = objects.resolve(entries["N"]).number ?? 1
      guard first.count == last.count, exponent > 0, lower >= 0 else { throw .shading }
      kind = .exponential(first, last, exponent: exponent)
    case 4:
      guard let range = objects.numbers(entries["Range"]), range.count.isMultiple(of: 2) else {
        throw .shading
      }
      kind = .calculated(try Calculation(objects.contents(of: value)), range)
    case 3: kind = .stitched(try Self.parts(entries, lower, upper, &objects, depth: depth))
    default: throw .shading
    }
  }

  /// The places at which the values may change their direction.
  var corners: [Double] {
    switch kind {
    case .exponential, .sampled: []
    case .stitched(let parts): parts.dropLast().map(\.upper)
    case .calculated(let program, _): program.bounds
    }
  }

  /// The effort of computing the values at one place.
  var effort: Int {
    switch kind {
    case .exponential, .sampled: 8
    case .calculated(let program, _): program.length
    case .stitched(let parts): 8 + (parts.map(\.function.effort).max() ?? 0)
    }
  }

  func values(at place: Double) throws(PDFRefusal) -> [Double] {
    // The part of a stitched function may have no width.
    guard place.isFinite else { throw .shading }
    let place = min(max(place, lower), upper)
    switch kind {
    case .exponential(let first, let last, let exponent):
      let power = pow(place, exponent)
      return zip(first, last).map { $0 + power * ($1 - $0) }
    case .stitched(let parts):
      guard let part = parts.first(where: { place < $0.upper }) ?? parts.last else { return [] }
      let fraction = (place - part.lower) / (part.upper - part.lower)
      return try part.function.values(
        at: part.encoded.0 + fraction * (part.encoded.1 - part.encoded.0))
    case .sampled(let samples):
      let exact = (place - lower) / (upper - lower) * Double(samples.count - 1)
      let index = min(Int(exact), samples.count - 2)
      let fraction = exact - Double(index)
      return zip(samples[index], samples[index + 1]).map { $0 + fraction * ($1 - $0) }
    case .calculated(let program, let range):
      let values = try program.values(at: place)
      guard values.count == range.count / 2 else { throw .shading }
      return values.indices.map { min(max(values[$0], range[2 * $0]), range[2 * $0 + 1]) }
    }
  }

  private static func parts(
    _ entries: [String: PDFValue], _ lower: Double, _ upper: Double, _ objects: inout PDFObjects,
    depth: Int
  ) throws(PDFRefusal) -> [Part] {
    guard let functions = objects.resolve(entries["Functions"]).array,
      let bounds = objects.numbers(entries["Bounds"]),
      let encoded = objects.numbers(entries["Encode"]), functions.count == bounds.count + 1,
      encoded.count == 2 * functions.count, functions.count <= mostParts
    else { throw .shading }
    let ends = [lower] + bounds + [upper]
    var parts: [Part] = []
    for (index, function) in functions.enumerated() where ends[index] < ends[index + 1] {
      parts.append(
        Part(
          function: try PDFFunction(function, &objects, depth: depth + 1), lower: ends[index],
          upper: ends[index + 1], encoded: (encoded[2 * index], encoded[2 * index + 1])))
    }
    return parts
  }

  private static func samples(
    _ stream: PDFValue, _ entries: [String: PDFValue], _ objects: inout PDFObjects
  ) throws(PDFRefusal) -> [[Double]] {
    guard let range = objects.numbers(entries["Range"]), range.count.isMultiple(of: 2),
      let size = objects.numbers(entries["Size"]), size.count == 1,
      let count = Int(exactly: size[0]), (2...mostSamples).contains(count),
      let bits = objects.resolve(entries["BitsPerSample"]).integer, bits == 8 || bits == 16,
      (1...32).contains(range.count / 2)
    else { throw .shading }
    let decode = objects.numbers(entries["Decode"]) ?? range
    // Only functions with the usual order of samples are drawn.
    let ends = [0, Double(count - 1)]
    guard objects.numbers(entries["Encode"]) ?? ends == ends else { throw .shading }
    let bytes = try objects.contents(of: stream)
    let (outputs, width) = (range.count / 2, bits / 8)
    guard decode.count == range.count, bytes.count >= count * outputs * width else {
      throw .shading
    }
    return (0..<count).map { index in
      (0..<outputs).map { output in
        let place = (index * outputs + output) * width
        // The second byte of a sample makes no visible difference.
        let fraction = Double(bytes[place]) / 255
        return decode[2 * output] + fraction * (decode[2 * output + 1] - decode[2 * output])
      }
    }
  }
}
