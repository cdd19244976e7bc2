import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import type { WebConnector } from "../api/web-connector.ts";
import { server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { passwordsAre, theConnectorIs } from "../testing/played-desktop.ts";
import { visit } from "../testing/visit.tsx";
import { aWaitingWebConnector } from "../testing/web-connector.ts";

const at = "2025-10-14T13:25:00Z";

describe("the progress of a collection from QuickBooks Desktop", () => {
  it("says what holds it up at the Windows computer, and what to do about it there (S-T16)", async () => {
    booksAreReadFrom("quickbooksdesktop", {
      wrongCompany: { expected: "Bluestem Bakery Co.", found: "Ortega Brothers Roofing", at },
    });
    const { container } = visit("/progress");

    expect(await screen.findByText("Another company file is open")).toBeVisible();
    expect(screen.getByText(/Ortega Brothers Roofing/)).toHaveTextContent("Bluestem Bakery Co.");
    expect(screen.getByRole("progressbar")).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("says so where Web Connector has stopped calling, as nothing is read then (D-15)", async () => {
    booksAreReadFrom("quickbooksdesktop", { lastSeenAt: at, answered: 3, expected: 126 });
    const { container } = visit("/progress");

    expect(await screen.findByText(/^Web Connector has not called for/)).toHaveTextContent(
      "for 5 minutes. Keep it open on the Windows computer, or choose Update Selected there",
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([
    ["called a minute ago", { lastSeenAt: "2025-10-14T13:29:00Z", answered: 3, expected: 126 }],
    ["has handed over everything", { lastSeenAt: at, answered: 126, expected: 126 }],
  ])("doesn't say so where it %s", async (_, connector) => {
    const trouble = { reason: "quickbooks-closed", at } as const;
    booksAreReadFrom("quickbooksdesktop", { ...connector, trouble });
    visit("/progress");

    expect(await screen.findByText(/could not reach QuickBooks/)).toBeVisible();
    expect(screen.queryByText(/has not called/)).not.toBeInTheDocument();
  });

  it("makes another password where an old one is used, and shows it", async () => {
    booksAreReadFrom("quickbooksdesktop", { wrongPasswordAt: at });
    server.use(passwordsAre());
    const { user } = visit("/progress");

    await user.click(await screen.findByRole("button", { name: "Show a new password" }));

    expect(await screen.findByRole("textbox", { name: "Password for Web Connector" })).toHaveValue(
      "K7QP-2M9X-R4TD",
    );
  });

  it("says so to whoever opens the link again in another browser, and shows a new password there", async () => {
    booksAreReadFrom("quickbooksdesktop", { wrongPasswordAt: at }, "another");
    server.use(passwordsAre());
    const { user } = visit("/progress");

    await user.click(await screen.findByRole("button", { name: "Show a new password" }));

    expect(
      await screen.findByRole("textbox", { name: "Password for Web Connector" }),
    ).toBeVisible();
  });

  it("says nothing of it where another package is read", async () => {
    booksAreReadFrom("example", {
      wrongCompany: { expected: "Bluestem Bakery Co.", found: "Ortega Brothers Roofing", at },
    });
    visit("/progress");

    expect(await screen.findByRole("progressbar")).toBeVisible();
    expect(screen.queryByText("Another company file is open")).not.toBeInTheDocument();
  });
});

function booksAreReadFrom(
  datasourceNameId: "quickbooksdesktop" | "example",
  connector: Partial<WebConnector>,
  browser: "own" | "another" = "own",
): void {
  const named = { connectionRequestId: given.connectionRequestId };
  if (browser === "own") rememberVisit(named);
  const elsewhere = { readingRequestId: named.connectionRequestId };
  server.use(
    given.theImportIs(given.importing({ datasourceNameId })),
    theConnectorIs(aWaitingWebConnector({ state: "reading", ...connector })),
    ...given.theLinkOpens(
      given.session([given.submission("importing")], browser === "own" ? {} : elsewhere),
    ),
  );
}
