import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { patience } from "../test.bounds.ts";
import { loadOverlays } from "./src/overlays/overlays.ts";

// Tests press at once, before overlays would have loaded.
await loadOverlays();
configure({ asyncUtilTimeout: patience });
afterEach(cleanup);

// jsdom has no layout, so it lacks what Radix needs.
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
