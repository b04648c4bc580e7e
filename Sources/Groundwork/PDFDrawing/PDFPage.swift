/// The first page of a document.
struct PDFPage {
  let contents: [PDFValue]
  let resources: [String: PDFValue]
  /// The size of the page in points.
  let width: Double
  let height: Double
  /// The transformation to a system whose origin is at the top left.
  let matrix: Matrix

  private static let deepest = 16
  private static let longestSide = 8192.0

  init(of objects: PDFObjects) throws(PDFRefusal) {
    var node = objects.dictionary(objects.catalog["Pages"])
    var inherited: [String: PDFValue] = [:]
    var depth = 0
    while true {
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where node[key] != nil {
        inherited[key] = node[key]
      }
      guard let kids = objects.resolve(node["Kids"]).array else { break }
      depth += 1
      guard let first = kids.first, depth < Self.deepest else { throw .damaged }
      node = objects.dictionary(first)
    }
    guard let media = Self.box(objects.numbers(inherited["MediaBox"])) else { throw .damaged }
    var box = media
    if let crop = Self.box(objects.numbers(inherited["CropBox"])) {
      box = (max(box.x0, crop.x0), max(box.y0, crop.y0), min(box.x1, crop.x1), min(box.y1, crop.y1))
    }
    (width, height) = (box.x1 - box.x0, box.y1 - box.y0)
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      (objects.resolve(inherited["Rotate"]).integer ?? 0) % 360 == 0
    else { throw .damaged }
    matrix = Matrix(1, 0, 0, -1, -box.x0, box.y1)
    resources = objects.dictionary(inherited["Resources"])
    let stream = objects.resolve(node["Contents"])
    contents = stream.isNull ? [] : (stream.array ?? [stream]).map(objects.resolve)
  }

  private static func box(
    _ numbers: [Double]?
  ) -> (x0: Double, y0: Double, x1: Double, y1: Double)? {
    guard let numbers, numbers.count == 4 else { return nil }
    return (
      min(numbers[0], numbers[2]), min(numbers[1], numbers[3]), max(numbers[0], numbers[2]),
      max(numbers[1], numbers[3])
    )
  }
}
