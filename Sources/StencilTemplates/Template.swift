/// A compiled template.
package struct Template {}
