import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLanguage } from "@tieout/web-portal/language";
import { FormattedMessage } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { MessagesProvider } from "../messages/messages-provider.tsx";
import { bff, server } from "../testing/bff.ts";
import { createQueryCache } from "./query-client.ts";
import { TenantMessages } from "./tenant-messages.tsx";

afterEach(() => window.localStorage.clear());

describe("another language", () => {
  it("is chosen without losing the page: what was typed and the focus stay (P-U14)", async () => {
    server.use(
      bff.post("/tenant/portaltext", async ({ request, response }) => {
        const { languageCode } = await request.json();
        return response(200).json({
          languageCode: languageCode ?? "en",
          locale: "",
          sections: { list: { "list.add": `Own, ${languageCode}` } },
        });
      }),
    );
    const user = userEvent.setup();
    // `use` suspends on the first messages.
    await act(async () => {
      render(
        <QueryClientProvider client={createQueryCache()}>
          <MessagesProvider>
            <TenantMessages>
              <Page />
            </TenantMessages>
          </MessagesProvider>
        </QueryClientProvider>,
      );
    });
    const line = await screen.findByRole("textbox");
    expect(screen.getByText("Own, en")).toBeInTheDocument();
    await user.type(line, "Harrow Creek");
    const button = screen.getByRole("button", { name: "Français" });

    button.focus();
    // So does French.
    await act(() => user.keyboard("{Enter}"));

    expect(await screen.findByText("Own, fr")).toBeInTheDocument();
    expect(screen.getByText("Espaces de travail")).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toBe(line);
    expect(line).toHaveValue("Harrow Creek");
    expect(button).toHaveFocus();
    expect(document.documentElement.lang).toBe("fr");
  });
});

function Page() {
  const { choose } = useLanguage();

  return (
    <>
      <h1>
        <FormattedMessage id="list.title" />
      </h1>
      <p>
        <FormattedMessage id="list.add" />
      </p>
      <input aria-label="Name" />
      <button type="button" onClick={() => choose("fr")}>
        Français
      </button>
    </>
  );
}
