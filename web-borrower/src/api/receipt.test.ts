import { afterEach, expect, it, vi } from "vitest";
import { headers } from "./client.ts";
import { receiptFileAddress } from "./receipt.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = "en";
});

it("asks for the receipt's file in the page's language and region", () => {
  const query = (locale: string) =>
    new URL(receiptFileAddress({ workspaceId: "w", submissionId: "s" }, locale), "https://x.test")
      .searchParams;

  expect(Object.fromEntries(query("es-US"))).toEqual({
    language: "es",
    region: "US",
    timeZone: "UTC",
  });
  expect(query("en").has("region")).toBe(false);
});

it("tells the server the region by which the page writes Spanish, and none for other languages", () => {
  vi.spyOn(window.navigator, "languages", "get").mockReturnValue(["en-GB", "es-MX"]);
  const acceptedIn = (lang: string) => {
    document.documentElement.lang = lang;
    return headers()["Accept-Language"];
  };

  expect(["es", "en", "fr"].map(acceptedIn)).toEqual(["es-MX", "en", "fr"]);
});
