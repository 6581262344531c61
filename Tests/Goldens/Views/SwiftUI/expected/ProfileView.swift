import Combine
import RxCocoa
import RxSwift
import SwiftUI

/// Where a user edits a profile.
struct ProfileView: View {
    @StateObject private var model: Model

    init(viewModel: @autoclosure @escaping () -> ProfileViewModel) {
        _model = StateObject(wrappedValue: Model(viewModel: viewModel()))
    }

    var body: some View {
        Form {
            TextField("Name", text: $model.name)
            Toggle("Is public", isOn: $model.isPublic)
            Button("Save") { model.save() }
            Button("Appeared") { model.appeared() }
            Toggle("Flag", isOn: $model.flag)
        }
    }
}
