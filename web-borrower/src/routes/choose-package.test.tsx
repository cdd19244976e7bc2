import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import { type ConsentFacts, consentWords, wordsVersion } from "@tieout/core/consent/words";
import type { Language } from "@tieout/core/language";
import { readDefaultOptions } from "@tieout/core/tenant/default-options";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import { takesFiles } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { consentPage, theWayIsPrepared } from "../testing/package-prepared.ts";
import { connect, visit } from "../testing/visit.tsx";

const everyChoice = [
  [{ basisOfAccountingPreference: "Cash", anonymizeCustomersAndVendors: false }, "es"],
  [{ basisOfAccountingPreference: "CashAndAccrual", endOfImport: "Today" }, "fr"],
  [{ accountingCollectionGroups: ["transactions"], fullFiscalYearsToCollect: 0 }, "en"],
] as const satisfies readonly (readonly [Parameters<typeof given.request>[0], Language])[];

const linked = `/linked?rid=7#${given.secret}`;

describe("choosing a package", () => {
  it("prepares the package's own page, and leaves for it (S-A4, S-A17, S-E28, S-E29)", async () => {
    const asked: unknown[] = [];
    server.use(...given.theLinkOpens(), ...theWayIsPrepared(asked));
    const { user, leaveFor } = visit(linked);

    await connect(user, "DEX");

    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(consentPage));
    expect(asked).toEqual([
      { entityId: given.workspaceId, requestId: 7 },
      {
        accountingPackage: "example",
        delegatedAccessToken: "a-token",
        submissionId: given.submissionId,
        sourceFlow: "borrower",
        initiator: "web-borrower",
        words: expect.objectContaining({ version: wordsVersion }),
      },
    ]);
    expect(screen.getByRole("button", { name: "Opening DEX" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  });

  it("says first what is read, for how long and that we only read, and sends which words it showed", async () => {
    const asked: unknown[] = [];
    server.use(...given.theLinkOpens(), ...theWayIsPrepared(asked));
    const { user } = visit(linked);

    await user.click(await screen.findByRole("button", { name: "QuickBooks Online" }));
    const dialog = await screen.findByRole("dialog");

    const words = consentWords(factsOf(given.request()), "en");
    expect(words.lines).toEqual([
      "Copperfield will read from QuickBooks Online: financial statements, with the general ledger; open customer invoices; open supplier bills.",
      "Last 3 fiscal years and this year through Sep 30, 2025. Accrual basis.",
      "Customer and supplier names are replaced with codes. Memos are left out.",
      "Read once: access ends when your records arrive, or in 30 days.",
      "Intuit’s page may mention changes. We only read.",
    ]);
    expect(linesIn(dialog)).toEqual(["Step 2 of 4", ...words.lines]);
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Connect QuickBooks Online" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const { version, sha256 } = words;
    expect(asked[1]).toMatchObject({ words: { version, sha256 } });
  });

  it.each(everyChoice)("shows the words of %j in %s", async (over, language) => {
    window.localStorage.setItem("tieout.language", language);
    const request = given.request(over);
    server.use(...given.theLinkOpens(given.session(), given.settings(), request));
    const { user } = visit(linked);

    await user.click(await screen.findByRole("button", { name: "QuickBooks Online" }));

    const { lines } = consentWords(factsOf(request), language);
    const [, ...shown] = linesIn(await screen.findByRole("dialog"));
    expect(shown).toEqual(lines);
  });

  it("asks to load the page again when what was shown isn't what's asked for any more", async () => {
    server.use(
      bff.post("/Workspaces/{workspaceId}/ConnectionRequests", ({ response }) =>
        response(409).json(
          given.problem(409, "words-changed", "Reload it to see what is shared now."),
        ),
      ),
      ...given.theLinkOpens(),
      ...theWayIsPrepared([]),
    );
    const { user, leaveFor, reload } = visit(linked);

    await connect(user, "DEX");

    expect(await screen.findByRole("alert")).toHaveTextContent("Reload it to see what is shared");
    await user.click(screen.getByRole("button", { name: "Reload" }));
    expect(reload).toHaveBeenCalledOnce();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("is sent for once by who taps twice", async () => {
    const asked: unknown[] = [];
    server.use(...given.theLinkOpens(), ...theWayIsPrepared(asked));
    const { user, leaveFor } = visit(linked);
    await user.click(await screen.findByRole("button", { name: "DEX" }));
    const agree = await screen.findByRole("button", { name: "Connect DEX" });

    fireEvent.click(agree);
    fireEvent.click(agree);

    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect([asked.length, leaveFor.mock.calls.length]).toEqual([2, 1]);
  });

  it("can be chosen anew after the way back, though its first answer came late", async () => {
    const begun: (() => void)[] = [];
    server.use(
      ...given.theLinkOpens(),
      bff.post("/Submissions", async ({ response }) => {
        await new Promise<void>((answer) => begun.push(answer));
        return begun.length === 1
          ? response(404).json(given.problem(404, "not-found"))
          : response(200).json({ id: given.submissionId });
      }),
      ...theWayIsPrepared([]),
    );
    const { user, leaveFor } = visit(linked);
    await connect(user, "DEX");
    await waitFor(() => expect(begun).toHaveLength(1));

    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    begun[0]?.();
    await screen.findByRole("alert");
    await user.click(screen.getByRole("button", { name: "Connect DEX" }));

    await waitFor(() => expect(begun).toHaveLength(2));
    begun[1]?.();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(consentPage));
  });

  it("can be chosen anew by who comes back from its page", async () => {
    server.use(...given.theLinkOpens(), ...theWayIsPrepared([]));
    const { user, leaveFor } = visit(linked);
    await connect(user, "DEX");
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(consentPage));

    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

    expect(await screen.findByRole("button", { name: "Connect DEX" })).toBeEnabled();
  });

  it("goes on with a submission that was begun and left open", async () => {
    const asked: unknown[] = [];
    server.use(
      ...given.theLinkOpens(given.session([given.submission("open")])),
      ...theWayIsPrepared(asked),
    );
    const { user, leaveFor } = visit(linked);

    await connect(user, "DEX");

    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ submissionId: given.submissionId });
  });

  it("shows first what will be shared, where the lender wants that (P-E47, S-U30, S-U31)", async () => {
    const tenant = given.settings({ shareableLinkParamsFlow: true });
    const request = given.request({ requestedTime: "2025-10-12T15:00:00Z" });
    server.use(...given.theLinkOpens(given.session(), tenant, request), ...theWayIsPrepared([]));
    const { user, leaveFor } = visit(linked);

    await user.click(await screen.findByRole("button", { name: "QuickBooks Online" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Before you connect QuickBooks Online",
    });

    expect(leaveFor).not.toHaveBeenCalled();
    expect(dialog).toHaveTextContent("You sign in on Intuit’s own page.");
    expect(dialog).toHaveTextContent("Copperfield, for the loan review of Tidewater Marine");
    expect(dialog).toHaveTextContent("Asked by Dana Whitfield on October 12, 2025");
    expect(dialog).toHaveTextContent("The connection is encrypted.");
    expect(dialog).toHaveTextContent("Read-only. Nothing in your books is changed.");
    expect(dialog).toHaveTextContent("through September 30, 2025");
    expect(dialog).toHaveTextContent("Accrual basis");
    // The reports are in the words that are agreed to, and in no other list.
    expect(dialog).toHaveTextContent(
      "Copperfield will read from QuickBooks Online: financial statements, with the general ledger; open customer invoices; open supplier bills.",
    );
    expect(dialog).not.toHaveTextContent("Reports requested");

    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(leaveFor).not.toHaveBeenCalled();

    await user.click(screen.getByRole("button", { name: "QuickBooks Online" }));
    await user.click(await screen.findByRole("button", { name: "Connect QuickBooks Online" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(consentPage));
  });

  it("shows it before a file as well, in words that are true of one (P-E47, S-U30, S-U31)", async () => {
    const { appSettings } = takesFiles();
    const tenant = given.settings({ ...appSettings, shareableLinkParamsFlow: true });
    server.use(...given.theLinkOpens(given.session(), tenant));
    const { user } = visit(linked);

    await user.click(await screen.findByRole("button", { name: /^Upload a file instead/ }));
    const dialog = await screen.findByRole("dialog", { name: "Before you upload a file" });

    expect(dialog).toHaveTextContent("You see the figures before they are sent.");
    expect(dialog).toHaveTextContent("Financial statements3 years and year to date");
    expect(dialog).toHaveTextContent("A file holds the financial statements.");
    expect(dialog).not.toHaveTextContent(/sign in/);
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Continue with a file" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Upload your books as a file" }),
    ).toBeVisible();
  });

  it("lists what can't be connected yet, and lets nobody choose it (S-G7, P-G17)", async () => {
    const unavailablePackages = [
      { name: "MYOB Business", beta: true },
      { name: "Reckon", beta: false },
    ];
    server.use(...given.theLinkOpens(given.session(), given.settings({ unavailablePackages })));
    visit(linked);

    expect(
      await screen.findByText("Not available yet: MYOB Business (Beta), Reckon"),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: /Reckon/ })).not.toBeInTheDocument();
  });
});

const factsOf = (asked: ReturnType<typeof given.request>): ConsentFacts => ({
  lender: "Copperfield",
  accountingPackage: "quickbooksonline",
  scope: scopeOf(readDefaultOptions(asked).options, "2025-10-14" as Day),
});

const linesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole("paragraph")
    .map(({ textContent }) => textContent);
