import AssetCatalogs
import TestSupport
import Testing

@Suite struct ColorTests {
  private let app: AssetFolder

  init() throws { app = try AssetFolder() }

  private func color(_ variants: String) throws -> ColorAsset? {
    try app.write(#"{"colors": [\#(variants)]}"#, to: "A.xcassets/Brand.colorset/Contents.json")
    return app.index.color("Brand", nearestTo: app.path)
  }

  /// Returns the components of a color from 0 to 255, the last one alpha in hundredths.
  private func components(_ color: ColorValue?) -> [Int]? {
    guard case .components(let red, let green, let blue, let alpha) = color else { return nil }
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }

  @Test(arguments: [
    (
      #""srgb""#, #""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.5""#,
      [255, 128, 0, 50]
    ),
    (
      #""srgb""#, #""red": "255", "green": "128", "blue": "1", "alpha": "1.000""#,
      [255, 128, 1, 100]
    ),
    (
      #""srgb""#, #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#,
      [255, 128, 0, 100]
    ),
    (
      #""extended-srgb""#, #""red": "1.200", "green": "-0.500", "blue": "0.000""#, [255, 0, 0, 100]
    ),
    (
      #""display-p3""#, #""red": "1.000", "green": "1.000", "blue": "1.000""#, [255, 255, 255, 100]
    ),
    (#""display-p3""#, #""red": "0.500", "green": "0.250", "blue": "0.250""#, [137, 59, 62, 100]),
    (#""gray-gamma-22""#, #""white": "0.500", "alpha": "1.000""#, [128, 128, 128, 100]),
    (#""extended-gray""#, #""white": "0x80""#, [128, 128, 128, 100]),
    (
      #""extended-linear-srgb""#, #""red": "0.214", "green": "0.0", "blue": "1.0""#,
      [127, 0, 255, 100]
    ),
    (#""srgb""#, #""red": 1, "green": 0.5, "blue": 128"#, [255, 128, 128, 100]),
  ])
  func `A color is read in each of its forms`(space: String, values: String, expected: [Int])
    throws
  {
    let color = try color(#"{"color": {"color-space": \#(space), "components": {\#(values)}}}"#)
    #expect(components(color?.light) == expected)
    #expect(color?.dark == nil)
  }

  @Test func `A variant for dark appearance and a system color are recognized`() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let contrast =
      #""appearances": [{"appearance": "contrast", "value": "high"}]"#
    func value(_ white: String) -> String { #""color": {"components": {"white": "\#(white)"}}"# }
    let color = try color(
      """
      {\(contrast), \(value("7"))}, {\(dark), \(value("20"))}, {"color": {"reference": "systemBlueColor"}}
      """)
    #expect(color?.light == .system("systemBlueColor"))
    #expect(components(color?.dark) == [20, 20, 20, 100])
  }

  @Test func `A variant for light appearance is preferred to one for any appearance`() throws {
    let light = #""appearances": [{"appearance": "luminosity", "value": "light"}]"#
    func value(_ white: String) -> String { #""color": {"components": {"white": "\#(white)"}}"# }
    let color = try color("{\(value("7"))}, {\(light), \(value("20"))}")
    #expect(components(color?.light) == [20, 20, 20, 100])
  }

  @Test(arguments: [
    "", "7", #"{"color": 7}"#, #"{"color": {"components": {"red": "x"}}}"#,
    #"{"color": {"color-space": "display-p3", "components": {"white": "1.0e200"}}}"#,
  ])
  func `A damaged color is left out`(variant: String) throws {
    #expect(try color(variant) == nil)
  }
}
