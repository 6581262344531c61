#!/bin/bash
# Uses both plugins as `make distribution` packs them, and prints what holds and what does not.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
work=$root/.build/integration-binaries
. "$root/Tests/Integration/steps.sh"

[ -d "$root/.build/ViewModelGenPlugins" ] || { echo "error: 'make distribution' first" >&2 && exit 70; }
replace Package.swift 'name: "ViewModelGen", path: "../../.."' 'path: "../../ViewModelGenPlugins"'
replace Package.swift 'package: "ViewModelGen"' 'package: "ViewModelGenPlugins"'

generate --target App && has Sources/App/Screens/SignUpViewModel.generated.swift "class SignUpViewModel" && silent "GeneratorCore"
report "the command runs, and builds nothing of the tool"
build --target Feature && silent "GeneratorCore"
report "so does the build-tool plugin"
[ "$("$root/.ci/distribution" "$root/Sources" 2>&1)" = "error: '$root/Sources' holds something else; name a new folder" ]
report "it is not written over something else"

finish
