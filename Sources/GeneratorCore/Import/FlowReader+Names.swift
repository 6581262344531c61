// Names that streams of a spec get.

extension FlowReader {
    /// A name that nothing else has in the spec.
    func freeName(_ base: String, otherwise suffix: String = "Stream") -> String {
        guard names.contains(base) else { return base }
        var number = 0
        while true {
            let name = number == 0 ? base + suffix : "\(base)\(suffix)\(number + 1)"
            if !names.contains(name) { return name }
            number += 1
        }
    }

    mutating func takeName(_ base: String, otherwise suffix: String = "Stream") -> String {
        let name = freeName(base, otherwise: suffix)
        names.insert(name)
        return name
    }
}
