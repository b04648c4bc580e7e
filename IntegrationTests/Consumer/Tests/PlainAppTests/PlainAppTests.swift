import Foundation
import PlainApp
import SeguesTesting
import Testing

@MainActor @Suite struct PlainAppTests {
  @Test func `A value travels without a macro`() throws {
    let stage = try Stage(storyboard: "Letters")
    let letter = Letter(text: "Dear reader")
    try stage.root(as: LettersViewController.self).open(letter)
    #expect(try stage.top(as: LetterViewController.self).letter == letter)
  }

  @Test func `Another module performs a segue that the configuration makes public`() throws {
    let stage = try Stage(storyboard: "Letters")
    let letters = try stage.root(as: LettersViewController.self)
    LettersViewControllerSegues.perform(.showLetter(Letter(text: "Hello")), from: letters)
    #expect(try stage.top(as: LetterViewController.self).letter?.text == "Hello")
  }
}
