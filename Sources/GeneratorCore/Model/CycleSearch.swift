/// Finds the ways round in a directed graph, one for each group of nodes that reach each other.
///
/// It keeps its own stack, so that a long chain is no danger.
struct CycleSearch {
    private enum Mark {
        case new, open, done
    }

    private let edges: [[Int]]
    private var marks: [Mark]
    /// The nodes from the start to the current one, each with the edge that is to be followed next.
    private var path: [(node: Int, next: Int)] = []
    private var cycles: [[Int]] = []
    /// The nodes of the cycles that were found: each node is reported once.
    private var reported: Set<Int> = []

    init(edges: [[Int]]) {
        self.edges = edges
        marks = Array(repeating: .new, count: edges.count)
    }

    mutating func run() -> [[Int]] {
        for node in edges.indices where marks[node] == .new { visit(from: node) }
        return cycles
    }

    private mutating func visit(from start: Int) {
        open(start)
        while let (node, next) = path.last {
            guard next < edges[node].count else {
                marks[node] = .done
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = edges[node][next]
            switch marks[target] {
            case .new: open(target)
            case .open: close(at: target)
            case .done: break
            }
        }
    }

    private mutating func open(_ node: Int) {
        marks[node] = .open
        path.append((node, 0))
    }

    private mutating func close(at target: Int) {
        guard let start = path.lastIndex(where: { $0.node == target }) else { return }
        let cycle = path[start...].map(\.node)
        guard reported.isDisjoint(with: cycle) else { return }
        reported.formUnion(cycle)
        cycles.append(cycle)
    }
}
