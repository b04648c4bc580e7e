internal import Foundation

/// Small PDFs with every kind of object that the map draws, and the file that names them.
enum SeedPictures {
  static let contents = #"""
    {
      "images" : [
        { "filename" : "Logo.pdf", "idiom" : "universal" },
        {
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "filename" : "Night.pdf", "idiom" : "universal"
        }
      ],
      "info" : { "author" : "xcode", "version" : 1 },
      "properties" : { "preserves-vector-representation" : true, "template-rendering-intent" : "original" }
    }
    """#

  static let all = [paths, gradients, layers, compressed]

  private static let paths = pdf(
    """
    q 1 0 0 -1 0 24 cm 0.2 0.4 0.8 rg 0 0 0 1 K 2 w 1 J 1 j 4 M [3 1] 0 d
    2 2 20 20 re B 4 4 m 8 20 l 12 4 16 4 20 20 c 10 10 12 12 v 6 6 5 5 y h b* Q
    6 6 12 12 re W* n 0.5 g 0 0 24 24 re f
    """)

  private static let gradients = pdf(
    """
    /Pattern cs /Axial scn 0 0 12 24 re f /Pattern CS /Radial SCN 3 w 14 2 m 14 22 l S
    q 12 0 12 12 re W n /Sampled sh Q 14 14 8 8 re W n /Calculated sh
    """,
    resources: """
      /Pattern << /Axial << /PatternType 2 /Shading 10 0 R >>
      /Radial << /PatternType 2 /Matrix [1 0 0 1 2 2] /Shading << /ShadingType 3 /ColorSpace /DeviceGray
      /Coords [8 8 1 8 8 9] /Function 11 0 R >> >> >>
      /Shading << /Sampled << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 24 0] /Function 12 0 R >>
      /Calculated << /ShadingType 2 /ColorSpace [/ICCBased 14 0 R] /Coords [0 0 24 0] /Function 13 0 R >> >>
      """,
    objects: [
      """
      << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 24 24] /Extend [true false] /Function
      << /FunctionType 3 /Domain [0 1] /Bounds [0.3] /Encode [0 1 1 0] /Functions [
      << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 1 0] /N 1.5 >>
      << /FunctionType 2 /Domain [0 1] /C0 [0 0 1] /C1 [0 1 0] /N 1 >> ] >> >>
      """,
      "<< /FunctionType 2 /Domain [0 1] /C0 [0.1] /C1 [0.9] /N 1 >>",
      stream(
        "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1 0 1] /Size [3] /BitsPerSample 8",
        "abcdefghijkl"),
      stream(
        "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]",
        "{ dup 0.5 gt { 1 exch sub } { 2 mul } ifelse dup 0 exch 2 index pop 1 copy pop }"),
      stream("/N 3", "profile"),
    ])

  private static let layers = pdf(
    "/Half gs /Inner Do q 0.5 0 0 0.5 6 6 cm /Inner Do Q /Masked gs 0 0 24 24 re f",
    resources: """
      /XObject << /Inner 10 0 R >> /ExtGState << /Half << /ca 0.5 /CA 0.4 /LW 2 /BM /Normal /D [[2 1] 0] >>
      /Masked << /SMask << /S /Luminosity /G 11 0 R >> >> >>
      """,
    objects: [
      stream(
        "/Subtype /Form /BBox [0 0 20 20] /Matrix [1 0 0 1 1 1] /Group << /S /Transparency >>",
        "1 0 0 rg 0 0 10 10 re f 0 1 0 rg 5 5 10 10 re f"),
      stream(
        "/Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency /CS /DeviceGray >>",
        "1 g 4 4 16 16 re f"),
    ])

  /// A rectangle and lines, compressed with a block's own codes.
  private static let compressed: [UInt8] = {
    let text = """
      eNotjssNAzEIRO9bxVQQAf6sXUaUGpJc4kO2/0NmcGQDYvQG+MJuwaiMgeuN0DP964kX7ofBsKD8wePwgijsT/iZAulg7xX+
      JxrCqTCVFKqGLWRJgN4pi8M30eFDwkDfxNR0CtolYcA7+yy5lNYmoGFuh+mCpVtiE0XDF5p2SfgBUfYuYg==
      """
    let stream = Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    return pdf(Array(stream), "/Filter /FlateDecode")
  }()

  /// A document of one page with 24 points on each side; the numbers of further objects begin at 10.
  private static func pdf(
    _ content: String, resources: String = "", objects: [String] = []
  ) -> [UInt8] {
    pdf(Array(content.utf8), "", resources: resources, objects: objects)
  }

  private static func pdf(
    _ content: [UInt8], _ entries: String, resources: String = "", objects: [String] = []
  ) -> [UInt8] {
    let further = objects.enumerated().map { "\(10 + $0.offset) 0 obj \($0.element) endobj\n" }
    let start = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Kids [3 0 R] /Count 1 /MediaBox [0 0 24 24] /Rotate 0 >> endobj
      3 0 obj << /Type /Page /Contents [4 0 R] /Resources << \(resources) >> >> endobj
      \(further.joined())4 0 obj << /Length \(content.count) \(entries) >> stream

      """
    return Array(start.utf8) + content
      + Array("\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  private static func stream(_ entries: String, _ content: String) -> String {
    "<< \(entries) /Length \(content.utf8.count) >> stream\n\(content)\nendstream"
  }
}
