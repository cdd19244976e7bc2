import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { FormattedNumber } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nobodyIsHere, theLenderSays } from "../testing/anonymous-link.ts";
import { server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";
import { loadFirstMessages, loadMessages } from "./load-messages.ts";
import { MessagesProvider } from "./messages-provider.tsx";

const away = new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.spyOn(loadFirstMessages, "fr").mockRejectedValue(away);
  vi.spyOn(loadMessages, "fr").mockRejectedValue(away);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("figures in Spanish", () => {
  it.each([
    [["es-MX"], "Leído: 12,345.5 asientos"],
    [["es-ES"], "Leído: 12.345,5 asientos"],
    [["en-US", "en"], "Leído: 12,345.5 asientos"],
    [["en", "fr-FR"], "Leído: 12.345,5 asientos"],
  ])("are written as in the browser's own country: %s", async (languages, written) => {
    vi.spyOn(window.navigator, "languages", "get").mockReturnValue(languages);
    window.localStorage.setItem("tieout.language", "es");
    const queryClient = new QueryClient();
    server.use(theLenderSays());

    render(
      <QueryClientProvider client={queryClient}>
        <MessagesProvider>
          <FormattedNumber value={12_345.5}>
            {(number) => <p>Leído: {number} asientos</p>}
          </FormattedNumber>
        </MessagesProvider>
      </QueryClientProvider>,
    );

    expect(await screen.findByText(written)).toBeVisible();
    expect(document.documentElement.lang).toBe("es");
  });
});

describe("a language whose words can't be loaded", () => {
  it("isn't the page's: it stays as it was, with what was typed, and so on the next visit (P-E59)", async () => {
    const tenant = given.settings({ allowLanguageSelection: true, anonymousLinkEnabled: true });
    server.use(...nobodyIsHere(tenant), theLenderSays());
    const { user } = visit("/portal");
    const name = await screen.findByRole("textbox", { name: "Business name" });
    await user.type(name, "Harrow Creek");

    await user.click(screen.getByRole("button", { name: /Français/ }));
    await user.type(name, " Farms");

    expect(name).toBeVisible();
    expect(name).toHaveValue("Harrow Creek Farms");
    expect(screen.getByRole("textbox", { name: "Business name" })).toBe(name);
    expect(screen.getByRole("button", { name: /English/ })).toHaveAttribute("aria-current", "true");
    expect(document.documentElement.lang).toBe("en");
    expect(window.localStorage.getItem("tieout.language")).toBeNull();
  });
});
