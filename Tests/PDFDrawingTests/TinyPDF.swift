/// A PDF with one page, without a table of its objects.
struct TinyPDF {
  private(set) var bytes: [UInt8]

  /// Creates a page with 24 points on each side, from its operators and from further objects, whose numbers
  /// begin at 10.
  init(
    _ content: String, resources: String = "", page: String = "", objects: String...,
    trailer: String = ""
  ) {
    self.init(
      stream: Array(content.utf8), "", resources: resources, page: page, objects: objects,
      trailer: trailer)
  }

  /// Creates a page from its encoded content and the entries of that stream.
  init(
    stream: [UInt8], _ entries: String, resources: String = "", page: String = "",
    objects: [String] = [], trailer: String = ""
  ) {
    let further = objects.enumerated().map { "\(10 + $0.offset) 0 obj\n\($0.element)\nendobj\n" }
    let start = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Kids [3 0 R] /Count 1 /MediaBox [0 0 24 24] >> endobj
      3 0 obj << /Type /Page /Contents 4 0 R /Resources << \(resources) >> \(page) >> endobj
      \(further.joined())4 0 obj << /Length 5 0 R \(entries) >> stream

      """
    let end = """

      endstream endobj
      5 0 obj \(stream.count) endobj
      trailer << /Root 1 0 R \(trailer) >>
      %%EOF
      """
    bytes = Array(start.utf8) + stream + Array(end.utf8)
  }

  /// Returns a stream object.
  static func stream(_ entries: String, _ content: String) -> String {
    "<< \(entries) /Length \(content.utf8.count) >> stream\n\(content)\nendstream"
  }

  /// Returns text in the format of zlib, without compressing it.
  static func stored(_ text: String) -> [UInt8] {
    let count = text.utf8.count
    let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
    return [0x78, 0x01, 1, low, high, ~low, ~high] + Array(text.utf8) + [0, 0, 0, 0]
  }
}
