import { cleanup, configure } from "@testing-library/react";
import { loadOverlays } from "@tieout/ui-kit";
import { afterAll, afterEach, beforeAll } from "vitest";
import { patience } from "../../../test.bounds.ts";

interface PlayedServer {
  readonly listen: (options: { readonly onUnhandledRequest: "error" }) => void;
  readonly resetHandlers: () => void;
  readonly close: () => void;
}

/** What tests of a portal's pages need of jsdom, of the library and of the server that they play. */
export async function setUpPages(server: PlayedServer): Promise<void> {
  // jsdom lays nothing out and has no media queries: tests see a light page that may move.
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
}

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
