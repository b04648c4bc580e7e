internal import FaultPlanting

/// Pieces of files that confuse parsers, by the format they belong to.
enum FuzzToken {
  static func random(for role: FileRole, using random: inout SeededNumbers) -> String {
    tokens(for: role).randomElement(using: &random) ?? ""
  }

  private static func tokens(for role: FileRole) -> [String] {
    switch role {
    case .storyboard, .xib: markup
    case .swift: code + swift
    case .objectiveC: code + objectiveC
    case .project, .propertyList, .baseline: code + lists
    case .manifest, .configuration, .buildSettings: code + settings
    case .cache, .archive, .outline, .assetCatalog: lists
    case .pdf: pictures
    }
  }

  private static let markup = [
    // Markup that begins, ends or is empty in the wrong place.
    "<", ">", "/>", "</", "<a", "</a>", "<a/>", "<a:b/>", "<:/>", "< a>", "\"", "'", "=", "&",
    "<!--", "-->", "<!---->", "<!-- -- -->", "<![CDATA[", "]]>", "<![CDATA[]]>", "<?", "?>",
    "<?x?>", "<?xml?>", "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
    "<?xml version=\"1.0\" encoding=\"EBCDIC-US\"?>", "<!", "<!ELEMENT a>", "<!DOCTYPE",
    // Character references by number and by name.
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

  private static let code = [
    "[", "]", "(", ")", "{", "}", "<", ">", "\"", "'", "`", "\\", "/*", "*/", "//", "\n", "\r", "#",
    "@", "=", ":", ",", ";", ".", "&", "*", "-", "!", "?", "\u{0}", "\u{FEFF}", "\u{2028}", "🎬",
    "e\u{301}", "\u{202E}", "\t",
  ]

  private static let swift = [
    "\"\\(", "\"\"\"", "#\"", "\"#", "\\(\\(", "\"\\(\"", "switch x {", "case ", "if let x = ",
    "[:]",
    "Array<", "[[Int]: ", "@IBOutlet ", "@IBAction ", "@", "#if DEBUG\n", "#endif\n", "#else\n",
    "{ (a) in ", "func f() {",
    "class A: A {", "extension A {", "var x: ", " -> ", "where ", "\"",
    "performSegue(withIdentifier: ",
    "as! ", "try? ", "#selector(", "/", "#/", "#/a", "init(", "{ $0", "(((", "<<<<<<< HEAD\n",
    ">>>>>>> b\n",
    "a ? b : ", "a + ", "- ", "!!", "&&", "<A: ", "some ", "any ", "if #available(", "let (",
    "inout ",
    "else if x {", "} else {", "guard ", "do { ", "a.b.", "a?.", "// segues:disable ",
    "/* segues:disable */",
  ]

  private static let objectiveC = [
    "@\"", "@[", "@{", "@(", "@interface A : A\n", "@implementation A\n", "@end\n", "@protocol ",
    "^{",
    "[[", "[self performSegueWithIdentifier:", "#define A \\\n", "#if 0\n", "#endif\n", "IBOutlet ",
    "- (void)a:(id)b {", "- (", "@selector(", "NSArray<", "static NSString *const a = @\"", "\\\n",
    "L'",
    "#import \"", "@property (", "enum {", "@class ", "isEqualToString:", "?:",
  ]

  private static let lists = [
    "bplist00", "{isa = ", "a = (", "<0fbd", "<dict>", "</dict>", "<array>", "<key>", "<string>",
    "/* ",
    "\\U", "\\777", "{\"", "\\u0000", "\\ud800", "null", "true", "1e999", "[[", "{\"a\":", "\n",
    "<!DOCTYPE a [",
    "\u{0}\u{0}\u{0}\u{8}", "\u{7F}\u{7F}\u{7F}\u{7F}", "segues-outcome 4\n",
  ]

  private static let pictures = [
    // Brackets, and what ends a value.
    "<<", ">>", "[", "]", "(", ")", "<", ">", "{", "}", "/", "%", "\\", "#", "#zz", " ", "\n", "\r",
    // Objects and references.
    " 3 0 R ", " 4 0 R ", " 10 0 R ", " 99999999 0 R ", " -1 0 R ", "1 0 obj ", "endobj ",
    "stream\n",
    "\nendstream ", "trailer ", "xref\n", "null ", "true ", "/Length -1 ", "/Length 999999999 ",
    "/Filter /FlateDecode ", "/Filter [/FlateDecode /FlateDecode] ", "/Filter /LZWDecode ",
    "/DecodeParms << /Predictor 12 >> ", "/Type /ObjStm /N 9 /First 4 ", "/Kids [2 0 R] ",
    "/Contents [4 0 R 4 0 R 4 0 R] ", "/Rotate 90 ", "/Rotate 45 ", "/MediaBox [0 0 0 0] ",
    "/MediaBox [-1e9 0 99999999 1] ", "/CropBox [24 24 0 0] ", "/Matrix [0 0 0 0 0 0] ",
    "/Matrix [1 0 0 1 999999999 0] ", "/SMask /None ", "/BM /Multiply ", "/N 0 ", "/N 999999 ",
    "/Domain [1 0] ", "/Domain [0 0.0000001] ", "/Bounds [0.5 0.5 0.1] ", "/FunctionType 0 ",
    "/FunctionType 4 ", "/ShadingType 3 ", "/Extend [true true] ", "/Coords [0 0 0 0 0 0] ",
    // Operators.
    " q ", " Q ", " cm ", " 0 0 0 0 0 0 cm ", " 1e9 0 0 1 0 0 cm ", " m ", " l ", " c ", " v ",
    " re ",
    " h ", " f ", " f* ", " B ", " b* ", " S ", " W n ", " W* n ", " /F Do ", " /G gs ", " /S sh ",
    " /Pattern cs /P scn ", " /C cs 0.5 scn ", " 0 0 0 1 k ", " 0.1 G ", " [0 0] 0 d ", " [3] 1 d ",
    " 999999998 w ", " 7 J ", " 0 M ", " BT (a) Tj ET ", " BI ID EI ", " nan ", " - ", " . ",
    " 0.0000000000000000000000000000000000001 ", " 99999999999999999999 ",
    // The language of functions.
    " { ", " } ", " dup ", " exch ", " pop ", " 9 index ", " 9 copy ", " 0 div ", " sqrt ", " if ",
    " ifelse ", " { { { ", " gt ", " roll ",
  ]

  private static let settings = [
    "&a ", "*a", "<<: *a\n", "- ", "? ", "!!binary ", "%YAML 9\n", "---\n", "...\n", "|\n", ">-\n",
    "{a: ", "[a, ",
    "\n  ", "**/", "**/**/**/**/**/**/", "*", "../", "/etc/", "$(", "$(A)", "A = $(A)$(A)\n",
    "#include \"App.xcconfig\"\n",
    "#include? \"../", ".target(name: \"", "\"\"\"", "[sdk=*]", "~", "null", "rules:\n", "0x",
    ".inf", "do\n", "end\n", "#{",
    "a: &x [*x, *x]\n", "a: !<tag> b\n",
  ]
}
