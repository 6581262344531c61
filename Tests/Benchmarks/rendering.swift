// How fast templates are rendered: compiled together with the engine, and not a part of any product.
//
//   rendering TEMPLATES VALUES
//
// TEMPLATES is a folder, VALUES what `viewmodelgen dump` prints. It renders the ViewModel's template again and again,
// and builds the same text line by line from strings that are ready: no renderer can do less. It prints megabytes a
// second of both, the medians of turns that they take, and of these the median ratio.

import Foundation

@main
struct Rendering {
    private static let turns = 21
    private static let root = "ViewModel.stencil"

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fatalError("usage: rendering TEMPLATES VALUES") }
        let library = try library(of: URL(fileURLWithPath: arguments[1]))
        let values = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: arguments[2])))
        guard var spec = values as? [String: Any], let viewModel = (spec["viewModels"] as? [Any])?.first else {
            fatalError("no ViewModel in \(arguments[2])")
        }
        spec["viewModel"] = viewModel
        guard case .dictionary(let context) = value(of: spec) else { fatalError("a record is no dictionary") }
        var output: [UInt8] = []
        try library.render(root, with: context, into: &output)
        let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) + "\n" }
        // As many rounds as make a few milliseconds, so that the clock is fine enough.
        let rounds = max(1, 4_000_000 / output.count)
        var rendering: [Double] = []
        var building: [Double] = []
        for _ in 0..<turns {
            rendering.append(
                try speed(rounds, of: &output) { output in try library.render(root, with: context, into: &output) }
            )
            building.append(
                speed(rounds, of: &output) { output in for line in lines { output.append(contentsOf: line.utf8) } }
            )
        }
        let ratios = zip(building, rendering).map { $0 / $1 }
        print(median(rendering), median(building), median(ratios))
    }

    /// Megabytes a second of text that `body` appends.
    private static func speed(_ rounds: Int, of output: inout [UInt8], _ body: (inout [UInt8]) throws -> Void) rethrows
        -> Double
    {
        var size = 0
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<rounds {
            output.removeAll(keepingCapacity: true)
            try body(&output)
            size += output.count
        }
        return Double(size) * 1000 / Double(DispatchTime.now().uptimeNanoseconds - start)
    }

    private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

    private static func library(of folder: URL) throws -> TemplateLibrary {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".stencil") }
        let sources = try names.map { name in
            (name: name, text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
        return try TemplateLibrary(sources: sources, root: root, hasFixedBlocks: true)
    }

    private static func value(of json: Any) -> TemplateValue {
        switch json {
        case let text as String: .string(text)
        case let items as [Any]: .array(items.map(value))
        case let members as [String: Any]: .dictionary(TemplateRecord(members.map { (TemplateKey($0), value(of: $1)) }))
        case let value as Bool: .bool(value)
        default: .none
        }
    }
}
