import { describe, expect, it } from "vitest";
import { timeoutParagraphs } from "./auth-timeout.tsx";

const texts = {
  slidingParagraph10: "Last.",
  slidingParagraph2: "Kept.",
  slidingParagraph1: "Logged out at {time} after {duration}.",
  slidingParagraph3: "",
  absoluteParagraph1: "After {duration}.",
};

describe("timeoutParagraphs", () => {
  it("says when and why, in the order of its paragraphs (P-U93, P-U94)", () => {
    const end = { time: "2:44 PM", duration: "30 minutes" };

    expect(timeoutParagraphs(texts, "sliding", end)).toEqual([
      "Logged out at 2:44 PM after 30 minutes.",
      "Kept.",
      "Last.",
    ]);
    expect(timeoutParagraphs(texts, "absolute", { time: undefined, duration: "24 hours" })).toEqual(
      ["After 24 hours."],
    );
  });

  it("says nothing with a gap in it", () => {
    const end = { time: undefined, duration: "30 minutes" };

    expect(timeoutParagraphs(texts, "sliding", end)).toBeUndefined();
    expect(timeoutParagraphs({}, "sliding", end)).toBeUndefined();
  });
});
