import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import type { Connection } from "../../api/connections.ts";
import {
  connectionId,
  showWizard,
  theServerAccepts,
  toThePackages,
} from "../../testing/a-wizard.tsx";
import { aConnection, aConsent, anAsk } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";

const asks = "/workspaces/{workspaceId}/connections/{connectionId}/permissionasks";
type Consent = Connection["consents"][number];

/** Updates of statements and receivables, with codes. The wizard asks for names. */
const kept = (over: Partial<Consent> = {}): Connection =>
  aConnection({
    ...{ id: connectionId, datasetName: "Tidewater books", datasourceNameId: "example" },
    consents: [aConsent({ anonymizeCustomersAndVendors: true, ...over })],
  });

const once = expect.not.objectContaining({ updatesForMonths: expect.anything() });

const dialog = () => within(screen.getByRole("dialog"));
const button = (name: string) => dialog().getByRole("button", { name });
const askForThis = () => dialog().findByRole("button", { name: "Ask for this" });

describe("asking the borrower for more by mail", () => {
  it("says what they read and what stays, asks once, and says that they're asked", async () => {
    const { user, onClose } = showWizard({}, [kept()]);
    const sent = theServerAccepts();
    const asked = asksAre(200);
    await toThePackages(user);

    await user.click(await askForThis());

    expect(
      await screen.findByRole("dialog", { name: "Ask the borrower for more" }),
    ).toHaveAccessibleDescription("Tidewater Marine Supply, Inc.");
    expect(
      dialog().getByText(/^We email the borrower who allowed updates of Tidewater/),
    ).toBeVisible();
    expect(
      dialog().getByText(
        "Copperfield asks for more: names of customers and suppliers, instead of codes; the ledger’s memos. Everything else stays the same.",
      ),
    ).toBeVisible();
    expect(dialog().getByText(/^Until they answer, the permission they gave stays/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(asked).toEqual([]);
    await user.dblClick(button("Send email"));

    expect(await screen.findByText("Email sent to the borrower who allowed updates")).toBeVisible();
    expect(asked).toEqual([[connectionId, { submissionRequestId: 41873 }]]);
    expect(sent.requests).toMatchObject([
      { hasShareableLink: false, anonymizeCustomersAndVendors: false },
    ]);
    expect(sent.imports).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button("Done"));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("shows what waits for an answer, by whom and since when, and offers a link instead", async () => {
    const { user } = showWizard({}, [kept({ asked: anAsk() })]);
    const sent = theServerAccepts();
    const asked = asksAre(200);
    await toThePackages(user);

    expect(await screen.findByText("Asked on Oct 13, 2025")).toBeVisible();
    expect(screen.getByText(/^Dana Whitfield asked the borrower by email\./)).toBeVisible();
    expect(dialog().queryByRole("button", { name: "Ask for this" })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button("Create a link instead"));

    expect(await screen.findByRole("textbox", { name: "Secure link" })).toBeVisible();
    expect(sent.requests).toMatchObject([{ hasShareableLink: true }]);
    expect(asked).toEqual([]);
  });

  it("asks by the link for updates as long as the permission that it would replace, and says so", async () => {
    const { user } = showWizard({}, [kept({ asked: anAsk() })]);
    const sent = theServerAccepts();
    await toThePackages(user);

    await user.click(await dialog().findByRole("button", { name: "Create a link instead" }));

    expect(await screen.findByText("Ask to update for 12 months")).toBeVisible();
    expect(sent.requests).toMatchObject([{ hasShareableLink: true, updatesForMonths: 12 }]);
  });

  it.each([
    [
      "takes the place of what waits",
      anAsk({ more: { groups: [], bases: ["cash"], names: true } }),
      "This replaces what Dana Whitfield asked for on Oct 13, 2025: figures on the cash basis; names of customers and suppliers, instead of codes.",
    ],
    [
      "comes after an answer, which it says",
      anAsk({ state: "kept", endedAt: "2025-10-14T10:00:00Z" }),
      "On Oct 14, 2025, the borrower chose to keep the permission as it is.",
    ],
  ])("%s", async (_what, last, said) => {
    const { user } = showWizard({}, [kept({ asked: last })]);
    theServerAccepts();
    await toThePackages(user);

    await user.click(await askForThis());

    expect(await dialog().findByText(said)).toBeVisible();
    expect(button("Send email")).toBeEnabled();
  });

  it("goes by keyboard alone, back and forth", async () => {
    const { user } = showWizard({}, [kept()]);
    theServerAccepts();
    const asked = asksAre(200);
    await toThePackages(user);
    (await askForThis()).focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Ask the borrower for more" });
    button("Back").focus();
    await user.keyboard("{Enter}");

    (await askForThis()).focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Ask the borrower for more" });
    button("Send email").focus();
    await user.keyboard("{Enter}");

    expect(await screen.findByText(/^Email sent/)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it("says why they couldn't be asked, and makes a link instead", async () => {
    const { user } = showWizard({}, [kept()]);
    const sent = theServerAccepts();
    asksAre(409);
    await toThePackages(user);
    await user.click(await askForThis());
    await user.click(await dialog().findByRole("button", { name: "Send email" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      /The borrower could not be asked.*Nobody who allowed updates can be asked by email/,
    );
    expect(button("Send email")).toBeEnabled();
    await user.click(button("Create a link instead"));

    expect(await screen.findByRole("textbox", { name: "Secure link" })).toBeVisible();
    expect(sent.requests).toMatchObject([{ hasShareableLink: false }, { hasShareableLink: true }]);
  });

  it.each<[string, Partial<Consent>, unknown]>([
    ["once", { term: "once", canBeAsked: false }, once],
    ["until a day that has passed", { state: "expired", canBeAsked: false }, once],
    ["by somebody who ended it", { state: "ended", canBeAsked: false }, once],
    [
      "without a proved address",
      { canBeAsked: false },
      expect.objectContaining({ updatesForMonths: 12 }),
    ],
  ])("makes a link where it was allowed %s", async (_how, over, term) => {
    const { user } = showWizard({}, [kept(over)]);
    const sent = theServerAccepts();
    const asked = asksAre(200);
    await toThePackages(user);

    await user.click(await askForThis());

    expect(await screen.findByRole("textbox", { name: "Secure link" })).toBeVisible();
    expect(sent.requests).toMatchObject([{ hasShareableLink: true }]);
    expect(sent.requests[0]).toEqual(term);
    expect(asked).toEqual([]);
  });

  it("makes a link where days are wanted that updates never reach", async () => {
    const { user } = showWizard({ defaultOptions: { ...throughToday } }, [kept()]);
    theServerAccepts();
    await toThePackages(user);

    await user.click(await askForThis());

    expect(await screen.findByRole("textbox", { name: "Secure link" })).toBeVisible();
  });
});

const throughToday = {
  accountingCollectionGroups: ["financial-statements" as const],
  ...{ basisOfAccountingPreference: "Accrual" as const, fullFiscalYearsToCollect: 3 },
  ...{ endOfImport: "Today" as const, anonymizeCustomersAndVendors: false },
  ...{ provideUserCopy: false, allowUserUpload: true, hasShareableLink: true },
};

function asksAre(status: 200 | 409): unknown[] {
  const asked: unknown[] = [];
  server.use(
    bff.post(asks, async ({ params, request, response }) => {
      asked.push([params.connectionId, await request.json()]);
      const description = "Nobody who allowed updates can be asked by email. Send a link instead.";
      return status === 200
        ? response(200).json({ groups: [], bases: [], names: true })
        : response(409).json(aProblem({ status: 409, description }));
    }),
  );
  return asked;
}
