import { expect, it } from "vitest";
import { showCurrent } from "./show-current.ts";

it("has the current one in sight, also once a count has made those before it wider", async () => {
  const nav = document.createElement("nav");
  nav.innerHTML = '<a href="#one">Past</a><a href="#two" aria-current="page">Details</a>';
  const [first, current] = nav.querySelectorAll("a");
  const measure = (element: Element | undefined, sizes: Record<string, () => number>) => {
    for (const [name, get] of Object.entries(sizes)) {
      Object.defineProperty(element, name, { get });
    }
  };
  measure(nav, { clientWidth: () => 300 });
  measure(current, {
    offsetWidth: () => 100,
    offsetLeft: () => (first?.querySelector("span") ? 440 : 400),
  });

  const stop = showCurrent(nav);
  expect(nav.scrollLeft).toBe(300);
  first?.append(document.createElement("span"));
  await expect.poll(() => nav.scrollLeft).toBe(340);

  stop?.();
  expect(showCurrent(null)).toBeUndefined();
});
