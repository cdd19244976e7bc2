import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { html } from "./html.ts";

describe("html", () => {
  it("lets no value make markup, in text or in an attribute", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { text } = html`<a title="${value}">${value}</a>`;

        expect(text.match(/[<>"']/g)?.join("")).toBe('<""><>');
        expect(text.startsWith('<a title="')).toBe(true);
      }),
    );
  });

  it("keeps what is HTML already, and leaves out what isn't there", () => {
    const items = ["a", "<b>"].map((item) => html`<li>${item}</li>`);

    expect(html`<ul>${items}${undefined}${false}${2}</ul>`.text).toBe(
      "<ul><li>a</li><li>&#60;b&#62;</li>2</ul>",
    );
  });
});
