.PHONY: apple

apple: ; swift build --target SeguesMacros && Scripts/check-apple-side
