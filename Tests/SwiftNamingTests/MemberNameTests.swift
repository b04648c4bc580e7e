import SwiftNaming
import Testing

@Suite struct MemberNameTests {
  @Test(arguments: [
    ("ShowPerson", "showPerson"), ("showPerson", "showPerson"), ("show-person", "showPerson"),
    ("show person", "showPerson"), ("show_person:x", "showPersonX"), (" show ", "show"),
    ("URLDetail", "urlDetail"), ("showURL", "showURL"), ("LOGIN", "login"),
    ("LOGIN_SCREEN", "loginScreen"), ("Show URL", "showURL"), ("URL", "url"), ("A", "a"),
    ("iPhone", "iPhone"), ("TheRedPillExperience", "theRedPillExperience"),
    ("setPerson:", "setPerson"), ("_private", "private"), ("X1Foo", "x1Foo"), ("URL2go", "url2go"),
  ])
  func `Words in all usual spellings become camel case`(text: String, name: String) {
    #expect(SwiftName.member(text) == name)
  }

  @Test(arguments: [
    ("3DTouch", "_3dTouch"), ("3", "_3"), ("1.2", "_1_2"), ("12", "_12"), ("v1.2", "v1_2"),
    ("٣", "_٣"),
  ])
  func `A leading digit gets an underscore, and numbers stay separate`(
    text: String, name: String
  ) {
    #expect(SwiftName.member(text) == name)
  }

  @Test(arguments: [
    ("Überblick", "überblick"), ("Показать Друга", "показатьДруга"), ("詳細", "詳細"),
    ("URL詳細", "url詳細"), ("किताब", "किताब"), ("عرض", "عرض"), ("ΑΘΗΝΑ", "αθηνα"),
    ("e\u{301}tage", "e\u{301}tage"), ("Straße zum-ßee", "straßeZumSsee"),
    ("re\u{AD}sume", "resume"),
  ])
  func `Letters of every script are kept`(text: String, name: String) {
    #expect(SwiftName.member(text).unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  @Test(arguments: [
    ("😀", "grinningFace"), ("Show 😀", "showGrinningFace"), ("❤️", "heavyBlackHeart"),
    ("→", "rightwardsArrow"), ("5€", "_5EuroSign"), ("???", "questionMarkQuestionMarkQuestionMark"),
    ("+", "plusSign"), ("a→b", "aRightwardsArrowB"),
  ])
  func `Emoji and symbols are spelled out`(text: String, name: String) {
    #expect(SwiftName.member(text) == name)
  }

  @Test(arguments: [
    ("say \"hi\"", "sayHi"), ("two\nlines", "twoLines"), ("tab\tbed", "tabBed"),
    ("nul\u{0}l", "nulL"), ("“quoted”", "quoted"), ("a\u{2028}b", "aB"), ("a\\(b)", "aB"),
  ])
  func `Quotes, line breaks and control characters separate words`(
    text: String, name: String
  ) {
    #expect(SwiftName.member(text) == name)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{A0}", "\u{200B}", "\u{1}"])
  func `Text without visible characters becomes the name blank`(text: String) {
    #expect(SwiftName.member(text) == "blank")
  }

  @Test(arguments: [
    ("Self", "self_"), ("init", "init_"), ("none", "none_"), ("Some", "some_"), ("ID", "id_"),
    ("identifier", "identifier_"), ("allCases", "allCases_"), ("raw value", "rawValue_"),
  ])
  func `Members of every enumeration get an underscore`(text: String, name: String) {
    #expect(SwiftName.member(text) == name)
  }

  @Test func `Keywords stay plain, and are escaped in code`() {
    #expect(SwiftName.member("Class") == "class")
    #expect(SwiftName.escaped("class") == "`class`")
    #expect(SwiftName.escaped("showPerson") == "showPerson")
  }

  @Test(arguments: [String(repeating: "a", count: 10_000), String(repeating: "😀", count: 10_000)])
  func `Names have a maximum length`(text: String) {
    #expect(SwiftName.member(text).unicodeScalars.count == SwiftName.maximumLength)
  }

  @Test(arguments: [
    ("Main", "MainStoryboard"), ("MainStoryboard", "MainStoryboard"),
    ("Main~ipad", "MainIpadStoryboard"),
    ("main", "MainStoryboard"), ("2nd", "_2ndStoryboard"), ("UI", "UIStoryboard_"),
    ("LOGIN", "LOGINStoryboard"), ("ÜBER", "ÜBERStoryboard"),
    ("Mein Fenster", "MeinFensterStoryboard"),
  ])
  func `Types begin with a capital, and have their suffix once`(text: String, name: String) {
    #expect(SwiftName.type(text, suffix: "Storyboard") == name)
  }
}
