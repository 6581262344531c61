#!/bin/bash
# Uses both plugins in a package of its own, as a user would, and prints what holds and what does not.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
work=$root/.build/integration
. "$root/Tests/Integration/steps.sh"

spec=Sources/App/Screens/SignUpViewModel.viewmodel
generated=Sources/App/Screens/SignUpViewModel.generated.swift
logic=Sources/App/Screens/SignUpViewModel.swift
tests=Tests/Specifications/SignUpViewModelTests.swift

echo "--- generate-viewmodels: calls that cannot work"
fails swift_package generate-viewmodels && says "--allow-writing-to-package-directory"
report "without the permission it says how to give it"
generate --help && says "--target <name>" && says "--check"
report "--help shows the options of the plugin and of the tool"
fails generate --target Nowhere && says "there is no target 'Nowhere'" && says "'App'"
report "an unknown target: it says which there are"
fails generate --target Ap && says "did you mean 'App'?"
report "a misspelt target: it says which is near"
mkdir Specs && cp Sources/App/Screens/SignUpViewModel.viewmodel Specs/
fails generate --target Plain && says "'Specs/SignUpViewModel.viewmodel' lies in no target"
report "a spec outside of every target"
rm -r Specs
fails generate --target && says "--target needs the name of a target"
report "--target without a name"
fails generate --target Plain && says "no spec (*.viewmodel) found in" && says "Sources/Plain"
report "no spec: it says where it looked"
fails generate --chekc && says "--check"
report "an unknown option: it says which is near"

echo "--- generate-viewmodels: specs with errors"
printf 'viewmodel BrokenViewModel {\n    output {\n        title: Driver<String> <- nothing\n    }\n}\n' \
    >Sources/App/BrokenViewModel.viewmodel
fails generate --target App && says "Sources/App/BrokenViewModel.viewmodel:3:34: error: " && says "'App'"
report "an error in a spec: status 1, file, line and column"
[ ! -e Sources/App/BrokenViewModel.generated.swift ] && [ -e $generated ]
report "the other specs are generated all the same"
rm -f Sources/App/BrokenViewModel.viewmodel $generated $logic $tests Sources/App/ViewModelSupport.generated.swift
rm -f .viewmodelgen-manifest

echo "--- generate-viewmodels: from the first run on"
mark && fails generate --target App --check && untouched && [ ! -e $generated ]
report "--check before the first run: status 1, nothing written"
generate --target App && has $generated "class SignUpViewModel" && has $logic "func message(error:"
report "the first run writes the ViewModel and its logic"
[ -e Sources/App/ViewModelSupport.generated.swift ]
report "the support file is in the target's folder"
has $tests "@testable import App"
report "the tests are in the test target that depends on the target"
[ ! -e Sources/Feature/CounterViewModel.generated.swift ]
report "--target leaves the other targets alone"
mark && generate --target App && untouched && says "unchanged"
report "a second run writes nothing"
generate --target App --check
report "--check is content"
swift_package generate-viewmodels --target App --allow-writing-to-package-directory
report "SwiftPM's switch may stand behind the verb"
(cd / && swift package --package-path "$package" --scratch-path "$work/build" --disable-index-store \
    --allow-writing-to-package-directory generate-viewmodels --target App --check >"$log" 2>&1)
report "the caller may be in another folder"

echo "--- generate-viewmodels: after an edit"
replace $spec "isBusy: " "isWorking: "
replace $spec "signUp -> coordinator?.popToLogin()" "signUp -> welcome"
replace $logic "fatalError(.*)" '"It did not work: \\(error)"'
mark && fails generate --target App --check && untouched && says "stale"
report "--check: status 1, nothing written"
fails generate --target App --diff && untouched && says "+" && says "isWorking: "
report "--diff shows what would change, nothing written"
generate --target App && has $generated "isWorking: " && ! has $generated "isBusy: "
report "the ViewModel is written anew"
has $logic "func welcome(" && has $logic '"It did not work: \(error)"'
report "a new logic function is added, the user's text stays"
mark && generate --target App && untouched
report "then it is quiet again"

