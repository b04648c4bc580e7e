import PDFDrawing
import Testing

/// The elements that operators become.
@Suite struct DrawingTests {
  private static let beginning =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"#

  /// Returns the SVG between the tags of its root element.
  private func drawing(_ pdf: TinyPDF) throws -> String {
    let text = String(decoding: try PDFPicture(pdf.bytes, limit: 1 << 16).svg, as: UTF8.self)
    #expect(text.hasPrefix(Self.beginning) && text.hasSuffix("</svg>"))
    return String(text.dropFirst(Self.beginning.count).dropLast(6))
  }

  private func drawing(_ content: String) throws -> String { try drawing(TinyPDF(content)) }

  @Test(
    arguments: [
      ("1 2 m 3 4 l h f", #"<path d="M1 22L3 20Z"/>"#),
      ("0 0 m 1 2 3 4 5 6 c f", #"<path d="M0 24C1 22 3 20 5 18"/>"#),
      ("0 0 m 3 4 5 6 v f", #"<path d="M0 24C0 24 3 20 5 18"/>"#),
      ("0 0 m 3 4 5 6 y f", #"<path d="M0 24C3 20 5 18 5 18"/>"#),
      ("2 3 4 5 re f*", #"<path d="M2 21L6 21L6 16L2 16Z" fill-rule="evenodd"/>"#),
      ("2 0 0 2 1 1 cm 1 1 m 2 2 l f", #"<path d="M3 21L5 19"/>"#),
      ("q 1 0 0 1 9 9 cm Q 1 1 m 2 2 l f", #"<path d="M1 23L2 22"/>"#),
      ("-.5 +1.25 m 1e 2 l f", nil),
      ("0 0 m 1 1 l n", ""),
    ] as [(String, String?)])
  func `Paths have their origin at the top left`(content: String, expected: String?) throws {
    guard let expected else {
      #expect(throws: PDFRefusal.self) { try drawing(content) }
      return
    }
    #expect(try drawing(content) == expected)
  }

  @Test(arguments: [
    ("1 0 0 rg", "#ff0000"), (".5 g", "#808080"), ("0 1 0 0 k", "#ff00ff"),
    ("/DeviceRGB cs 0 0 1 sc", "#0000ff"), ("/Profile cs 0 1 1 sc", "#00ffff"),
  ])
  func `Colors of each space are converted`(operators: String, expected: String) throws {
    let pdf = TinyPDF(
      "\(operators) 0 0 m 1 1 l f",
      resources: "/ColorSpace << /Profile [/ICCBased 10 0 R] >>",
      objects: TinyPDF.stream("/N 3", ""))
    #expect(try drawing(pdf) == #"<path d="M0 24L1 23" fill="\#(expected)"/>"#)
  }

  @Test func `Lines keep their width, ends, corners and dashes`() throws {
    let line = try drawing("2 0 0 2 0 0 cm 1.5 w 1 J 2 j [1 2] 3 d 1 0 0 RG 0 0 m 1 1 l S")
    #expect(
      line == """
        <path d="M0 24L2 22" fill="none" stroke="#ff0000" stroke-width="3" \
        stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="2 4" stroke-dashoffset="6"/>
        """)
    let both = try drawing("1 g 0 0 m 1 1 l 2 0 l b")
    #expect(
      both == """
        <path d="M0 24L1 23L2 24Z" fill="#ffffff" stroke="#000000" stroke-width="1" \
        stroke-miterlimit="10"/>
        """)
  }

  @Test(arguments: ["s", "b", "b*"])
  func `The operators s, b and b* close the path and paint like their capitals`(
    name: String
  ) throws {
    let path = "1 g 0 0 m 1 1 l 2 0 l"
    #expect(try drawing("\(path) \(name)") == drawing("\(path) h \(name.uppercased())"))
  }

  @Test func `Clipping paths cut what follows until the settings are restored`() throws {
    let text = try drawing(
      """
      q 0 0 24 24 re W n 0 0 m 1 1 l f Q
      q 1 1 4 4 re W n 0 0 m 2 2 l f 2 2 1 1 re W* n 0 0 m 3 3 l f Q 0 0 m 4 4 l f
      """)
    #expect(
      text == """
        <defs><clipPath id="a0"><path d="M1 23L5 23L5 19L1 19Z"/></clipPath>\
        <clipPath id="a1" clip-path="url(#a0)">\
        <path d="M2 22L3 22L3 21L2 21Z" clip-rule="evenodd"/></clipPath></defs>\
        <path d="M0 24L1 23"/><g clip-path="url(#a0)"><path d="M0 24L2 22"/></g>\
        <g clip-path="url(#a1)"><path d="M0 24L3 21"/></g><path d="M0 24L4 20"/>
        """)
  }

  @Test func `Linear and radial gradients have the stops that their functions need`() throws {
    let linear = """
      << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 24 0] /Extend [true true] /Function
      << /FunctionType 3 /Domain [0 1] /Bounds [.25] /Encode [0 1 0 1] /Functions [
      << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 1 0] /N 1 >>
      << /FunctionType 2 /Domain [0 1] /C0 [0 1 0] /C1 [0 0 1] /N 1 >> ] >> >>
      """
    let pattern = "<< /PatternType 2 /Matrix [1 0 0 1 2 0] /Shading 10 0 R >>"
    let text = try drawing(
      TinyPDF(
        "/Pattern cs /P scn 0 0 m 1 1 l f", resources: "/Pattern << /P 11 0 R >>",
        objects: linear, pattern))
    #expect(
      text == """
        <defs><linearGradient id="a0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="24" \
        y2="0" gradientTransform="matrix(1.0 0.0 0.0 -1.0 2.0 24.0)">\
        <stop offset="0" stop-color="#ff0000"/><stop offset=".25" stop-color="#00ff00"/>\
        <stop offset="1" stop-color="#0000ff"/></linearGradient></defs>\
        <path d="M0 24L1 23" fill="url(#a0)"/>
        """)
    let radial = """
      << /ShadingType 3 /ColorSpace /DeviceGray /Coords [1 1 9 2 2 3] /Extend [false true]
      /Function 11 0 R >>
      """
    let program = TinyPDF.stream(
      "/FunctionType 4 /Domain [0 1] /Range [0 1]", "{ dup .5 gt { pop 1 } { 2 mul } ifelse }")
    let shaded = try drawing(
      TinyPDF("/S sh", resources: "/Shading << /S 10 0 R >>", objects: radial, program))
    #expect(
      shaded == """
        <defs><radialGradient id="a0" gradientUnits="userSpaceOnUse" fx="2" fy="2" fr="3" \
        cx="1" cy="1" r="9" gradientTransform="matrix(1.0 0.0 0.0 -1.0 0.0 24.0)">\
        <stop offset="0" stop-color="#ffffff"/><stop offset=".5" stop-color="#ffffff"/>\
        <stop offset="1" stop-color="#000000"/><stop offset="1" stop-color="#000000" \
        stop-opacity="0"/></radialGradient></defs>\
        <rect width="24" height="24" fill="url(#a0)"/>
        """)
  }

  @Test func `Sampled functions give the colors between their samples`() throws {
    let shading = """
      << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 24 0] /Extend [true true]
      /Function 11 0 R >>
      """
    let samples = TinyPDF.stream(
      "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [3] /BitsPerSample 8", "@ @")
    let text = try drawing(
      TinyPDF("/S sh", resources: "/Shading << /S 10 0 R >>", objects: shading, samples))
    #expect(text.contains(##"<stop offset="0" stop-color="#404040"/>"##))
    #expect(text.contains(##"<stop offset=".5" stop-color="#202020"/>"##))
  }

  @Test func `A transparent group is transparent as a whole`() throws {
    let group = TinyPDF.stream(
      """
      /Subtype /Form /BBox [0 0 24 24] /Matrix [1 0 0 1 1 0]
      /Group << /S /Transparency >> /Resources << >>
      """, "0 0 m 1 1 l f")
    let plain = TinyPDF.stream("/Subtype /Form /BBox [0 0 24 24]", "0 0 m 1 1 l f")
    let text = try drawing(
      TinyPDF(
        "/G gs /F Do /P Do",
        resources: "/ExtGState << /G << /ca .5 >> >> /XObject << /F 10 0 R /P 11 0 R >>",
        objects: group, plain))
    #expect(
      text == """
        <defs><clipPath id="a0"><path d="M1 24L25 24L25 0L1 0Z"/></clipPath></defs>\
        <g opacity=".5"><g clip-path="url(#a0)"><path d="M1 24L2 23"/></g></g>\
        <path d="M0 24L1 23" fill-opacity=".5"/>
        """)
  }

  @Test func `The opacity of lines doesn't apply inside a group`() throws {
    let group = TinyPDF.stream(
      "/Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency >>", "0 0 m 1 1 l S")
    let text = try drawing(
      TinyPDF(
        "/G gs /F Do 0 0 m 2 2 l S",
        resources: "/ExtGState << /G << /CA .5 >> >> /XObject << /F 10 0 R >>", objects: group))
    #expect(
      text == """
        <path d="M0 24L1 23" fill="none" stroke="#000000" stroke-width="1" \
        stroke-miterlimit="10"/>\
        <path d="M0 24L2 22" fill="none" stroke="#000000" stroke-opacity=".5" stroke-width="1" \
        stroke-miterlimit="10"/>
        """)
  }

