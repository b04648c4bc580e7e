/// Pieces of XML and of storyboards that parsers trip over.
enum FuzzToken {
  static func random(using random: inout SeededGenerator) -> String {
    all.randomElement(using: &random) ?? ""
  }

  private static let all = [
    // Markup that begins, ends or is empty where it should not.
    "<", ">", "/>", "</", "<a", "</a>", "<a/>", "<a:b/>", "<:/>", "< a>", "\"", "'", "=", "&",
    "<!--", "-->", "<!---->", "<!-- -- -->", "<![CDATA[", "]]>", "<![CDATA[]]>", "<?", "?>",
    "<?x?>", "<?xml?>", "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
    "<?xml version=\"1.0\" encoding=\"EBCDIC-US\"?>", "<!", "<!ELEMENT a>", "<!DOCTYPE",
    // Characters by number and by name.
    "&#0;", "&#x1;", "&#10;", "&#x10FFFF;", "&#x110000;", "&#xD800;", "&#99999999999;", "&amp;",
    "&lt", "&none;", "&;", "&#;", "\u{FEFF}", "\u{0}", "\u{2028}", "\u{FFFE}", "🎬", "e\u{301}",
    // Attributes.
    " id=\"\"", " id=\"a\" id=\"a\"", " a='\"'", " xmlns=\"\"", " xmlns:a=\"b\"", " a:b=\"c\"",
    " xml:lang=\"\u{1}\"", " customClass=\"A\nB\"", " kind=\"embed\"", " destination=\"\"",
    // Storyboards.
    "<segue kind=\"embed\" destination=\"x\" id=\"x\"/>", "<connections/>", "<connections>",
    "</connections>", "<scene>", "</scene>", "<scenes>", "</scenes>", "<objects>", "</objects>",
    "<string key=\"text\" base64-UTF8=\"YES\">!!!!</string>", "<string key=\"id\">z</string>",
    "<attributedString key=\"a\">", "<fragment content=\"f\"/>", "<state key=\"normal\">",
    "<rect key=\"frame\" x=\"nan\" y=\"-inf\" width=\"1e999\" height=\"0x1p9\"/>",
    "<viewControllerPlaceholder id=\"p\"/>", "<resources>", "</resources>",
    "\n<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> branch\n", "\r", "\r\n", "\t",
  ]
}
