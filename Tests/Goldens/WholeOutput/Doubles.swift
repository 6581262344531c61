import RxCocoa
import RxSwift

protocol MailService: AnyObject {
    func mails(in folder: String, page: Int) -> Single<[String]>
}

protocol InboxCoordinator: AnyObject {}

let step = 1
