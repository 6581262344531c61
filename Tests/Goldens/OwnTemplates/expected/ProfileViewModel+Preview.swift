//
//  ProfileViewModel+Preview.swift
//  Copyright © Example Ltd. All rights reserved.
//
// ProfileKit

extension ProfileViewModel {
    /// What previews show.
    static var sampleTitle: String { "ProfileViewModel" }
}
