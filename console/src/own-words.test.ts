import { parse } from "@formatjs/icu-messageformat-parser";
import { messageFault, messagesWithOverrides } from "@tieout/core/portal-text";
import { describe, expect, it } from "vitest";

describe("messageFault", () => {
  it.each([
    ["Hi, {name}", "Hello {name}", undefined],
    ["{count, plural, one {one left} other {# left}}", "{count} left", undefined],
    ["Ask <link>{name}</link>", "Write to <link>{name}</link>", undefined],
    ["Hello", "Hello {name}", "placeholders"],
    ["Hello {person}", "Hello {name}", "placeholders"],
    ["{link}", "<link>x</link>", "placeholders"],
    ["<b>Hello</b> {name}", "Hello {name}", "placeholders"],
    ["{count, plural, other {AT&amp;T}}", "{count}", "unsafe-markup"],
  ])("takes %s for %s: %s", (own, ours, fault) => {
    expect(messageFault(parse(own), parse(ours))).toBe(fault);
  });
});

describe("messagesWithOverrides", () => {
  const ours = { "landing.title": "{lender} asks", "landing.ask": "Write to <mail>us</mail>" };
  const said = (title: string) =>
    messagesWithOverrides(ours, { landing: { "landing.title": title } }, parse);

  it("says what the tenant says, and the rest as ever (P-M40)", () => {
    expect(said("Hi, it's {lender}")).toEqual({
      ...ours,
      "landing.title": parse("Hi, it's {lender}"),
    });
  });

  it.each([
    ["lacks a name", "Your books"],
    ["has another name", "{person} asks"],
    ["has markup", "<b>{lender}</b> asks"],
    ["doesn't close", "{lender asks"],
  ])("keeps ours where theirs %s (P-M40)", (_, title) => {
    expect(said(title)).toEqual(ours);
  });

  it("knows nothing of sentences that nobody shows", () => {
    expect(
      messagesWithOverrides(ours, { x: { toString: "Hello", other: "Hello" } }, parse),
    ).toEqual(ours);
  });
});
