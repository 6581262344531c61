#!/bin/bash
# Type-checks Swift files against the API stubs beside this script, with warnings as errors.
set -u

usage() {
    cat <<'TEXT'
usage: typecheck.sh [--build DIR] --swift-version 5|6 [options] FILE… [--tests FILE…]
       typecheck.sh [--build DIR] [--jobs N] --batch LIST
       typecheck.sh [--build DIR] --prepare

The FILEs are one module. Files after --tests are a second one, which may import the first with @testable.

  --swift-version 5|6          the language mode
  --module-name NAME           the name of the FILEs' module (App)
  --default-isolation ACTOR    MainActor or nonisolated
  --tests-isolation ACTOR      the same for the second module
  --approachable               with the features that new projects of Xcode turn on
  --testable MODULE            a compiled module, NAME.swiftmodule, which each FILE sees as with @testable import; repeat it
  --emit-module MODULE         compile the FILEs to such a module
  --build DIR                  where the compiled stubs are kept, and what has passed (.build/api-stubs of the package)
  --prepare                    compile the stubs where they are missing or stale, and nothing else
  --batch LIST                 a file, or - for standard input, with the arguments of one call a line, separated by
                               tabs. Prints "ok" or "FAILED" and the line, and below a failure the compiler's words.
  --jobs N                     how many calls of a batch run at a time (the number of cores)

Exit status: 0 all is well, 1 the compiler objects, 64 wrong usage, 70 the stubs themselves do not compile.
TEXT
}

wrong() {
    echo "typecheck.sh: $1" >&2
    usage >&2
    exit 64
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
modules="UIKit RxSwift RxRelay RxCocoa RxTest RxSwiftExt"
# Apple's frameworks, where there are none.
[ "$(uname)" = Darwin ] || modules="AppKit Combine SwiftUI $modules"
build="$here/../../.build/api-stubs"
features="" emitted="" version="" module="App" isolation="" tests_isolation="" batch="" jobs="" prepare_only=""
# Xcode's approachable concurrency, and that members are those of imported modules; Swift 6 mode has the others.
features_of_xcode="InferIsolatedConformances NonisolatedNonsendingByDefault MemberImportVisibility"
features_of_xcode_5="DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferSendableFromCaptures"
files=() tests=() testables=() in_tests=""

while [ $# -gt 0 ]; do
    case "$1" in
    --swift-version | --module-name | --default-isolation | --tests-isolation | --testable | --emit-module | --build | --batch | --jobs)
        [ $# -ge 2 ] || wrong "$1 needs a value"
        case "$1" in
        --swift-version) version=$2 ;;
        --module-name) module=$2 ;;
        --default-isolation) isolation=$2 ;;
        --tests-isolation) tests_isolation=$2 ;;
        --testable) testables+=("$2") ;;
        --emit-module) emitted=$2 ;;
        --build) build=$2 ;;
        --batch) batch=$2 ;;
        --jobs) jobs=$2 ;;
        esac
        shift
        ;;
    --prepare) prepare_only=yes ;;
    --approachable) features=$features_of_xcode ;;
    --tests) in_tests=yes ;;
    --help) usage && exit 0 ;;
    --*) wrong "unknown option $1" ;;
    *) if [ -n "$in_tests" ]; then tests+=("$1"); else files+=("$1"); fi ;;
    esac
    shift
done

# Where XCTest is: beside the compiler on Linux, in the platform's developer folder on macOS.
search_paths=()
if [ "$(uname)" = Darwin ]; then
    platform=$(xcrun --sdk macosx --show-sdk-platform-path)/Developer
    search_paths=(-F "$platform/Library/Frameworks" -I "$platform/usr/lib"
        -plugin-path "$(dirname "$(xcrun --find swiftc)")/../lib/swift/host/plugins/testing")
fi

# Compiles one stub module after the other into $1.
compile_stubs() {
    local name
    for name in $modules; do
        swiftc -swift-version 5 -suppress-warnings -parse-as-library -emit-module -module-name "$name" \
            -emit-module-path "$1/$name.swiftmodule" -I "$1" ${search_paths[@]+"${search_paths[@]}"} \
            "$here/$name"/*.swift || return 1
    done
}

# Sets $compiled to a folder with the stubs of these very sources and this very compiler. Several calls may come at once:
# the first one compiles, the others wait, and a folder appears under its name only when it is whole. The calls of a batch
# are told the folder.
prepare() {
    local key draft lock
    compiled=${API_STUBS_COMPILED:-}
    [ -z "$compiled" ] || return
    key=$({ swiftc --version 2>/dev/null && cat "$here"/*/*.swift; } | cksum | tr ' ' '-')
    compiled="$build/$key" lock="$build/$key.lock" draft="$build/$key.$$"
    [ -d "$compiled" ] && return
    mkdir -p "$build"
    until mkdir "$lock" 2>/dev/null; do
        [ -d "$compiled" ] && return
        kill -0 "$(cat "$lock/owner" 2>/dev/null || echo $$)" 2>/dev/null || rm -rf "$lock"
        sleep 0.1
    done
    echo $$ >"$lock/owner"
    if [ ! -d "$compiled" ]; then
        mkdir -p "$draft"
        if ! compile_stubs "$draft" >&2; then
            rm -rf "$draft" "$lock"
            exit 70
        fi
        mv "$draft" "$compiled"
    fi
    rm -rf "$lock"
}

