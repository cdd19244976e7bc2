import { afterEach, describe, expect, it, vi } from "vitest";
import { inTab, onDevice } from "./browser-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ["this device", onDevice, "localStorage"],
  ["a tab", inTab, "sessionStorage"],
] as const)("what is kept for %s", (_, store, place) => {
  it("stands in the browser's own storage", () => {
    store.set("tieout.some", "thing");

    expect(window[place].getItem("tieout.some")).toBe("thing");
    expect(store.get("tieout.some")).toBe("thing");
    expect(store.names()).toContain("tieout.some");
    store.remove("tieout.some");
    expect(window[place].getItem("tieout.some")).toBeNull();
    expect(store.get("tieout.some")).toBeNull();
  });

  it("stays with the page where the browser forbids it", () => {
    vi.spyOn(window, place, "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });

    expect(store.get("tieout.some")).toBeNull();
    store.set("tieout.some", "thing");
    expect(store.get("tieout.some")).toBe("thing");
    expect(store.names()).toEqual(["tieout.some"]);
    store.remove("tieout.some");
    expect(store.get("tieout.some")).toBeNull();
  });

  it("stays with the page where the browser's is full, and is the newer of the two", () => {
    store.set("tieout.some", "old");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    store.set("tieout.some", "new");
    expect(store.get("tieout.some")).toBe("new");

    vi.restoreAllMocks();
    store.set("tieout.some", "newest");

    expect(window[place].getItem("tieout.some")).toBe("newest");
    expect(store.get("tieout.some")).toBe("newest");
    store.remove("tieout.some");
  });
});
