import StencilTemplates

/// The values of a view: its bindings, and the view controller and the cells that its author gets to start with.
struct ViewValues {
    let view: BoundView
    private let lowered: LoweredView
    private let viewModel: ViewModel
    private let profile: Profile
    /// `public ` or nothing.
    private let access: String

    init(_ view: BoundView, of viewModel: ViewModel, _ profile: Profile, access: String) {
        self.view = view
        self.viewModel = viewModel
        self.profile = profile
        self.access = access == "internal " ? "" : access
        lowered = ViewLowering.lower(view, of: viewModel, profile: profile)
    }

    private static let keys = TemplateKeys([
        "name", "documentation", "access", "extensionAttributes", "baseClass", "viewModel", "input", "output",
        "usesOutput", "isStored", "bindings", "controls", "functions", "cells",
        "adapter",
    ])

    var record: TemplateValue {
        .dictionary(
            TemplateRecord(
                Self.keys,
                [
                    .string(view.name.escapedIdentifier),
                    .strings(view.documentation),
                    .string(access),
                    .strings(viewModel.availability),
                    .string(profile.viewFramework == .appkit ? "NSViewController" : "UIViewController"),
                    .string(viewModel.name.escapedIdentifier),
                    .string(lowered.input),
                    .string(lowered.output),
                    .bool(lowered.usesOutput),
                    .bool(profile.stored != nil),
                    .strings(lowered.bindings),
                    .strings(
                        controls.map {
                            "let \($0.name.escapedIdentifier) = \($0.class.instance(in: profile.viewFramework))"
                        }
                    ),
                    .array([viewDidLoad] + lowered.methods.map(function)),
                    .array(cells),
                    adapter,
                ]
            )
        )
    }

    private var adapter: TemplateValue {
        guard let adapter = view.adapter else { return .none }
        return AdapterValues.record(adapter, ViewLowering(view: view, viewModel: viewModel, profile: profile))
    }

    // MARK: Controls

    private typealias Control = (name: String, class: ControlClass)

    /// Those that the view controller does not inherit, in the order of the spec.
    private var controls: [Control] {
        var controls: [Control] = []
        func add(_ control: ControlExpression, isSource: Bool) {
            guard let owner = control.owner, let member = control.member?.name, !Self.inherited.contains(owner),
                !owner.isTypeName
            else { return }
            let found = ControlClass(owner: owner, member: member, isSource: isSource)
            if let index = controls.firstIndex(where: { $0.name == owner }) {
                if controls[index].class.isVague, !found.isVague { controls[index].class = found }
            } else {
                controls.append((owner, found))
            }
        }
        for feed in view.feeds { for control in feed.controls { add(control, isSource: true) } }
        for follow in view.follows {
            switch follow.sink {
            case .observer(let control), .list(let control, _): add(control, isSource: false)
            case .method, .property, .call, .closure: break
            }
        }
        return controls
    }

    private static let inherited: Set = [
        "self", "view", "viewModel", "bindings", "navigationItem", "navigationController", "tabBarItem",
        "tabBarController", "title",
    ]

    // MARK: Lists

    private struct List {
        var owner: String
        var cell: String
        var isCollection: Bool
        var row: ListRow

        /// `tableView.register(MemberCell.self, forCellReuseIdentifier: "MemberCell")`
        var registration: String {
            "\(owner.escapedIdentifier).register(\(cell).self, forCell\(isCollection ? "With" : "")ReuseIdentifier: \"\(cell)\")"
        }
    }

    private var lists: [List] {
        view.follows.compactMap { follow in
            guard case .list(let control, let cell) = follow.sink, let owner = control.owner else { return nil }
            return List(
                owner: owner,
                cell: cell,
                isCollection: control.isCollection,
                row: ListRow(viewModel.outputs[follow.output].type.element)
            )
        }
    }

    private static let cellKeys = TemplateKeys(["name", "baseClass", "function"])

    /// The classes of cells, each once.
    private var cells: [TemplateValue] {
        var names: Set<String> = []
        return lists.filter { names.insert($0.cell).inserted && $0.cell.utf8.allSatisfy(\.isIdentifierBody) }.map {
            list in
            let row = list.row
            let configure = function(
                of: list.cell,
                "configure(with:)",
                declaration: "func configure(with \(row.name.escapedIdentifier): \(row.type))",
                body: nil
            )
            return .dictionary(
                TemplateRecord(
                    Self.cellKeys,
                    [
                        .string(list.cell),
                        .string(list.isCollection ? "UICollectionViewCell" : "UITableViewCell"),
                        configure,
                    ]
                )
            )
        }
    }

    // MARK: Functions of the user

    private static let functionKeys = TemplateKeys(["owner", "signature", "declaration", "body"])

    private var viewDidLoad: TemplateValue {
        function(
            of: view.name,
            "viewDidLoad()",
            declaration: "\(access)override func viewDidLoad()",
            body: ["super.viewDidLoad()"] + lists.map(\.registration) + ["bindViewModel()"]
        )
    }

    private func function(_ method: LoweredView.Method) -> TemplateValue {
        let parameter = method.parameter.map { "_ \($0.escapedIdentifier): \(method.type)" }
        return function(
            of: view.name,
            method.signature,
            declaration: "func \(method.name.escapedIdentifier)(\(parameter ?? ""))",
            body: nil
        )
    }

    /// - Parameter body: `nil` for one that is the user's to write.
    private func function(
        of owner: String,
        _ signature: String,
        declaration: String,
        body: [String]?
    ) -> TemplateValue {
        let body = body ?? ["fatalError(\"\(owner).\(signature) is not written yet\")"]
        return .dictionary(
            TemplateRecord(
                Self.functionKeys,
                [.string(owner), .string(signature), .string(declaration), .strings(body)]
            )
        )
    }
}
