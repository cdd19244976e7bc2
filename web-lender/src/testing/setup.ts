import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { loadOverlays } from "@tieout/ui-kit";
import { afterAll, afterEach, beforeAll } from "vitest";
import { patience } from "../../../test.bounds.ts";
import { server } from "./bff.ts";

// Tests press at once, as nobody does while a page loads.
await loadOverlays();
// Pages are loaded when they are needed, and a busy machine takes its time.
configure({ asyncUtilTimeout: patience });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());

// jsdom lays nothing out, so it lacks what Radix asks of a real page.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

// It has no media queries either; tests see a light, wide page that may move.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), aMediaQuery(media));

function aMediaQuery(media: string) {
  const unused = () => {};
  return { media, matches: false, onchange: null, addListener: unused, removeListener: unused };
}
