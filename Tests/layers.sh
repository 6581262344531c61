#!/bin/bash
# Fails when a layer of the sources uses what it must not know. Prints each breach as file:line: error: text.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 70

core=Sources/GeneratorCore

# Who must not import what. GeneratorCore and StencilTemplates are pure: text in, text out. Foundation costs every
# start of the tool some milliseconds. The C library is the way to the disk, so only what reads and writes has it.
#   folder or file pattern, modules, files that may
imports() {
    cat <<'TABLE'
Sources/StencilTemplates Foundation|Dispatch|Darwin|Glibc|Musl|GeneratorCore -
Sources/GeneratorCore Foundation|Dispatch -
Sources/viewmodelgen Foundation -
Sources/GeneratorCore Darwin|Glibc|Musl Output/(FileSystem(\+[A-Za-z]+)?|FolderWalk|FileError|ByteComparison|Lock)\.swift
TABLE
}

# Who must not use the types of whom: data runs one way through the folders of GeneratorCore.
#   folder, folders whose types it must not name
uses() {
    cat <<'TABLE'
Source Language Model Lowering Rendering Output Configuration Import
Language Model Lowering Rendering Output Configuration Import
Model Lowering Rendering Output Import
Configuration Lowering Rendering Output Import
Lowering Rendering Output Import
Rendering Import
Output Model Lowering Rendering Configuration Import
TABLE
}

# The Swift files that people wrote.
sources() { find "$1" -type f -name '*.swift' ! -name '*+Generated.swift'; }

# The names of the types that the files of $1 declare, private ones left out; $2 is a pattern for the indentation.
declared() {
    sources "$1" | xargs sed -nE \
        '/^ *(private|fileprivate) /d
        s/^'"$2"'(@[A-Za-z]+(\([^)]*\))? )*(package |public |internal |indirect |final )*(struct|enum|class|protocol|typealias|actor) `?([A-Z][A-Za-z0-9_]*).*/\5/p' |
        sort -u
}

# Prints the lines of the Swift files on standard input that use a word of the file $1.
# Comments and strings do not count.
users() {
    xargs awk '
        FILENAME == ARGV[1] { foreign[$0]; next }
        {
            line = $0
            gsub(/"([^"\\]|\\.)*"/, "", line)
            sub(/\/\/.*/, "", line)
            count = split(line, words, /[^A-Za-z0-9_]+/)
            for (i = 1; i <= count; i++)
                if (words[i] in foreign) { print FILENAME ":" FNR ": error: " words[i] " is of another layer"; break }
        }' "$1"
}

names=$(mktemp) own=$(mktemp) breaches=$(mktemp)
trap 'rm -f "$names" "$own" "$breaches"' EXIT

while read -r folder modules exempt; do
    sources "$folder" | xargs grep -nE "^ *(@[A-Za-z]+ )?([a-z]+ )?import ([a-z]+ )?($modules)([^A-Za-z]|$)" /dev/null |
        grep -vE "^[^:]*/$exempt:" | sed -E 's/^([^:]*:[0-9]*): */\1: error: a forbidden import: /'
done < <(imports) >>"$breaches"

while read -r folder others; do
    declared "$core/$folder" ' *' >"$own"
    for other in $others; do declared "$core/$other" ''; done | grep -vxF -f "$own" >"$names"
    sources "$core/$folder" | users "$names" | sed "s/another layer$/another layer, which $folder must not know/"
done < <(uses) >>"$breaches"

cat "$breaches"
[ ! -s "$breaches" ]
