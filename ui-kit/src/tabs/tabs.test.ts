import { expect, it, vi } from "vitest";
import { showCurrent } from "./tabs.tsx";

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

it("has the current one in sight once a font has come, which makes all of them wider", () => {
  const watched: Element[] = [];
  let tell = () => {};
  class Watch {
    constructor(changed: () => void) {
      tell = changed;
    }
    observe(element: Element) {
      watched.push(element);
    }
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Watch);
  const nav = document.createElement("nav");
  nav.innerHTML = '<a href="#one">Past</a><a href="#two" aria-current="page">Details</a>';
  Object.defineProperty(nav.lastElementChild, "offsetLeft", { value: 150 });
  let scrollWidth = 300;
  Object.defineProperty(nav, "clientWidth", { value: 300 });
  Object.defineProperty(nav, "scrollWidth", { get: () => scrollWidth });

  const stop = showCurrent(nav);
  expect(nav.hasAttribute("data-more-after")).toBe(false);
  scrollWidth = 330;
  tell();

  expect(watched).toEqual([nav, ...nav.children]);
  expect(nav.hasAttribute("data-more-after")).toBe(true);
  stop?.();
  vi.unstubAllGlobals();
});

it.each([
  [0, false, true],
  [90, true, true],
  [200, true, false],
])("says at which end there are more, scrolled by %s", (scrolled, before, after) => {
  const nav = document.createElement("nav");
  nav.innerHTML = '<a href="#one">Past</a>';
  Object.defineProperty(nav, "clientWidth", { value: 300 });
  Object.defineProperty(nav, "scrollWidth", { value: 500 });

  const stop = showCurrent(nav);
  nav.scrollLeft = scrolled;
  nav.dispatchEvent(new Event("scroll"));
  const said = ["data-more-before", "data-more-after"].map((name) => nav.hasAttribute(name));
  stop?.();

  expect(said).toEqual([before, after]);
});
