import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { loadOverlays } from "@tieout/ui-kit";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { patience } from "../../../test.bounds.ts";
import { server } from "./bff.ts";

// jsdom lays nothing out, so every window there is a phone's, and light.
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

// Radix asks where a pointer is and scrolls to what is chosen; there is nothing to scroll.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => {};

// Tests press at once, as nobody does while a page loads.
await loadOverlays();
// Pages are loaded when they are needed, and a busy machine takes its time.
configure({ asyncUtilTimeout: patience });

// A page without one of its words shows the word's id, and says so here alone.
const said = vi.spyOn(console, "error");
afterEach(() => {
  const missing = said.mock.calls
    .flat()
    .filter((line) => String(line).includes("MISSING_TRANSLATION"));
  said.mockClear();
  expect(missing).toEqual([]);
});

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, "", "/");
});
afterAll(() => server.close());
