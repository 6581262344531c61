import StencilTemplates
import Testing

@Test func rendersVariablesLoopsAndConditions() throws {
    let library = try TemplateLibrary(sources: [
        (
            "list",
            """
            // {{ title|uppercase }}
            {% for item in items where item.visible %}
            let {{ item.name }} = {{ forloop.counter }}{% if not forloop.last %},{% endif %}

            {% empty %}
            none
            {% endfor %}
            {% include "end" %}
            """
        ),
        ("end", "// end of {{ title }}\n"),
    ])
    let text = try library.render(
        "list",
        with: [
            "title": "names",
            "items": [
                ["name": "a", "visible": true], ["name": "b", "visible": false], ["name": "c", "visible": true],
            ],
        ]
    )
    #expect(text == "// NAMES\nlet a = 1,\n\nlet c = 2\n\n// end of names\n")
}
