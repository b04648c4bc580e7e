import AssetCatalogs
import Foundation
import TestSupport
import Testing

@Suite struct ImageTests {
  private let app: AssetFolder

  init() throws { app = try AssetFolder() }

  private func image(_ name: String, near folder: String = "", idioms: [String] = ["universal"])
    -> ImageAsset?
  {
    app.index.image(name, nearestTo: app.folder.path(folder), idioms: idioms)
  }

  @Test func `The image at double scale is preferred, and the size is in points`() throws {
    try app.writeImageSet(
      "A.xcassets/Star", #"{"filename": "s.png", "scale": "1x"}"#,
      #"{"filename": "s2.png", "scale": "2x"}"#, #"{"filename": "s3.png", "scale": "3x"}"#)
    for (name, side) in [("s", 10), ("s2", 20), ("s3", 30)] as [(String, UInt32)] {
      try app.write(TinyImages.png(side, side), to: "A.xcassets/Star.imageset/\(name).png")
    }
    let star = try #require(image("Star"))
    #expect(star.light.bytes == Array(TinyImages.png(20, 20)))
    #expect([star.light.width, star.light.height] == [10, 10])
    #expect(star.dark == nil)
  }

  @Test func `If a file is over the limit, a smaller scale is used`() throws {
    try app.writeImageSet(
      "A.xcassets/Star", #"{"filename": "s.png", "scale": "1x"}"#,
      #"{"filename": "s2.png", "scale": "2x"}"#)
    let limit = ImageFile.greatestSize
    try app.write(TinyImages.png(10, 12), to: "A.xcassets/Star.imageset/s.png")
    try app.write(
      TinyImages.png(20, 24) + Data(count: limit), to: "A.xcassets/Star.imageset/s2.png")
    #expect(image("Star")?.light.height == 12)
  }

  @Test func `Variants for dark appearance, for devices and templates are recognized`() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try app.writeImageSet(
      "A.xcassets/Star", #"{"filename": "d.jpg", "idiom": "universal", \#(dark)}"#,
      #"{"filename": "l.jpg", "idiom": "universal"}"#, #"{"filename": "m.jpg", "idiom": "mac"}"#,
      properties: #"{"template-rendering-intent": "template"}"#)
    for (name, side) in [("l", 10), ("d", 20), ("m", 30)] as [(String, UInt16)] {
      try app.write(TinyImages.jpeg(side, 5), to: "A.xcassets/Star.imageset/\(name).jpg")
    }
    let star = try #require(image("Star"))
    #expect(star.light.type == .jpeg)
    #expect([star.light.width, star.light.height] == [10, 5])
    #expect(star.dark?.width == 20)
    #expect(star.rendering == .template)
    #expect(image("Star", idioms: ["mac", "universal"])?.light.width == 30)
  }

  @Test func `A JPEG may have fill bytes before a segment`() throws {
    var jpeg = TinyImages.jpeg(10, 5)
    jpeg.insert(contentsOf: [0xFF, 0xFF], at: 8)
    try app.write(jpeg, to: "star.jpg")
    #expect(image("star")?.light.width == 10)
  }

  @Test func `An SVG has the size that its root element states`() throws {
    try app.write(TinyImages.svg("width='24px' height='12'"), to: "one.svg")
    try app.write(TinyImages.svg("viewBox=\"0 0 30 20\"", "<?xml version='1.0'?>"), to: "two.svg")
    try app.write(TinyImages.svg("\r\nwidth='9'\r\nheight='8'"), to: "lines.svg")
    try app.write(TinyImages.svg("width=\"100%\""), to: "none.svg")
    try app.write(
      TinyImages.svg("width='1' height='1'", "<!DOCTYPE svg [<!ENTITY a 'b'>]>"), to: "bomb.svg")
    #expect(image("one").map { [$0.light.width, $0.light.height] } == [24, 12])
    #expect(image("two").map { [$0.light.width, $0.light.height] } == [30, 20])
    #expect(image("lines").map { [$0.light.width, $0.light.height] } == [9, 8])
    #expect(image("none") == nil)
    #expect(image("bomb") == nil)
  }

  @Test func `A PDF is drawn as an SVG, and isn't an image if parts of it can't be drawn`() throws {
    for (name, operators) in [("Drawn", "0 0 m 9 9 l S"), ("Text", "BT (Hello) Tj ET")] {
      try app.writeImageSet("A.xcassets/\(name)", #"{"filename": "i.pdf"}"#)
      try app.write(
        """
        %PDF-1.4
        1 0 obj << /Pages 2 0 R >> endobj
        2 0 obj << /MediaBox [0 0 30 20] /Contents 3 0 R >> endobj
        3 0 obj << /Length \(operators.utf8.count) >> stream
        \(operators)
        endstream endobj
        % \(String(repeating: "comment ", count: 9_000))
        trailer << /Root 1 0 R >>
        """, to: "A.xcassets/\(name).imageset/i.pdf")
    }
    let drawn = try #require(image("Drawn"))
    #expect(drawn.light.type == .svg)
    #expect([drawn.light.width, drawn.light.height] == [30, 20])
    #expect(String(decoding: drawn.light.bytes, as: UTF8.self).contains("M0 20L9 11"))
    #expect(image("Text") == nil)
  }

  @Test func `A custom symbol is a template in regular weight and medium scale`() throws {
    func guides(_ scale: String, _ x: Int) -> String {
      """
      <line id="Baseline-\(scale)" x1="0" x2="9" y1="170" y2="170"/>
      <line x1="0" x2="9" y1="100" y2="100" id="Capline-\(scale)"/>
      <line id="left-margin-Regular-\(scale)" x1="\(x)" x2="\(x)" y1="0" y2="9"/>
      <line id="right-margin-Regular-\(scale)" x1="\(x + 100)" x2="\(x + 100)" y1="0" y2="9"/>
      """
    }
    func symbol(_ id: String) -> String {
      "<g id=\"\(id)\" transform=\"translate(1 2)\"><g><path d=\"M0 0\" x:y=\"\"/></g></g>"
    }
    func write(_ name: String, _ content: String) throws {
      try app.write(
        #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#,
        to: "A.xcassets/\(name).symbolset/Contents.json")
      try app.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:x=\"u\" width=\"3300\">\(content)</svg>",
        to: "A.xcassets/\(name).symbolset/s.svg")
    }
    try write(
      "heart",
      guides("S", 7) + guides("M", 500) + symbol("Bold-M") + symbol("Regular-S")
        + symbol("Regular-M") + symbol("Regular-L"))
    try write("variable", guides("S", 7) + symbol("Ultralight-S") + symbol("Regular-S"))
    let inLines = symbol("Regular-M").replacing("<g ", with: "<g\n ")
    try write("lines", guides("M", 500) + inLines)
    try write("none", symbol("Regular-M"))
    let heart = try #require(image("heart"))
    #expect(heart.rendering == .template)
    #expect([heart.light.width, heart.light.height].map { ($0 * 100).rounded() } == [1700, 2142])
    let svg = String(decoding: heart.light.bytes, as: UTF8.self)
    #expect(svg.contains(#"xmlns:x="u""#) && svg.contains(#"viewBox="500.0 72.0 100.0 126.0""#))
    #expect(svg.hasSuffix(">" + symbol("Regular-M") + "</svg>"))
    let lines = try #require(image("lines"))
    #expect(String(decoding: lines.light.bytes, as: UTF8.self).hasSuffix(">" + inLines + "</svg>"))
    let variable = try #require(image("variable"))
    #expect(String(decoding: variable.light.bytes, as: UTF8.self).contains("Regular-S"))
    #expect(image("none") == nil)
  }

  @Test func `An image's name includes the groups that are namespaces`() throws {
    try app.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Icons/Contents.json")
    try app.write(#"{"info": {}}"#, to: "A.xcassets/Plain/Contents.json")
    for folder in ["Icons", "Plain"] {
      try app.writeImageSet("A.xcassets/\(folder)/\(folder)Star", #"{"filename": "s.png"}"#)
      try app.write(
        TinyImages.png(8, 8), to: "A.xcassets/\(folder)/\(folder)Star.imageset/s.png")
    }
    #expect(image("Icons/IconsStar") != nil)
    #expect(image("IconsStar") == nil)
    #expect(image("PlainStar") != nil)
  }

  @Test func `The nearest of two images with one name is used`() throws {
    for (folder, side) in [("App", 10), ("Widget", 20)] as [(String, UInt32)] {
      try app.writeImageSet("\(folder)/A.xcassets/Star", #"{"filename": "s.png"}"#)
      try app.write(
        TinyImages.png(side, side), to: "\(folder)/A.xcassets/Star.imageset/s.png")
    }
    #expect(image("Star", near: "Widget/Base.lproj")?.light.width == 20)
    #expect(image("Star", near: "App")?.light.width == 10)
  }

  @Test func `Loose pictures are found with and without extension, scale and device`() throws {
    try app.write(TinyImages.png(20, 20), to: "Pictures/star@2x~ipad.png")
    for name in ["star", "star.png"] { #expect(image(name)?.light.width == 10) }
    #expect(image("moon") == nil)
  }

  @Test func `The name of a loose picture makes it a template only on macOS`() throws {
    try app.write(TinyImages.png(20, 20), to: "starTemplate@2x.png")
    #expect(image("starTemplate")?.rendering == .automatic)
    #expect(image("starTemplate", idioms: ["mac", "universal"])?.rendering == .template)
  }

  @Test(arguments: ["{", "[]", #"{"images": 7}"#, #"{"images": [7, {"filename": 7}]}"#, ""])
  func `A damaged catalog has no images`(contents: String) throws {
    try app.write(contents, to: "A.xcassets/Star.imageset/Contents.json")
    #expect(image("Star") == nil)
  }

  @Test func `Files that aren't images or are too large to decode are not images`() throws {
    try app.write("not an image", to: "text.png")
    try app.write(TinyImages.png(100_000, 100_000), to: "bomb.png")
    try app.write(TinyImages.png(0, 4), to: "empty.png")
    try app.write(Data([0xFF, 0xD8, 0xFF, 0xE0, 0xFF]), to: "cut.jpg")
    for name in ["text", "bomb", "empty", "cut"] { #expect(image(name) == nil) }
  }

  @Test func `Nothing outside of the folder is read`() throws {
    let outside = try TemporaryFolder()
    try TinyImages.png(8, 8).write(to: URL(fileURLWithPath: outside.path("secret.png")))
    let secret = outside.path("secret.png")
    try app.writeImageSet("A.xcassets/Path", #"{"filename": "\#(secret)"}"#)
    try app.writeImageSet(
      "A.xcassets/Up",
      #"{"filename": "../../../\#(outside.path.split(separator: "/").last!)/secret.png"}"#)
    try app.writeImageSet("A.xcassets/Link", #"{"filename": "s.png"}"#)
    let files = FileManager.default
    for link in ["A.xcassets/Link.imageset/s.png", "loose.png"] {
      try files.createSymbolicLink(atPath: app.folder.path(link), withDestinationPath: secret)
    }
    try app.writeImageSet("Other/B.xcassets/Set", #"{"filename": "s.png"}"#)
    try app.write(TinyImages.png(8, 8), to: "Other/B.xcassets/Set.imageset/s.png")
    try files.moveItem(atPath: app.folder.path("Other"), toPath: outside.path("Other"))
    try files.createSymbolicLink(
      atPath: app.folder.path("B.xcassets"), withDestinationPath: outside.path("Other/B.xcassets"))
    for name in ["Path", "Up", "Link", "loose", "Set"] { #expect(image(name) == nil, "\(name)") }
  }
}
