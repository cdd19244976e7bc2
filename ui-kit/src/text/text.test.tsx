import { render } from "@testing-library/react";
import { expect, it, test } from "vitest";
import { Emphasized } from "./emphasized.tsx";
import { firstLetter } from "./text.tsx";

it("is a capital, and whole where it takes more than one unit", () => {
  expect(["tidewater", " élan", "😀 Bakery", "𠮷野家", " "].map(firstLetter)).toEqual([
    "T",
    "É",
    "😀",
    "𠮷",
    "",
  ]);
});

test("words stand out wherever they are in a text, and nothing of it is lost", () => {
  const text = "Call 555 or write, and call 555 again.";
  const { container } = render(<Emphasized text={text} words={["555", "write"]} />);

  const strong = [...container.querySelectorAll("strong")].map(({ textContent }) => textContent);
  expect(strong).toEqual(["555", "write", "555"]);
  expect(container).toHaveTextContent(text);
});
