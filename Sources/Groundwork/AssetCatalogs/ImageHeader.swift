internal import FilesAndPaths
internal import PDFDrawing

/// The format and size of an image, from the first bytes of its file.
enum ImageHeader {
  /// In pixels, or an SVG's user units.
  typealias Size = (width: Double, height: Double)

  /// Returns nil for other formats.
  static func read(_ bytes: [UInt8]) -> (type: ImageFile.MediaType, size: Size)? {
    sizeOfPNG(bytes).map { (.png, $0) } ?? sizeOfJPEG(bytes).map { (.jpeg, $0) }
      ?? SVGHeader.size(of: bytes).map { (.svg, $0) }
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at place: Int) -> Double {
      Double(bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) })
    }
    return (number(at: 16), number(at: 20))
  }

  /// Follows the segments of a JPEG to the one that begins its frame.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    func number(at place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (Double(number(at: place + 7)), Double(number(at: place + 5))) }
      // A fill byte has no length.
      if marker == 0xFF {
        place += 1
        continue
      }
      place += 2 + number(at: place + 2)
    }
    return nil
  }
}

/// The root element of an SVG file.
enum SVGHeader {
  /// Returns the size in user units; nil for anything but an SVG that states its size or view box.
  ///
  /// A page shows an SVG as an image, in which no script runs and nothing else is loaded. Entities are the exception: a
  /// few bytes can expand to gigabytes, so a file that declares any isn't accepted.
  static func size(of bytes: [UInt8]) -> ImageHeader.Size? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("http://www.w3.org/2000/svg"), !text.contains("<!ENTITY"),
      let start = text.firstRange(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    if let width = length(of: "width", in: tag), let height = length(of: "height", in: tag) {
      return (width, height)
    }
    let box = (value(of: "viewBox", in: tag) ?? "").split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    return box.count == 4 && box.allSatisfy(\.isFinite) ? (box[2], box[3]) : nil
  }

  /// Returns a length in pixels; nil for other units.
  private static func length(of name: String, in tag: Substring) -> Double? {
    guard var text = value(of: name, in: tag) else { return nil }
    if text.hasSuffix("px") || text.hasSuffix("pt") { text.removeLast(2) }
    return Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private static func value(of name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\r\n", "\t"] {
        if let start = tag.firstRange(of: "\(space)\(name)=\(quote)") {
          return tag[start.upperBound...].prefix { String($0) != quote }
        }
      }
    }
    return nil
  }
}

extension ImageFile {
  /// Recognizes an image by its contents.
  ///
  /// Nil also for a PDF with anything that `PDFPicture` doesn't draw.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - scale: The number of its pixels per point.
  init?(_ bytes: [UInt8], scale: Double) {
    if bytes.starts(with: "%PDF-".utf8) {
      guard let picture = try? PDFPicture(bytes, limit: Self.greatestSize) else { return nil }
      self.init(type: .svg, bytes: picture.svg, width: picture.width, height: picture.height)
      return
    }
    // A file that has the name of a PDF, but isn't one, may be larger than this.
    guard bytes.count <= Self.greatestSize, let (type, size) = ImageHeader.read(bytes),
      size.width > 0, size.height > 0, size.width <= Self.longestSide,
      size.height <= Self.longestSide
    else { return nil }
    // A vector has no pixels.
    let scale = type == .svg ? 1 : scale
    self.init(type: type, bytes: bytes, width: size.width / scale, height: size.height / scale)
  }

  /// Returns the maximum size of a file in bytes; larger ones aren't read.
  static func limit(of name: String) -> Int {
    // The drawing of a PDF is embedded, not the PDF itself.
    FilePath.pathExtension(of: name) == "pdf" ? 512 << 10 : greatestSize
  }
}
