import Foundation
import SegueGeneration
import SeguesConfiguration
import Testing

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(Data(text.utf8), path: ".segues.yml")
  }

  @Test func `Every key of generate is read`() throws {
    let configuration = try read(
      """
      include: App
      exclude: [Legacy, "*Tests"]
      generate:
        include: [App/*.storyboard]
        exclude: [App/Old.storyboard]
        references: [./Kit/Sources]
        output: App/Generated
        style: rswift
        extends-r: true
        standalone: true
        access: public
        bundle: module
        module: Shop
        imports: [ShopKit]
        classes:
          OLDCartViewController: CartViewController
          Kit.Picker: {name: Kit.PickerController, module: KitUI}
          SecretViewController: {hidden: true}
        only-classes: [CartViewController, Kit.Picker]
        unwinds:
          "limitsChosen:":
            method: HomeViewController.limitsChosen(with:)
            value: Limits
          "closed:": HomeViewController.closed

      """)
    #expect(configuration.path == ".segues.yml")
    #expect(configuration.include == ["App"])
    #expect(configuration.exclude == ["Legacy", "*Tests"])
    let generate = configuration.generate
    #expect(generate.include == ["App/*.storyboard"])
    #expect(generate.exclude == ["App/Old.storyboard"])
    #expect(generate.references == ["./Kit/Sources"])
    #expect(generate.output == "App/Generated")
    var options = GenerationOptions()
    options.style = .rswift
    options.extendsR = true
    options.isStandalone = true
    options.access = .public
    options.bundle = .module
    options.module = "Shop"
    options.imports = ["ShopKit"]
    options.classes = [
      "OLDCartViewController": ClassOverride(swiftName: "CartViewController"),
      "Kit.Picker": ClassOverride(swiftName: "Kit.PickerController", module: "KitUI"),
      "SecretViewController": ClassOverride(isHidden: true),
    ]
    options.onlyClasses = ["CartViewController", "Kit.Picker"]
    options.unwinds = [
      "limitsChosen:": UnwindOverride(
        method: "HomeViewController.limitsChosen(with:)", value: "Limits"),
      "closed:": UnwindOverride(method: "HomeViewController.closed"),
    ]
    #expect(generate.options == options)
  }

  @Test(arguments: ["", "# nothing yet\n", "generate:\n", "---\n", "generate: ~\n", "{}"])
  func `An empty file changes nothing`(text: String) throws {
    var expected = Configuration()
    expected.path = ".segues.yml"
    #expect(try read(text) == expected)
  }

  @Test func `Sections of other commands are ignored`() throws {
    let configuration = try read("map: 1\ngenerate: {access: public}\n")
    #expect(configuration.generate.options.access == .public)
  }

  @Test(arguments: [
    ("module", GenerationOptions.Bundle.module), ("code", .ofCode),
    ("Bundle(for: Shop.self)", .expression("Bundle(for: Shop.self)")),
    (".main", .expression(".main")),
    (#"Bundle(path: "")!"#, .expression(#"Bundle(path: "")!"#)),
    (#"Bundle(identifier: "org.c#")!"#, .expression(#"Bundle(identifier: "org.c#")!"#)),
  ])
  func `A bundle is one of two words or an expression`(
    text: String, bundle: GenerationOptions.Bundle
  ) throws {
    #expect(try read("generate: {bundle: '\(text)'}").generate.options.bundle == bundle)
  }
}
