#!/bin/bash
# Measures the tool against a C program that does the same to the disk, and prints a table.
#
# Every run that writes has a fresh folder, made before its clock starts: writing over files, or where a tree was
# deleted, takes many times as long. What is compared is measured in pairs, one after the other, because machines have
# moods; a ratio is the median of the pairs' ratios.
set -u

usage() {
    cat <<'TEXT'
usage: run.sh [--strict] [--count N] [--pairs N] [--no-build]

  --strict    end with status 1 when a limit is missed
  --count N   the number of specs (10000)
  --pairs N   the number of pairs (5)
  --no-build  leave out the cold build of the tool, which takes a minute
TEXT
}

strict="" count=10000 pairs=5 build=yes
while [ $# -gt 0 ]; do
    case "$1" in
    --strict) strict=yes ;;
    --count | --pairs)
        [ $# -ge 2 ] || { usage >&2 && exit 64; }
        if [ "$1" = --count ]; then count=$2; else pairs=$2; fi
        shift
        ;;
    --no-build) build="" ;;
    --help) usage && exit 0 ;;
    *) usage >&2 && exit 64 ;;
    esac
    shift
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
here=$root/Tests/Benchmarks
work=$(mktemp -d "${TMPDIR:-/tmp}/viewmodelgen-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
cores=$(getconf _NPROCESSORS_ONLN)
missed=0

stop() {
    echo "error: $1" >&2
    exit 70
}

# median: of the numbers on standard input.
median() { sort -n | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }
# calculate EXPRESSION: with two decimals.
calculate() { awk "BEGIN { printf \"%.2f\", $1 }"; }
column() { cut -d ' ' -f "$1" "$2" | median; }

# row WHAT OURS THEIRS VALUE LIMIT: VALUE is what LIMIT is for.
row() {
    local verdict=""
    if [ -n "$5" ]; then
        verdict=ok
        awk "BEGIN { exit !($4 > $5) }" && verdict=MISSED && missed=$((missed + 1))
    fi
    printf '| %-46s | %12s | %12s | %9s | %6s | %-6s |\n' "$1" "$2" "$3" "$4" "$5" "$verdict"
}

# settle: what was written is on the disk, so that no run pays for another's.
settle() { sync; }

# fresh NAME COUNT: a package with that many specs.
fresh() {
    mkdir -p "$work/$1"
    : >"$work/$1/Package.swift"
    mkdir -p "$work/$1/Sources"
    cp -R "$work/specs$2" "$work/$1/Sources/App"
    settle
}

# generate FOLDER JOBS: prints milliseconds, processor milliseconds and KiB.
generate() { "$work/yardstick" time "$work/$1" "$tool" generate --jobs "$2" Sources/App 2>/dev/null; }

# list FOLDER: what is generated there, spec by spec.
list() {
    (cd "$work/$1" && find . -type f -name '*.viewmodel' | sort >"$work/specs.txt" &&
        find . -type f ! -name '*.viewmodel' ! -name Package.swift | sort >"$work/files.txt")
}

echo "building the tool and the yardstick …"
(cd "$root" && swift build -c release --product viewmodelgen -Xswiftc -index-ignore-system-modules) >"$work/log" 2>&1 ||
    { tail -n 20 "$work/log" >&2 && stop "the tool does not build"; }
tool=$(cd "$root" && swift build -c release --show-bin-path)/viewmodelgen
cc -O2 -pthread -o "$work/yardstick" "$here/yardstick.c" || stop "there is no C compiler"
printf '#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\nexit(0)\n' >"$work/main.swift"
swiftc -O -o "$work/empty" "$work/main.swift" || stop "the empty program does not build"
find "$root/Sources/StencilTemplates" -name '*.swift' -print0 |
    xargs -0 swiftc -O -wmo -swift-version 6 -package-name bench -parse-as-library -o "$work/rendering" "$here/rendering.swift" ||
    stop "the benchmark of rendering does not build"

for number in 1 100 1000 "$count"; do
    [ -d "$work/specs$number" ] || awk -v kind=viewmodel -v count="$number" -v folder="$work/specs$number" -f "$here/inputs.awk"
done

fresh reference "$count"
generate reference "$cores" >/dev/null || stop "the specs have errors"
list reference
bytes=$(cd "$work/reference" && tr '\n' '\0' <"$work/files.txt" | xargs -0 cat | wc -c)
echo "$count specs of $(wc -l <"$work/reference/$(head -n 1 "$work/specs.txt")" | tr -d ' ') lines become" \
    "$(wc -l <"$work/files.txt" | tr -d ' ') files of $((bytes / 1024)) KiB; $cores cores, $pairs pairs"
echo
printf '| %-46s | %12s | %12s | %9s | %6s | %-6s |\n' "" ours yardstick ratio limit ""
printf '|%s|%s|%s|%s|%s|%s|\n' ------------------------------------------------ -------------: -------------: ----------: \
    -------: --------

# pair WHAT MODE JOBS THREADS LIMIT: the tool and the C program on the same files, in turns.
pair() {
    local i target ours theirs
    rm -f "$work/ours" "$work/theirs" "$work/ratios"
    for ((i = 1; i <= pairs; i++)); do
        target=reference
        if [ "$2" = write ]; then
            target="ours-$3-$4-$i"
            fresh "$target" "$count"
            fresh "theirs-$3-$4-$i" "$count"
        fi
        settle
        ours=$(generate "$target" "$3")
        settle
        [ "$2" = compare ] || target="theirs-$3-$4-$i"
        theirs=$("$work/yardstick" "$2" "$4" "$work/reference" "$work/$target" "$work/specs.txt" "$work/files.txt")
        echo "$ours" >>"$work/ours"
        echo "$theirs" >>"$work/theirs"
        calculate "${ours%% *} / $theirs" >>"$work/ratios"
        echo >>"$work/ratios"
    done
    row "$1" "$(calculate "$(column 1 "$work/ours")") ms" "$(calculate "$(median <"$work/theirs")") ms" \
        "$(calculate "$(median <"$work/ratios")")" "$5"
    peak=$(cut -d ' ' -f 3 "$work/ours" | sort -n | tail -n 1)
}

# As it is called, with all cores, against a plain C program; then like with like, for what the work itself costs.
pair "$count specs, cold; C writes the files" write "$cores" 1 1.25
memory=$peak
pair "the same, one thread each" write 1 1 ""
pair "nothing to change; C reads and compares" compare "$cores" 1 1
[ "$peak" -le "$memory" ] || memory=$peak
pair "the same, one thread each" compare 1 1 ""
row "greatest memory, MB" "$(calculate "$memory / 1024")" "" "$(calculate "$memory / 1024")" 30

# Start-up: a fresh folder each time, the empty program in between.
rm -f "$work/ours" "$work/theirs"
for ((i = 1; i <= 40; i++)); do fresh "one-$i" 1; done
for ((i = 1; i <= 40; i++)); do
    "$work/yardstick" time "$work" "$work/empty" >>"$work/theirs"
    generate "one-$i" "$cores" >>"$work/ours"
done
one=$(column 1 "$work/ours") empty=$(column 1 "$work/theirs")
row "one spec, cold; an empty Swift program: ms more" "$one ms" "$empty ms" "$(calculate "$one - $empty")" 5

# The same with a folder of templates: all built-in ones, and one that adds a file.
rm -f "$work/ours" "$work/theirs"
for ((i = 1; i <= 40; i++)); do
    fresh "built-in-$i" 1
    fresh "own-$i" 1
    cp -R "$root/Templates" "$work/own-$i/Templates"
    printf '{ "templates": "Templates" }\n' >"$work/own-$i/viewmodelgen.json"
    printf -- '---\nfile: {{ viewModel.name }}.md\n---\n# {{ viewModel.name }}\n' >"$work/own-$i/Templates/Page.stencil"
done
for ((i = 1; i <= 40; i++)); do
    generate "built-in-$i" "$cores" >>"$work/theirs"
    generate "own-$i" "$cores" >>"$work/ours"
done
own=$(column 1 "$work/ours") one=$(column 1 "$work/theirs")
row "one spec, 17 templates of its own; none: ms more" "$own ms" "$one ms" "$(calculate "$own - $one")" 5

# Rendering alone, on one core, against appending the same text line by line.
spec=$(head -n 1 "$work/specs.txt")
(cd "$work/reference" && "$tool" dump "$spec") >"$work/values.json" || stop "the values of a spec cannot be read"
read -r ours theirs ratio < <("$work/rendering" "$root/Templates" "$work/values.json") ||
    stop "the benchmark of rendering does not run"
row "ViewModel.stencil; its text line by line" "$(calculate "$ours") MB/s" "$(calculate "$theirs") MB/s" \
    "$(calculate "$ratio")" 3

# Growth: the same time for each spec, however many there are.
rm -f "$work/small" "$work/large"
for ((i = 1; i <= pairs; i++)); do
    fresh "hundred-$i" 100
    fresh "all-$i" "$count"
    generate "hundred-$i" "$cores" >>"$work/small"
    settle
    generate "all-$i" "$cores" >>"$work/large"
done
small=$(column 1 "$work/small") large=$(column 1 "$work/large")
row "µs a spec: of $count, of 100" "$(calculate "$large * 1000 / $count")" "$(calculate "$small * 10")" \
    "$(calculate "$large / $count / ($small / 100)")" 1.25

# Others, on descriptions of the same structures.
# other NAME KIND COMMAND…: in a folder of its own with the inputs.
other() {
    local name=$1 i
    shift
    rm -f "$work/others"
    for ((i = 1; i <= 3; i++)); do
        mkdir -p "$work/$name-$i"
        settle
        "$work/yardstick" time "$work/$name-$i" "$@" >>"$work/others" 2>/dev/null
    done
    row "$count specs, cold; $name, whose memory is $(calculate "$(column 3 "$work/others") / 1024") MB" "$(calculate "$large") ms" \
        "$(calculate "$(column 1 "$work/others")") ms" "$(calculate "$large / $(column 1 "$work/others")")" ""
}
if command -v flatc >/dev/null; then
    awk -v kind=fbs -v count="$count" -v folder="$work/fbs" -f "$here/inputs.awk"
    find "$work/fbs" -name '*.fbs' | sort >"$work/fbs.txt"
    other flatc sh -c "flatc --swift \$(cat '$work/fbs.txt')"
fi
if command -v thrift >/dev/null; then
    awk -v kind=thrift -v count="$count" -v folder="$work/thrift" -f "$here/inputs.awk"
    (cd "$work/thrift" && find . -name '*.thrift' | sort | sed 's|^\./\(.*\)$|include "\1"|' >All.thrift)
    other thrift thrift -r --gen swift -out . "$work/thrift/All.thrift"
fi

# The first build of the tool in a package that uses it.
if [ -n "$build" ]; then
    mkdir -p "$work/consumer/Sources/Consumer"
    echo 'public enum Consumer {}' >"$work/consumer/Sources/Consumer/Consumer.swift"
    cat >"$work/consumer/Package.swift" <<SWIFT
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ViewModelGen", path: "$root")],
    targets: [.target(name: "Consumer")]
)
SWIFT
    cold=$("$work/yardstick" time "$work/consumer" swift build --disable-index-store --product viewmodelgen) ||
        stop "the tool does not build in a consumer"
    seconds=$(calculate "$(echo "$cold" | cut -d ' ' -f 2) / 1000")
    row "cold debug build in a consumer, processor seconds" "$seconds" "" "$seconds" 45
fi

echo
[ $missed -eq 0 ] || echo "$missed limits missed"
[ -z "$strict" ] || [ $missed -eq 0 ]
