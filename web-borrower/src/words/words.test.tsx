import { screen } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { nobodyIsHere, theLenderSays } from "../testing/standing-address.ts";
import { visit } from "../testing/visit.tsx";

const away = vi.hoisted(() => ({
  words: () => {
    throw new Error("Failed to fetch dynamically imported module");
  },
}));
vi.mock("./first/fr.ts", away.words);
vi.mock("./fr.ts", away.words);

afterEach(() => window.localStorage.clear());
// A worker's files share their modules, and what comes after this one wants its French.
afterAll(() => {
  vi.doUnmock("./first/fr.ts");
  vi.doUnmock("./fr.ts");
});

describe("a language whose words can't be loaded", () => {
  it("isn't the page's: it stays as it was, with what was typed, and so on the next visit (P-E59)", async () => {
    const tenant = given.settings({ allowLanguageSelection: true, anonymousLinkEnabled: true });
    server.use(...nobodyIsHere(tenant), theLenderSays());
    const { user } = visit("/portal");
    const name = await screen.findByRole("textbox", { name: "Business name" });
    await user.type(name, "Harrow Creek");

    await user.click(screen.getByRole("button", { name: "Français" }));
    await user.type(name, " Farms");

    expect(name).toBeVisible();
    expect(name).toHaveValue("Harrow Creek Farms");
    expect(screen.getByRole("textbox", { name: "Business name" })).toBe(name);
    expect(screen.getByRole("button", { name: "English" })).toHaveAttribute("aria-current", "true");
    expect(document.documentElement.lang).toBe("en");
    expect(window.localStorage.getItem("tieout.language")).toBeNull();
  });
});
