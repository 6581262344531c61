/// Specs for the tests.
enum Specs {
    /// Counts taps; no logic function.
    static func counter(_ name: String = "CounterViewModel") -> String {
        """
        viewmodel \(name) {
            input {
                tap: Signal<Void>
            }
            state {
                count: Int = 0 <- tap with count { count + 1 }
            }
            output {
                count: Driver<Int>
            }
        }

        """
    }

    /// Needs the logic function `title(count:)`.
    static func titled(_ name: String = "TitleViewModel") -> String {
        """
        viewmodel \(name) {
            input {
                count: Signal<Int>
            }
            output {
                title: Signal<String> <- count via title
            }
        }

        """
    }

    /// Has an error: `missing` is nowhere declared.
    static func broken(_ name: String = "BrokenViewModel") -> String {
        """
        viewmodel \(name) {
            input {
                tap: Signal<Void>
            }
            output {
                done: Signal<Void> <- missing
            }
        }

        """
    }
}
