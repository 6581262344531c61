import Foundation
import Testing

@testable import GeneratorCore

@Suite struct GenerationCacheTests {
    private let folder = TemporaryFolder()

    /// A spec with one file, both settled long before the cache is written.
    private func makeFiles() -> (spec: String, file: String) {
        let spec = folder.add("A.viewmodel", "spec")
        let file = folder.add("A.generated.swift", "file")
        for path in [spec, file] { age(path) }
        return (spec, file)
    }

    private func age(_ path: String) {
        let date = Date(timeIntervalSinceNow: -100)
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private func entry(_ spec: String, _ fingerprint: UInt64, _ reports: [FileReport] = []) -> GenerationCache.Entry? {
        guard let stamp = FileStamp(path: spec), let writer = try? Writer(mode: .write, root: "/", current: "/") else {
            return nil
        }
        return GenerationCache.Entry(
            fingerprint: fingerprint,
            spec: stamp,
            names: [1, 2],
            reports: reports,
            writer: writer
        )
    }

    private func cacheBytes(_ spec: String, _ file: String, report: (inout FileReport) -> Void = { _ in }) -> [UInt8]? {
        var fileReport = FileReport(path: file, outcome: .unchanged)
        fileReport.stamp = FileStamp(path: file)
        report(&fileReport)
        guard let entry = entry(spec, 7, [fileReport]) else { return nil }
        var update = GenerationCache.Update(tool: 1)
        update.add(entry, ofSpec: spec)
        return update.bytes(over: GenerationCache())
    }

    private func paths(_ record: GenerationCache.Record, in cache: GenerationCache) -> [String] {
        var paths: [String] = []
        cache.withFiles(of: record) { file in
            paths.append(String(decoding: file.path, as: UTF8.self))
            return true
        }
        return paths
    }

    private var now: Int64 { Int64(Date().timeIntervalSince1970 * 1e9) }

    @Test func unchangedFilesAreCurrent() throws {
        let (spec, file) = makeFiles()
        let cache = GenerationCache(bytes: try #require(cacheBytes(spec, file)), tool: 1, written: now)
        let record = try #require(cache.record(ofSpec: spec, fingerprint: 7))
        #expect(cache.names(record) == [1, 2])
        #expect(paths(record, in: cache) == [file])
        #expect(cache.filesAreCurrent(record))
    }

    @Test func whatChangedIsNotCurrent() throws {
        let (spec, file) = makeFiles()
        let cache = GenerationCache(bytes: try #require(cacheBytes(spec, file)), tool: 1, written: now)
        #expect(cache.record(ofSpec: spec, fingerprint: 8) == nil, "another profile")
        #expect(cache.record(ofSpec: file, fingerprint: 7) == nil, "another spec")
        let record = try #require(cache.record(ofSpec: spec, fingerprint: 7))
        folder.add("A.generated.swift", "edit")
        #expect(!cache.filesAreCurrent(record), "same size, later")
        age(file)
        #expect(!cache.filesAreCurrent(record), "same size, other inode or time")
        try FileManager.default.removeItem(atPath: file)
        #expect(!cache.filesAreCurrent(record), "gone")
        folder.add("A.viewmodel", "spec, longer")
        #expect(cache.record(ofSpec: spec, fingerprint: 7) == nil, "the spec changed")
    }

    @Test func whatChangedWithinATickIsNotTrusted() throws {
        let (spec, file) = makeFiles()
        let bytes = try #require(cacheBytes(spec, file))
        let written = now - 100 * 1_000_000_000
        #expect(GenerationCache(bytes: bytes, tool: 1, written: written).record(ofSpec: spec, fingerprint: 7) == nil)
    }

    @Test func unsettledReportsAreNotRemembered() {
        let (spec, file) = makeFiles()
        #expect(cacheBytes(spec, file) { $0.outcome = .failed("no") } == nil)
        #expect(cacheBytes(spec, file) { $0.obsoleteFunctions = ["A.b()"] } == nil)
        #expect(cacheBytes(spec, file) { $0.dependsOnOtherFiles = true } == nil)
        #expect(cacheBytes(spec, file) { $0.stamp = nil } == nil)
    }

    @Test func damagedCachesCountAsEmpty() throws {
        let (spec, file) = makeFiles()
        let bytes = try #require(cacheBytes(spec, file))
        #expect(GenerationCache(bytes: bytes, tool: 2, written: now).record(ofSpec: spec, fingerprint: 7) == nil)
        for count in 0..<bytes.count {
            let cache = GenerationCache(bytes: Array(bytes[..<count]), tool: 1, written: now)
            #expect(cache.record(ofSpec: spec, fingerprint: 7) == nil)
        }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x40
            let cache = GenerationCache(bytes: damaged, tool: 1, written: now)
            #expect(cache.record(ofSpec: spec, fingerprint: 7) == nil)
        }
    }

    @Test func updatesKeepWhatTheRunDidNotComeBy() throws {
        let (spec, file) = makeFiles()
        let cache = GenerationCache(bytes: try #require(cacheBytes(spec, file)), tool: 1, written: now)
        let other = folder.add("B.viewmodel", "other")
        age(other)
        var update = GenerationCache.Update(tool: 1)
        update.add(try #require(entry(other, 9)), ofSpec: other)
        let merged = GenerationCache(bytes: try #require(update.bytes(over: cache)), tool: 1, written: now)
        #expect(merged.record(ofSpec: spec, fingerprint: 7) != nil)
        #expect(merged.record(ofSpec: other, fingerprint: 9) != nil)

        var drop = GenerationCache.Update(tool: 1)
        drop.drop(spec: spec, in: merged)
        let rest = GenerationCache(bytes: try #require(drop.bytes(over: merged)), tool: 1, written: now)
        #expect(rest.record(ofSpec: spec, fingerprint: 7) == nil)
        #expect(rest.record(ofSpec: other, fingerprint: 9) != nil)

        #expect(GenerationCache.Update(tool: 1).bytes(over: merged) == nil)
    }

    @Test func specsAreFoundInAnyOrder() throws {
        let specs = (0..<40).map { folder.add("S\($0).viewmodel", "spec") }
        var update = GenerationCache.Update(tool: 1)
        for spec in specs.shuffled() {
            age(spec)
            update.add(try #require(entry(spec, 7)), ofSpec: spec)
        }
        let cache = GenerationCache(bytes: try #require(update.bytes(over: GenerationCache())), tool: 1, written: now)
        var last: GenerationCache.Record?
        for spec in specs.sorted() + specs.reversed() {
            let record = cache.record(ofSpec: spec, fingerprint: 7, after: last)
            #expect(record != nil && record == cache.record(ofSpec: spec, fingerprint: 7))
            last = record
        }
        #expect(cache.record(ofSpec: folder["S"], fingerprint: 7, after: last) == nil)
    }
}
