/// A directed graph: nodes are numbers from 0, added one after the other with their edges.
struct Graph {
    private var targets: [Int] = []
    /// Where the edges of each node end among `targets`, after those of the nodes before it.
    private var ends: [Int] = []

    init(nodeCount: Int) {
        targets.reserveCapacity(nodeCount * 2)
        ends.reserveCapacity(nodeCount)
    }

    var nodes: Range<Int> { ends.indices }

    /// Adds an edge from the node that is being made.
    mutating func addEdge(to target: Int) { targets.append(target) }

    /// Ends the list of the node's edges.
    mutating func endNode() { ends.append(targets.count) }

    /// The node to which the edge at `index` of `node` leads; `nil` behind the last one.
    func target(of node: Int, at index: Int) -> Int? {
        let place = (node == 0 ? 0 : ends[node - 1]) + index
        return place < ends[node] ? targets[place] : nil
    }
}

/// Finds the ways round in a directed graph, one for each group of nodes that reach each other.
///
/// It keeps its own stack, so that a long chain is no danger.
struct CycleSearch {
    private enum Mark {
        case new, open, done
    }

    private let graph: Graph
    private var marks: [Mark]
    /// The nodes from the start to the current one, each with the edge that is to be followed next.
    private var path: [(node: Int, next: Int)] = []
    private var cycles: [[Int]] = []
    /// The nodes of the cycles that were found: each node is reported once.
    private var reported: Set<Int> = []

    init(_ graph: Graph) {
        self.graph = graph
        marks = Array(repeating: .new, count: graph.nodes.count)
        path.reserveCapacity(graph.nodes.count)
    }

    mutating func run() -> [[Int]] {
        for node in graph.nodes where marks[node] == .new { visit(from: node) }
        return cycles
    }

    private mutating func visit(from start: Int) {
        open(start)
        while let (node, next) = path.last {
            guard let target = graph.target(of: node, at: next) else {
                marks[node] = .done
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
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
