import "@testing-library/jest-dom/vitest";
import { setUpPages } from "@tieout/web-portal/testing/set-up-pages";
import { afterEach, expect, vi } from "vitest";
import { server } from "./bff.ts";

// A missing message shows its id and is only reported on the console.
const said = vi.spyOn(console, "error");
afterEach(() => {
  const missing = said.mock.calls
    .flat()
    .filter((line) => String(line).includes("MISSING_TRANSLATION"));
  said.mockClear();
  expect(missing).toEqual([]);
});

// The hook that comes last runs first: the address is reset once the page, which would follow it, is gone.
afterEach(() => window.history.replaceState(null, "", "/"));
await setUpPages(server);
