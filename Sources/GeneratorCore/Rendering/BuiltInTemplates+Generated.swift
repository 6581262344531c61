// swift-format-ignore-file
// Generated from Templates/ by `make embed-templates`; change the templates there.

/// The templates that the generator brings along, by their paths in `Templates/`.
package enum BuiltInTemplates {
    package static let sources: [(name: String, text: String)] = [
("Support.stencil", ##"""
{# What every generated ViewModel shares. #}
// Generated; do not edit.

"""##),
    ]
}
