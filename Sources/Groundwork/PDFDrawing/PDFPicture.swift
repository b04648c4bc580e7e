/// The drawing on a PDF's first page, as SVG.
///
/// It has paths, colors, gradients, clipping and transparency. A document that needs more is
/// refused completely, because half a picture would be wrong.
package struct PDFPicture: Sendable {
  package let svg: [UInt8]
  /// The size in points.
  package let width: Double
  package let height: Double

  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - limit: The maximum size of the SVG in bytes.
  /// - Throws: The reason why the document isn't drawn.
  package init(_ bytes: [UInt8], limit: Int) throws(PDFRefusal) {
    guard bytes.starts(with: "%PDF-".utf8) else { throw .damaged }
    var objects = try PDFObjects(bytes)
    let settings = objects.dictionary(objects.catalog["OCProperties"])
    let hidden = objects.resolve(objects.dictionary(settings["D"])["OFF"]).array ?? []
    guard hidden.isEmpty else { throw .optionalContent }
    let page = try PDFPage(of: objects)
    var content: [UInt8] = []
    for stream in page.contents {
      content += try objects.contents(of: stream)
      content.append(UInt8(ascii: "\n"))
    }
    var drawing = ContentDrawing(page, objects, limit: limit)
    try drawing.draw(content)
    (width, height) = (page.width, page.height)
    svg = drawing.output.svg(width: width, height: height)
  }
}
