import SegueGeneration
import Testing

@Suite struct OutputNameTests {
  private func names(_ paths: String...) -> [String] {
    let names = GenerationPlan.outputNames(for: paths)
    return paths.map { names[$0] ?? "none" }
  }

  @Test func `A file's name comes first`() {
    #expect(
      names("App/Main.storyboard", "App/Cell.xib") == ["Main.storyboard.swift", "Cell.xib.swift"])
    #expect(names("Mein Fenster ü.storyboard") == ["Mein Fenster ü.storyboard.swift"])
  }

  @Test func `Of files of one name, as many folders as tell them apart stand before it`() {
    #expect(
      names("iOS/Main.storyboard", "tvOS/Main.storyboard")
        == ["iOS.Main.storyboard.swift", "tvOS.Main.storyboard.swift"])
    #expect(
      names("A/x/Main.storyboard", "B/x/Main.storyboard", "y/Main.storyboard")
        == ["A.x.Main.storyboard.swift", "B.x.Main.storyboard.swift", "y.Main.storyboard.swift"])
    #expect(
      names("Main.storyboard", "App/Main.storyboard")
        == ["Main.storyboard.swift", "App.Main.storyboard.swift"])
    #expect(
      names("App/Main.storyboard", "X/App/Main.storyboard")
        == ["App.Main.storyboard.swift", "X.App.Main.storyboard.swift"])
  }

  @Test func `Where the files are on the machine changes nothing`() {
    let relative = ["Main.storyboard", "App/Main.storyboard", "App/Other.storyboard"]
    let names = GenerationPlan.outputNames(for: relative)
    for folder in ["/apps/x/", "/", "./", "../", "/apps/x/../y//"] {
      let elsewhere = GenerationPlan.outputNames(for: relative.map { folder + $0 })
      #expect(relative.map { elsewhere[folder + $0] } == relative.map { names[$0] })
    }
  }

  @Test func `Localizations have one output, and their folders do not count`() {
    #expect(
      names("App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard")
        == ["Main.storyboard.swift", "Main.storyboard.swift"])
    #expect(
      names("A/Base.lproj/Main.storyboard", "B/de.lproj/Main.storyboard")
        == ["A.Main.storyboard.swift", "B.Main.storyboard.swift"])
  }

  @Test func `Letters that are one without case are one in names too`() {
    let names = names("Stra\u{DF}e.storyboard", "STRASSE.storyboard")
    #expect(Set(names.map { $0.uppercased() }).count == 2)
  }

  @Test func `No two names are one on a disk that does not distinguish case`() {
    #expect(
      names("a/Main.storyboard", "b/main.storyboard")
        == ["a.Main.storyboard.swift", "b.main.storyboard.swift"])
    let paths = [
      "A/Main.storyboard", "a/main.storyboard", "a.b/Main.storyboard", "a/b/Main.storyboard",
      "a.b.Main.storyboard", "A/B/Main.storyboard", "c/a/b/Main.storyboard",
    ]
    let names = GenerationPlan.outputNames(for: paths)
    #expect(Set(names.values.map { $0.lowercased() }).count == paths.count)
  }

  @Test func `The order of the paths changes nothing`() {
    let paths = ["a/M.xib", "A/M.xib", "b/M.xib", "b/c/M.xib", "a.b/M.xib", "a/b/M.xib", "M.xib"]
    let names = GenerationPlan.outputNames(for: paths)
    for _ in 0..<20 { #expect(GenerationPlan.outputNames(for: paths.shuffled()) == names) }
  }
}
