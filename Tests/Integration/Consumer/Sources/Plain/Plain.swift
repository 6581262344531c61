/// A target without a spec.
public enum Plain {}