  @Test func `A soft mask is drawn by its group`() throws {
    let form = TinyPDF.stream(
      "/Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency >>", "1 g 0 0 m 1 1 l f")
    let text = try drawing(
      TinyPDF(
        "/M gs 0 0 m 2 2 l f /N gs 0 0 m 3 3 l f",
        resources: """
          /ExtGState << /M << /SMask << /S /Luminosity /G 10 0 R >> >> /N << /SMask /None >> >>
          """, objects: form))
    #expect(
      text == """
        <defs><mask id="a0" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">\
        <path d="M0 24L1 23" fill="#ffffff"/></mask></defs>\
        <g mask="url(#a0)"><path d="M0 24L2 22"/></g><path d="M0 24L3 21"/>
        """)
  }

  @Test func `Objects in a compressed stream are found, and the last trailer counts`() throws {
    let inner = "<< /Type /Catalog /Pages 21 0 R >> << /MediaBox [0 0 24 24] /Contents 22 0 R >>"
    let header = "20 0 21 35 "
    let text = """
      %PDF-1.5
      22 0 obj \(TinyPDF.stream("", "0 0 m 1 1 l f")) endobj
      trailer << /Root 22 0 R >>
      23 0 obj \(TinyPDF.stream("/Type /ObjStm /N 2 /First \(header.utf8.count)", header + inner)) endobj
      24 0 obj \(TinyPDF.stream("/Type /XRef /Root 20 0 R", "")) endobj
      """
    let svg = try PDFPicture(Array(text.utf8), limit: 1 << 16).svg
    #expect(String(decoding: svg, as: UTF8.self).contains("M0 24L1 23"))
  }

  @Test func `The picture has the size of the part that is shown`() throws {
    let pdf = TinyPDF("10 10 m 11 11 l f", page: "/MediaBox [0 0 100 90] /CropBox [10 5 40 25]")
    let picture = try PDFPicture(pdf.bytes, limit: 1 << 16)
    #expect([picture.width, picture.height] == [30, 20])
    #expect(String(decoding: picture.svg, as: UTF8.self).contains(#"d="M0 15L1 14""#))
  }
}
