import Combine
import RxCocoa
import RxSwift
import SwiftUI

struct DraftView: View {
    @StateObject private var model: Model

    init(viewModel: @autoclosure @escaping () -> DraftViewModel) {
        _model = StateObject(wrappedValue: Model(viewModel: viewModel()))
    }

    var body: some View {
        Form {
            TextField("Email", text: $model.email)
            TextField("Email relay", text: $model.emailRelay)
            Button("Tap") { model.tap() }
            Button("Tap relay") { model.tapRelay() }
            TextField("Query", text: $model.query)
            TextField("Note", text: $model.note)
            Button("Reload") { model.reload() }
            Toggle("Is on", isOn: $model.isOn)
        }
    }
}
