import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Language } from "@tieout/core/language";
import { FormattedMessage } from "react-intl";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryCache } from "../app/query-client.ts";

vi.mock("./first/fr.ts", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

// A worker's files share their modules, and another one may have loaded French.
beforeEach(() => void vi.resetModules());
afterEach(() => window.localStorage.clear());
// And what comes after this file wants its French.
afterAll(() => void vi.doUnmock("./first/fr.ts"));

describe("a language whose words can't be loaded", () => {
  it("isn't the page's: it stays as it was, with what was typed, and so after a reload (P-U14)", async () => {
    const { Words } = await import("./words.tsx");
    const { useLanguage } = await import("./language-context.ts");
    const Page = () => <Typing choose={useLanguage().choose} />;
    const user = userEvent.setup();
    await act(async () => {
      render(
        <QueryClientProvider client={createQueryCache()}>
          <Words>
            <Page />
          </Words>
        </QueryClientProvider>,
      );
    });
    await user.type(await screen.findByRole("textbox"), "Harrow Creek");

    await act(() => user.click(screen.getByRole("button", { name: "Français" })));

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
