/// The version that `--version` shows; the changelog has an entry for it.
let toolVersion = "0.1.0"
