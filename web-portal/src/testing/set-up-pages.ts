import { cleanup, configure } from "@testing-library/react";
import { loadOverlays } from "@tieout/ui-kit";
import { afterAll, afterEach, beforeAll } from "vitest";
import { patience } from "../../../test.bounds.ts";

interface PlayedServer {
  readonly listen: (options: { readonly onUnhandledRequest: "error" }) => void;
  readonly resetHandlers: () => void;
  readonly close: () => void;
}

export async function setUpPages(server: PlayedServer): Promise<void> {
  // jsdom has no layout or media queries: tests see a light page with motion.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => {}, removeListener: () => {} },
    });
  globalThis.ResizeObserver ??= NoResizeObserver;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};

  // Overlays load lazily, but tests press at once.
  await loadOverlays();
  // Pages load lazily, which takes time on a busy machine.
  configure({ asyncUtilTimeout: patience });

  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterAll(() => server.close());
}

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
