# What there is to do in this package; `make check` is what CI runs.

SWIFT ?= swift
# System modules need no index, and without it a cold build takes half as long.
FLAGS ?= -Xswiftc -index-ignore-system-modules
STRICT = $(FLAGS) -Xswiftc -warnings-as-errors
# Where the package of binaries goes.
OUTPUT ?= .build/ViewModelGenPlugins
# The Swift files that people wrote: no goldens, no generated ones, no declarations of other libraries.
SOURCES = find Package.swift Sources Plugins Tests -type f -name '*.swift' \
	! -name '*+Generated.swift' ! -name '*.generated.swift' ! -path 'Tests/Goldens/*' ! -path 'Tests/APIStubs/*' \
	! -path '*/.build/*' -print0

.PHONY: build test distribution goldens embed-templates format lint layers integration integration-binaries bench check

build:
	$(SWIFT) build $(STRICT)

test:
	$(SWIFT) test $(STRICT)

# A package with both plugins and the tool as a binary of this platform.
distribution:
	SWIFT='$(SWIFT)' FLAGS='$(STRICT)' .ci/distribution '$(OUTPUT)'

# Writes what the specs in Tests/Goldens become now: read the difference before you commit it.
goldens:
	-RECORD_GOLDENS=1 $(SWIFT) test $(STRICT) --filter Goldens
	git status --short Tests/Goldens

# Puts Templates/ into the binary's source.
embed-templates:
	-RECORD_TEMPLATES=1 $(SWIFT) test $(STRICT) --filter embeddedTemplatesAreCurrent
	git status --short Sources/GeneratorCore/Rendering

format:
	$(SOURCES) | xargs -0 $(SWIFT) format --in-place --parallel

lint:
	$(SOURCES) | xargs -0 $(SWIFT) format lint --strict --parallel

# No layer uses what it must not know.
layers:
	bash Tests/layers.sh

# A package of its own uses both plugins, as a user would.
integration:
	bash Tests/Integration/run.sh

# The same with the plugins and the binary of `distribution`.
integration-binaries: distribution
	bash Tests/Integration/binaries.sh

# Compares the tool with a C program, and with other generators where they are installed.
bench:
	bash Tests/Benchmarks/run.sh

# The release build keeps one core busy; the other is for the package that uses the plugins.
check: lint layers test
	$(MAKE) --jobs=2 integration integration-binaries
