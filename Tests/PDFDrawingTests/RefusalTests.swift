import FaultPlanting
import PDFDrawing
import Testing

/// Documents that aren't drawn.
@Suite struct RefusalTests {
  private func refusal(_ bytes: [UInt8], limit: Int = 1 << 16) -> PDFRefusal? {
    do throws(PDFRefusal) {
      _ = try PDFPicture(bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  private func refusal(_ content: String, resources: String = "", _ objects: String = "null")
    -> PDFRefusal?
  {
    refusal(TinyPDF(content, resources: resources, objects: objects).bytes)
  }

  @Test func `Text, images and unknown operators are refused`() {
    #expect(refusal("BT /F 12 Tf (Hello) Tj ET") == .text)
    #expect(refusal("BT ET") == nil)
    #expect(refusal("BI /W 1 /H 1 ID x EI") == .image)
    #expect(
      refusal("/I Do", resources: "/XObject << /I 10 0 R >>", TinyPDF.stream("/Subtype /Image", ""))
        == .image)
    #expect(refusal("0 0 m 1 1 l f 7 what") == .unknownOperator)
  }

  @Test func `Colors, patterns, masks and modes that aren't drawn are refused`() {
    #expect(refusal("/None cs 1 scn") == .colorSpace)
    #expect(
      refusal("/L cs", resources: "/ColorSpace << /L [/Lab << >>] >>") == .colorSpace)
    #expect(
      refusal(
        "/S cs", resources: "/ColorSpace << /S [/Separation /Blue /DeviceRGB 10 0 R] >>")
        == .colorSpace)
    #expect(
      refusal(
        "/Pattern cs /P scn", resources: "/Pattern << /P 10 0 R >>",
        TinyPDF.stream("/PatternType 1", "")) == .tiling)
    #expect(
      refusal("/S sh", resources: "/Shading << /S << /ShadingType 4 >> >>") == .shading)
    for (settings, expected) in [
      ("/BM /Multiply", .blendMode), ("/BM [/Normal]", nil),
      ("/SMask << /S /Luminosity /BC [1] /G 10 0 R >>", .softMask),
      ("/SMask << /S /Alpha /TR 10 0 R /G 10 0 R >>", .softMask),
    ] as [(String, PDFRefusal?)] {
      let mask = TinyPDF.stream("/Subtype /Form", "")
      #expect(
        refusal("/G gs", resources: "/ExtGState << /G << \(settings) >> >>", mask) == expected)
    }
  }

  @Test(arguments: [("1 1 9 2 2 3", nil), ("1 1 3 9 9 3", .shading)] as [(String, PDFRefusal?)])
  func `A gradient between circles is refused unless one contains the other`(
    circles: String, expected: PDFRefusal?
  ) {
    let shading = """
      << /ShadingType 3 /ColorSpace /DeviceGray /Coords [\(circles)] /Function 11 0 R >>
      """
    let function = "<< /FunctionType 2 /Domain [0 1] /N 1 >>"
    let pdf = TinyPDF("/S sh", resources: "/Shading << /S 10 0 R >>", objects: shading, function)
    #expect(refusal(pdf.bytes) == expected)
  }

  @Test(arguments: [("[0 2]", nil), ("[2 0]", .shading)] as [(String, PDFRefusal?)])
  func `A function that reads its samples in another order is refused`(
    order: String, expected: PDFRefusal?
  ) {
    let shading = """
      << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 24 0] /Function 11 0 R >>
      """
    let samples = TinyPDF.stream(
      "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [3] /BitsPerSample 8 /Encode \(order)",
      "@ @")
    let pdf = TinyPDF("/S sh", resources: "/Shading << /S 10 0 R >>", objects: shading, samples)
    #expect(refusal(pdf.bytes) == expected)
  }

  @Test func `Encrypted documents and those with hidden parts are refused`() {
    #expect(refusal(TinyPDF("", trailer: "/Encrypt 10 0 R").bytes) == .encrypted)
    let hidden = TinyPDF(
      "", objects: "<< /Type /Catalog /Pages 2 0 R /OCProperties << /D << /OFF [1 0 R] >> >> >>",
      trailer: "/Root 10 0 R")
    #expect(refusal(hidden.bytes) == .optionalContent)
    #expect(
      refusal(TinyPDF(stream: [], "/Filter /LZWDecode").bytes) == .filter)
  }

  @Test func `Forms that contain themselves or multiply each other are refused`() {
    let form = TinyPDF.stream("/Subtype /Form /Resources << /XObject << /F 10 0 R >> >>", "/F Do")
    #expect(refusal("/F Do", resources: "/XObject << /F 10 0 R >>", form) == .tooLarge)
    let inner = String(repeating: "/F Do ", count: 500)
    let forms = (1...6).map { number in
      TinyPDF.stream("/Subtype /Form /Resources << /XObject << /F \(10 + number) 0 R >> >>", inner)
    }
    let pdf = TinyPDF(
      stream: Array(inner.utf8), "", resources: "/XObject << /F 10 0 R >>",
      objects: forms + [TinyPDF.stream("/Subtype /Form", "")])
    #expect(refusal(pdf.bytes) == .tooLarge)
  }

  @Test func `A drawing over the limit is refused`() {
    let pdf = TinyPDF("0 0 m 1 1 l f").bytes
    #expect(refusal(pdf, limit: 21) == .tooLarge)
    #expect(refusal(pdf, limit: 22) == nil)
  }

  @Test(arguments: [
    "", "%PDF-1.4", "%PDF-1.4\ntrailer << /Root 1 0 R >>", "%PDF-1.4\n1 0 obj",
    "%PDF-1.4\n1 0 obj <<",
    "%PDF-1.4\n1 0 obj << /Length 9 >> stream\n",
    "%PDF-1.4\n1 0 obj << /Pages 1 0 R /Kids [1 0 R] >> endobj trailer << /Root 1 0 R >>",
    "%PDF-1.4\n1 0 obj 1 0 R endobj trailer << /Root 1 0 R >>",
    "%PDF-1.4\n1 0 obj << /Pages << /MediaBox [0 0 0 0] >> >> endobj trailer << /Root 1 0 R >>",
  ])
  func `A damaged document is refused`(text: String) {
    #expect(refusal(Array(text.utf8)) == .damaged)
  }

  @Test func `Endlessly nested arrays are refused`() {
    let text = "%PDF-1.4\n1 0 obj " + String(repeating: "[", count: 10_000)
    #expect(refusal(Array(text.utf8)) == .tooLarge)
  }

  @Test func `Any damage to a document leads to a picture or a refusal`() {
    let shading = """
      << /ShadingType 3 /ColorSpace /DeviceGray /Coords [1 1 9 2 2 3]
      /Function << /FunctionType 3 /Domain [0 1] /Bounds [.25 .5] /Encode [0 1 0 1 0 1] /Functions [
      << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 3 >> 12 0 R 11 0 R] >> >>
      """
    let program = TinyPDF.stream(
      "/FunctionType 4 /Domain [0 1] /Range [0 1]", "{ dup .5 gt { pop 1 } { 2 mul } ifelse }")
    let samples = TinyPDF.stream(
      "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [3] /BitsPerSample 8", "@ @")
    let form = TinyPDF.stream(
      "/Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 2 1 0] /Group << /S /Transparency >>",
      "3 w [1 2] 0 d 1 2 m 3 4 5 6 7 8 c b* /DeviceRGB CS 1 0 0 SC 0 0 4 4 re W* n /S sh")
    let whole = TinyPDF(
      stream: TinyPDF.stored(
        "q .5 g /G gs 1 2 3 4 re W n /F Do /S sh Q 1 J 2 0 0 2 0 0 cm 0 0 m s"),
      "/Filter /FlateDecode",
      resources: """
        /ExtGState << /G << /ca .5 /SMask << /S /Luminosity /G 13 0 R >> >> >>
        /XObject << /F 13 0 R >> /Shading << /S 10 0 R >>
        """, objects: [shading, program, samples, form]
    ).bytes
    #expect(refusal(whole) == nil)
    var random = SeededNumbers(seed: 1)
    var refused = 0
    for _ in 0..<1_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = "0123456789-./<>[](){}%".utf8.randomElement(using: &random) ?? 0
        case 2: bytes.removeSubrange(place..<min(place + 5, bytes.count))
        default: bytes.insert(contentsOf: Array("99999999".utf8), at: place)
        }
      }
      if refusal(bytes) != nil { refused += 1 }
    }
    #expect(refused > 200 && refused < 1_000)
  }
}