# Prints a key for the case: the same call of the same compiler on the same bytes gives the same answer.
key_of_case() {
    local hash
    hash=$(command -v sha256sum || command -v shasum) || return 1
    {
        printf '%s\n' "$compiled" "$version" "$module" "$isolation" "$tests_isolation" "$features" "${#files[@]}"
        "$hash" "${BASH_SOURCE[0]}" "${files[@]}" ${tests[@]+"${tests[@]}"} ${testables[@]+"${testables[@]}"}
    } | "$hash" | cut -d ' ' -f 1
}

# Checks one case, unless these very files have passed before.
check() {
    local key passed
    key=$(key_of_case) || key=""
    passed=$build/passed/$key
    [ -z "$emitted" ] || [ -e "$emitted" ] || key=""
    if [ -n "$key" ] && [ -e "$passed" ]; then
        touch "$passed"
        return 0
    fi
    compile || return
    [ -z "$key" ] || { mkdir -p "$build/passed" && : >"$passed"; }
}

# Compiles one case. -emit-sil instead of -typecheck, because the compiler finds data races and missing returns only then.
# What it writes goes to a scratch folder and not to /dev/null: the compiler removes its output when it fails.
compile() {
    local scratch status
    scratch=$(mktemp -d "$build/case.XXXXXX")
    local common=(-swift-version "$version" -warnings-as-errors -package-name "$module" -I "$compiled"
        ${search_paths[@]+"${search_paths[@]}"})
    local own=() own_of_tests=() feature
    [ -z "$isolation" ] || own=(-default-isolation "$isolation")
    [ -z "$tests_isolation" ] || own_of_tests=(-default-isolation "$tests_isolation")
    [ -z "$features" ] || [ "$version" = 6 ] || features="$features $features_of_xcode_5"
    for feature in $features; do
        common+=(-enable-upcoming-feature "$feature")
    done
    local testable
    for testable in ${testables[@]+"${testables[@]}"}; do
        common+=(-I "$(dirname "$testable")" -Xfrontend -testable-import-module
            -Xfrontend "$(basename "$testable" .swiftmodule)")
    done
    [ -z "$emitted" ] || common+=(-enable-testing -emit-module -emit-module-path "$emitted")
    local sil=(-emit-sil -whole-module-optimization -parse-as-library -o "$scratch/sil")
    # What only that finds in tests it finds in Swift 6 mode as well.
    local checked=("${sil[@]}")
    [ "$version" = 6 ] || checked=(-typecheck -parse-as-library)
    if [ ${#tests[@]} -eq 0 ]; then
        swiftc "${common[@]}" ${own[@]+"${own[@]}"} "${sil[@]}" -module-name "$module" "${files[@]}"
    else
        swiftc "${common[@]}" ${own[@]+"${own[@]}"} "${sil[@]}" -module-name "$module" -enable-testing \
            -emit-module -emit-module-path "$scratch/$module.swiftmodule" -no-emit-module-separately-wmo \
            "${files[@]}" &&
            swiftc "${common[@]}" ${own_of_tests[@]+"${own_of_tests[@]}"} "${checked[@]}" -module-name "${module}Tests" -I "$scratch" "${tests[@]}"
    fi
    status=$?
    rm -rf "$scratch"
    return $status
}

# Runs the calls of a list, and prints each one's answer when it is there, in the order of the list.
run_batch() {
    [ -n "$jobs" ] || jobs=$(getconf _NPROCESSORS_ONLN)
    local scratch line index=0 failed=0
    scratch=$(mktemp -d "$build/batch.XXXXXX")
    while IFS= read -r line || [ -n "$line" ]; do
        [ -n "$line" ] || continue
        index=$((index + 1))
        printf '%s' "$line" | tr '\t' '\0' >"$scratch/$index.arguments"
        printf '%s\n' "$line" >"$scratch/$index.line"
    done < <(if [ "$batch" = - ]; then cat; else cat "$batch"; fi)
    export API_STUBS_COMPILED=$compiled
    [ "$index" -eq 0 ] || seq "$index" | xargs -P "$jobs" -I NUMBER bash -c \
        'if xargs -0 bash "$0" --build "$1" <"$2/$3.arguments" >"$2/$3.output" 2>&1
        then echo ok; else echo FAILED; fi >"$2/$3.status"' "${BASH_SOURCE[0]}" "$build" "$scratch" NUMBER
    for ((line = 1; line <= index; line++)); do
        echo "$(cat "$scratch/$line.status") $(cat "$scratch/$line.line")"
        [ "$(cat "$scratch/$line.status")" = ok ] || failed=1
        cat "$scratch/$line.output"
    done
    rm -rf "$scratch"
    return $failed
}

prepare
# What nobody asked about for a month.
[ -z "$batch" ] || find "$build/passed" -type f -mtime +30 -exec rm -f {} + 2>/dev/null
[ -z "$prepare_only" ] || exit 0
if [ -n "$batch" ]; then
    run_batch
    exit
fi
case "$version" in 5 | 6) ;; *) wrong "--swift-version must be 5 or 6" ;; esac
[ ${#files[@]} -gt 0 ] || wrong "no files"
check || exit 1
