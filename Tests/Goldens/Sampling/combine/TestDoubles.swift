import Combine

@testable import App

extension SamplingViewModel.SessionDouble: Session {
    var name: AnyPublisher<String, Never> { Just("Ada").eraseToAnyPublisher() }
}
