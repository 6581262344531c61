//
//  ProfileViewModel.swift
//  Copyright © Example Ltd. All rights reserved.
//
// ProfileKit

import RxCocoa
import RxSwift

extension ProfileViewModel: ProfileViewModelLogic {
    static func title(profile: Profile) -> String {
        fatalError("ProfileViewModel.title(profile:) is not written yet")
    }
}
