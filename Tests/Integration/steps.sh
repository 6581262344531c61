# What the tests here share: a copy of Consumer/, and how a step is judged. To be sourced with $work set to a folder.
#
# The copy is below .build/, so that the checkout stays as it is and a second run builds little.
package=$work/Consumer
log=$work/output.txt
failures=0

rm -rf "$package"
mkdir -p "$work"
cp -R "$root/Tests/Integration/Consumer" "$package"
cp -R "$root/Tests/APIStubs" "$package/APIStubs"
cd "$package" || exit 70

swift_package() { swift package --scratch-path "$work/build" --disable-index-store "$@" </dev/null >"$log" 2>&1; }
generate() { swift_package --allow-writing-to-package-directory generate-viewmodels "$@"; }
build() { swift build --scratch-path "$work/build" --disable-index-store "$@" >"$log" 2>&1; }

# report NAME: what the last command's status says about what NAME promises.
report() {
    local status=$?
    if [ $status -eq 0 ]; then
        echo "ok      $1"
    else
        failures=$((failures + 1))
        echo "FAILED  $1"
        tail -n 12 "$log" | cut -c 1-200 | sed 's/^/        | /'
    fi
}

# fails COMMAND…: it ends with status 1.
fails() {
    "$@"
    [ $? -eq 1 ]
}

# says TEXT: the last command printed it.
says() { grep -qF -- "$1" "$log"; }
silent() { ! says "$1"; }
has() { grep -qF -- "$2" "$1"; }

# untouched: nothing was written since `mark`.
mark() { sleep 0.05 && touch "$work/mark" && sleep 0.05; }
untouched() { [ -z "$(find Sources Tests .viewmodelgen-manifest -newer "$work/mark" 2>/dev/null)" ]; }

# replace FILE OLD NEW: OLD and NEW are for sed.
replace() { sed "s|$2|$3|g" "$1" >"$1.new" && mv "$1.new" "$1"; }

# finish: says how it went, and ends with status 1 when something failed.
finish() {
    echo
    if [ $failures -gt 0 ]; then
        echo "$failures integration tests failed"
        exit 1
    fi
    echo "all integration tests passed"
}
