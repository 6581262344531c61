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

    private func cacheBytes(_ spec: String, _ file: String, report: (inout FileReport) -> Void = { _ in }) -> [UInt8]? {
        var fileReport = FileReport(path: file, outcome: .unchanged)
        report(&fileReport)
        guard let stamp = GenerationCache.Entry.SpecStamp(path: spec),
            let entry = GenerationCache.Entry(fingerprint: 7, spec: stamp, names: ["A", "뷰"], reports: [fileReport])
        else { return nil }
        var update = GenerationCache.Update(tool: 1)
        update.add(entry, ofSpec: spec)
        return update.bytes(over: GenerationCache())
    }

    private var now: Int64 { Int64(Date().timeIntervalSince1970 * 1e9) }

    @Test func unchangedFilesAreCurrent() throws {
        let (spec, file) = makeFiles()
        let cache = GenerationCache(bytes: try #require(cacheBytes(spec, file)), tool: 1, written: now)
        let record = try #require(cache.record(ofSpec: spec, fingerprint: 7))
        #expect(record.names == ["A", "뷰"])
        #expect(record.paths == [file])
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
        #expect(cacheBytes(spec, file) { $0.path = folder["missing"] } == nil)
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
        let stamp = try #require(GenerationCache.Entry.SpecStamp(path: other))
        let entry = try #require(GenerationCache.Entry(fingerprint: 9, spec: stamp, names: [], reports: []))
        update.add(entry, ofSpec: other)
        let merged = GenerationCache(bytes: try #require(update.bytes(over: cache)), tool: 1, written: now)
        #expect(merged.record(ofSpec: spec, fingerprint: 7) != nil)
        #expect(merged.record(ofSpec: other, fingerprint: 9) != nil)

        var drop = GenerationCache.Update(tool: 1)
        drop.drop(spec: spec, in: merged)
        let rest = GenerationCache(bytes: try #require(drop.bytes(over: merged)), tool: 1, written: now)
        #expect(rest.record(ofSpec: spec, fingerprint: 7) == nil)
        #expect(rest.record(ofSpec: other, fingerprint: 9) != nil)

        var nothing = GenerationCache.Update(tool: 1)
        nothing.keep(try #require(merged.record(ofSpec: spec, fingerprint: 7)), ofSpec: spec, in: merged)
        #expect(nothing.bytes(over: merged) == nil)
    }
}
