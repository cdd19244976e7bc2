import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Language } from "@tieout/core/language";
import { useLanguage } from "@tieout/web-portal/language";
import { FormattedMessage } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryCache } from "../app/query-client.ts";
import * as language from "./load-catalogue.ts";
import { MessagesProvider } from "./messages-provider.tsx";

const { firstCatalogueOf } = language;
const away = new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.spyOn(language, "firstCatalogueOf").mockImplementation((wanted) =>
    wanted === "fr" ? Promise.reject(away) : firstCatalogueOf(wanted),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("a language whose words can't be loaded", () => {
  it("isn't the page's: it stays as it was, with what was typed, and so after a reload (P-U14)", async () => {
    const Page = () => <Typing choose={useLanguage().choose} />;
    const user = userEvent.setup();
    await act(async () => {
      render(
        <QueryClientProvider client={createQueryCache()}>
          <MessagesProvider>
            <Page />
          </MessagesProvider>
        </QueryClientProvider>,
      );
    });
    await user.type(await screen.findByRole("textbox"), "Harrow Creek");

    await act(async () => {
      await user.click(screen.getByRole("button", { name: "Français" }));
      await language.catalogueOf("fr");
    });

    expect(screen.getByRole("textbox")).toHaveValue("Harrow Creek");
    expect(screen.getByText("Try again")).toBeVisible();
    expect(document.documentElement.lang).toBe("en");
    expect(window.localStorage.getItem("tieout.language")).toBeNull();
  });
});

function Typing({ choose }: { readonly choose: (language: Language) => void }) {
  return (
    <>
      <FormattedMessage id="failure.tryAgain" />
      <input />
      <button type="button" onClick={() => choose("fr")}>
        Français
      </button>
    </>
  );
}
