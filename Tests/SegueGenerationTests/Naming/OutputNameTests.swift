import SegueGeneration
import Testing

@Suite struct OutputNameTests {
  private func names(_ paths: String...) -> [String] {
    let names = GenerationPlan.outputNames(for: paths)
    return paths.map { names[$0] ?? "none" }
  }

  @Test func `A unique file name is the output's name`() {
    #expect(
      names("App/Main.storyboard", "App/Cell.xib") == ["Main.storyboard.swift", "Cell.xib.swift"])
    #expect(names("Mein Fenster ü.storyboard") == ["Mein Fenster ü.storyboard.swift"])
  }

  @Test func `Output names of files with one name begin with as many folders as needed`() {
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

  @Test func `The location of the files on disk doesn't matter`() {
    let relative = ["Main.storyboard", "App/Main.storyboard", "App/Other.storyboard"]
    let names = GenerationPlan.outputNames(for: relative)
    for folder in ["/apps/x/", "/", "./", "../", "/apps/x/../y//"] {
      let elsewhere = GenerationPlan.outputNames(for: relative.map { folder + $0 })
      #expect(relative.map { elsewhere[folder + $0] } == relative.map { names[$0] })
    }
  }

  @Test func `Localizations share one output, and their folders don't count`() {
    #expect(
      names("App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard")
        == ["Main.storyboard.swift", "Main.storyboard.swift"])
    #expect(
      names("A/Base.lproj/Main.storyboard", "B/de.lproj/Main.storyboard")
        == ["A.Main.storyboard.swift", "B.Main.storyboard.swift"])
  }

  @Test func `Names that differ only in case are distinguished`() {
    let names = names("Stra\u{DF}e.storyboard", "STRASSE.storyboard")
    #expect(Set(names.map { $0.uppercased() }).count == 2)
  }

  @Test func `No two names are equal on a case-insensitive disk`() {
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

  @Test func `The order of the paths doesn't matter`() {
    let paths = ["a/M.xib", "A/M.xib", "b/M.xib", "b/c/M.xib", "a.b/M.xib", "a/b/M.xib", "M.xib"]
    let names = GenerationPlan.outputNames(for: paths)
    for _ in 0..<20 { #expect(GenerationPlan.outputNames(for: paths.shuffled()) == names) }
  }
}