echo "--- both plugins: the build"
replace $tests isBusy isWorking
build && silent "warning:" && build --target Specifications && silent "warning:"
report "what was generated builds without a warning, tests included"
[ -z "$(find Sources/Feature -name '*.generated.swift')" ]
report "the build-tool plugin writes nothing into the sources"
replace Sources/Feature/ToggleViewModel.viewmodel "{ !isOn }" "{ isOn == false }"
build -v && says "Feature/ToggleViewModel.viewmodel" && silent "Feature/CounterViewModel.viewmodel"
report "an edited spec is generated anew, and it alone"
printf '{ "transform": { "label": "from" } }\n' >viewmodelgen.json
build && grep -rqF "transform(from input: Input)" "$work/build/plugins/outputs"
report "a new configuration holds for the next build"
# SwiftPM plans anew when the manifest is newer; until then it misses the file.
rm viewmodelgen.json && touch Package.swift
build && grep -rqF "transform(input: Input)" "$work/build/plugins/outputs"
report "and so does its removal"

echo "--- templates of the package"
mkdir Templates
printf '{ "templates": "Templates" }\n' >viewmodelgen.json
printf '// Example Ltd.\n\n' >Templates/Header.stencil
printf -- '---\nfile: {{ stem }}+Title.generated.swift\nper: spec\n---\n%s\n' \
    '{% for viewModel in viewModels %}extension {{ viewModel.name }} { static let title = "T" }{% endfor %}' \
    >Templates/Title.stencil
printf -- '---\nfile: Base.generated.swift\nper: target\n---\nclass Base {}\n' >Templates/Base.stencil
printf -- '---\nfile: Documentation/{{ viewModel.name }}.md\nin: project\n---\n# {{ viewModel.name }}\n' >Templates/Page.stencil
echo 'let titles = [CounterViewModel.title, "\(Base())"]' >Sources/Feature/Titles.swift
touch Package.swift
build && grep -rqF "Example Ltd." "$work/build/plugins/outputs"
report "a build uses the templates, and has the files that they add"
says "'Feature' is built without the files of 'Page.stencil'"
report "it says which files it cannot have"
printf '// Sample Ltd.\n\n' >Templates/Header.stencil
build && grep -rqF "Sample Ltd." "$work/build/plugins/outputs" && ! grep -rqF "Example Ltd." "$work/build/plugins/outputs"
report "an edited template holds for the next build"
printf '{%% if header %%}\n' >Templates/Header.stencil
fails build && says "Templates/Header.stencil:1:1: error: 'if' is never closed"
report "a broken template fails the build: file, line and column"
fails generate --target App && says "Templates/Header.stencil:1:1: error: "
report "and the command"
printf '// Sample Ltd.\n\n' >Templates/Header.stencil
generate --target App && has $generated "// Sample Ltd." && has Documentation/SignUpViewModel.md "# SignUpViewModel"
report "the command writes all files"
generate --target App --check
report "and then is content"
rm -r Templates viewmodelgen.json Sources/Feature/Titles.swift && touch Package.swift
generate --target App --prune && [ ! -e Documentation/SignUpViewModel.md ]
report "without the templates, --prune removes what they added"

echo "--- ViewModelGenPlugin: errors"
replace Sources/Feature/ToggleViewModel.viewmodel "with isOn" "with isOff"
fails build && says "Sources/Feature/ToggleViewModel.viewmodel:6:39: error: "
report "an error in a spec fails the build: file, line and column"
replace Sources/Feature/ToggleViewModel.viewmodel "with isOff" "with isOn"
mkdir Sources/Feature/Copy && cp Sources/Feature/ToggleViewModel.viewmodel Sources/Feature/Copy
fails build && says "have the same name"
report "two specs of one name in a target"
rm -r Sources/Feature/Copy
generate --target Feature --no-tests && fails build && says "use one or the other"
report "both plugins on one target: it says so"

finish
