# One line for each task. `make ci` runs all checks.
.PHONY: format lint build test firefox appkit record docs integration apple availability buildsystems sarif projectfiles migrations bench edits renames fuzz mutations install distribution ci
PREFIX ?= /usr/local
# The build folder for the twin of AppKit.
SCRATCH ?= .build/appkit
# On Linux, the program needs no Swift on the machine that it runs on.
static = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
# AppleSideChecks isn't formatted, because its expected errors must stay on their lines.
files = git ls-files -z '*.swift' ':!AppleSideChecks' | xargs -0

format:      ; $(files) swift format format --in-place --parallel
lint:        ; $(files) swift format lint --strict --parallel && Scripts/check-tree
build:       ; swift build --build-tests $(SEGUES_BUILD_FLAGS)
test:        ; swift test
firefox:     ; SEGUES_BROWSER=firefox swift test --filter "MapPageTests|Live reload"
appkit:      ; export SEGUES_TWIN=appkit; swift build --scratch-path $(SCRATCH) --product seguesPackageTests $(SEGUES_BUILD_FLAGS) && swift test --scratch-path $(SCRATCH) --skip-build
record:      ; SEGUES_RECORD=1 swift test
docs:        ; Scripts/build-documentation && Scripts/build-site
integration: ; Scripts/check-consumer
apple:       ; swift build --target SeguesMacros && swift build --product segues-generate && Scripts/check-apple-side
availability: build ; Scripts/check-availability
buildsystems: ; swift build --product segues-generate && Scripts/check-build-systems
sarif:       ; swift build --product segues && Scripts/check-sarif
projectfiles: ; Scripts/check-project-files
migrations:  ; $(if $(APPS),swift build --product segues && Scripts/check-migrated-apps $(APPS),Scripts/check-migrations)
bench:       ; export SEGUES_BENCHMARKS=1; for p in segues segues-generate reading-benchmark generation-benchmark check-benchmark map-benchmark page-benchmark segue-cost growth-benchmark; do swift build -c release --product $$p || exit; done && .build/release/reading-benchmark && .build/release/generation-benchmark && .build/release/check-benchmark $(APPS) && .build/release/map-benchmark && .build/release/page-benchmark && .build/release/segue-cost && .build/release/growth-benchmark
mutations:   ; export SEGUES_BENCHMARKS=1; swift build -c release --product mutation-harness && .build/release/mutation-harness $(if $(APPS),--each $(APPS),Examples/Catalog Examples/Pills Examples/Qold) --count $(or $(COUNT),1000) --seed $(or $(SEED),1) --verbose
edits:       ; SEGUES_EDIT_COUNT=$(or $(COUNT),1000) SEGUES_EDIT_SEED=$(or $(SEED),1) swift test --filter RandomEditTests
renames:     ; SEGUES_RENAME_COUNT=$(or $(COUNT),1000000) swift test --filter RenamingTests.CorpusTests
fuzz:        ; export SEGUES_BENCHMARKS=1; swift build -c release --product fuzz-harness && .build/release/fuzz-harness --count $(or $(COUNT),100000) --seed $(or $(SEED),1) $(if $(wildcard ../shared/corpus),--corpus ../shared/corpus)
# BINARIES=FOLDER installs what was built there.
install:     ; $(if $(BINARIES),,swift build -c release $(static) --product segues && )install -d "$(DESTDIR)$(PREFIX)/bin" && install -m 755 "$(or $(BINARIES),.build/release)/segues" "$(DESTDIR)$(PREFIX)/bin/segues"
distribution: ; swift build --build-tests && Scripts/check-distribution
ci:          ; .ci/run
