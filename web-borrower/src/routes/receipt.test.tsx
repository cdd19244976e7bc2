import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const path = "/{workspaceId}/Submissions/{submissionId}/receipt";
const address = `/receipt?workspaceId=${given.workspaceId}&submissionId=${given.submissionId}`;

describe("a receipt's page", () => {
  it("says what was shared, and gives it as a file in its own language", async () => {
    server.use(...theReceiptIs(given.receipt({ copyAddress: "rosa@tidewater.com" })));

    const { container } = visit(address);

    expect(await screen.findByRole("heading", { level: 1, name: "Your receipt" })).toBeVisible();
    expect(screen.getByText("41873-7C1E")).toBeVisible();
    expect(screen.getByText("For the loan review, asked by Dana Whitfield")).toBeVisible();
    expect(screen.getByText("41,206 lines")).toBeVisible();
    expect(screen.getByRole("link", { name: "Download receipt" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/receipt\/file\?language=en&timeZone=/),
    );
    expect(screen.getByRole("button", { name: "Email me an exact copy" })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("opens with the mail's secret, which is in no address any more", async () => {
    const opened: unknown[] = [];
    server.use(
      given.theTenantIs(),
      bff.post("/receipts/open", async ({ request, response }) => {
        opened.push(await request.json());
        return response(200).json(given.receipt());
      }),
    );

    visit(`${address}#${given.secret}`);

    expect(await screen.findByText("41873-7C1E")).toBeVisible();
    expect(window.location.hash).toBe("");
    expect(opened).toEqual([
      {
        secret: given.secret,
        workspaceId: given.workspaceId,
        submissionId: given.submissionId,
      },
    ]);
  });

  it("is who shared it's own, whatever secret led here", async () => {
    server.use(
      ...theReceiptIs(given.receipt()),
      bff.post("/receipts/open", ({ response }) =>
        response(404).json(given.problem(404, "no-such-link")),
      ),
    );

    visit(`${address}#${given.secret}`);

    expect(await screen.findByText("41873-7C1E")).toBeVisible();
  });

  it("ends access once it's sure, and keeps the rest", async () => {
    const ended = given.receipt({
      permission: given.permission({
        ...{ state: "ended", endTime: "2025-10-14T13:30:00Z", mayEnd: false },
        revoked: false,
      }),
      may: { endAccess: false, withdraw: true },
    });
    server.use(
      ...theReceiptIs(given.receipt()),
      bff.post(`${path}/endaccess`, ({ response }) => response(200).json(ended)),
    );
    const { user } = visit(address);

    await user.click(await screen.findByRole("button", { name: "End access" }));
    const dialog = screen.getByRole("alertdialog", {
      name: "End Copperfield’s access to QuickBooks Online?",
    });
    expect(within(dialog).getByRole("button", { name: "Keep sharing" })).toHaveFocus();
    await user.click(within(dialog).getByRole("button", { name: "End access" }));

    expect(await screen.findByText("Access ended on Oct 14, 2025.")).toBeVisible();
    expect(
      screen.getByText(
        /QuickBooks Online didn’t confirm; remove us there too\. In QuickBooks: Apps/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "End access" })).toBeNull();
    expect(screen.getByRole("button", { name: "Withdraw my records" })).toBeVisible();
  });

  it("withdraws by keyboard alone, says what that means first, and then has no button but the download", async () => {
    server.use(
      ...theReceiptIs(given.receipt()),
      bff.post(`${path}/withdrawal`, ({ response }) => response(200).json(given.withdrawnReceipt)),
    );
    const { user } = visit(address);
    const opener = await screen.findByRole("button", { name: "Withdraw my records" });

    opener.focus();
    await user.keyboard("{Enter}");
    const dialog = screen.getByRole("alertdialog", {
      name: "Withdraw your records from Copperfield?",
    });
    expect(within(dialog).getByRole("button", { name: "Keep sharing" })).toHaveFocus();
    for (const consequence of [
      "Access to QuickBooks Online ends at once, and what you sent is deleted here within 30 days.",
      "Dana Whitfield is told that you withdrew them.",
      "Anything saved elsewhere, or kept because the law asks for it, is not reached by this.",
    ]) {
      expect(within(dialog).getByText(consequence)).toBeVisible();
    }
    expect(await accessibilityFaults(document.body)).toEqual([]);
    await user.keyboard("{Tab}{Enter}");

    expect(await screen.findByText("Withdrawn on October 14, 2025")).toBeVisible();
    expect(
      screen.getByText(
        "Your records are withdrawn. Copperfield can’t open them here; we delete them by November 12, 2025. Copies it saved elsewhere aren’t affected.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByRole("button", { name: /Withdraw|End access|Email/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Download receipt" })).toBeVisible();
  });

  it("promises no day to what the law keeps", async () => {
    server.use(...theReceiptIs(given.receipt({ kept: { state: "held" } })));
    const { user } = visit(address);

    await user.click(await screen.findByRole("button", { name: "Withdraw my records" }));

    const dialog = screen.getByRole("alertdialog");
    expect(dialog).toHaveTextContent(
      "Access to QuickBooks Online ends at once. The law asks Copperfield to keep what you sent; it is deleted here once it no longer does.",
    );
    expect(document.body).not.toHaveTextContent(/within 30 days|Withdrawing deletes/);
  });

  it("says what went wrong, and leaves everything as it was", async () => {
    server.use(
      ...theReceiptIs(given.receipt()),
      bff.post(`${path}/withdrawal`, ({ response }) =>
        response(429).json(given.problem(429, "too-many-tries", "Please wait an hour.")),
      ),
    );
    const { user } = visit(address);

    await user.click(await screen.findByRole("button", { name: "Withdraw my records" }));
    const dialog = screen.getByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Withdraw my records" }));
    expect(await within(dialog).findByText("Your records could not be withdrawn")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Keep sharing" }));

    expect(screen.getByRole("button", { name: "Withdraw my records" })).toHaveFocus();
  });

  it("says that there is none where it's somebody else's", async () => {
    server.use(
      given.theTenantIs(),
      bff.get(path, ({ response }) => response(404).json(given.problem(404, "not-found"))),
    );

    const { container } = visit(address);

    expect(
      await screen.findByRole("heading", { level: 1, name: "There is no such receipt" }),
    ).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

const theReceiptIs = (receipt: ReturnType<typeof given.receipt>) => [
  given.theTenantIs(),
  bff.get(path, ({ response }) => response(200).json(receipt)),
];
