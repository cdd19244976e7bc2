import { act, screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { readVisit, writeVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import {
  desktopPage,
  desktopPath,
  passwordsAre,
  theConnectorIs,
} from "../testing/played-desktop.ts";
import { visit } from "../testing/visit.tsx";
import { aWaitingWebConnector, aWebConnector } from "../testing/web-connector.ts";

const anOpenedPage = {
  connectionRequestId: given.connectionRequestId,
  workspaceId: given.workspaceId,
  submissionRequestId: 7,
};

describe("QuickBooks Desktop's page, and the mails that lead to it", () => {
  it("offers to write once it has called, and promises it when it knows where to", async () => {
    const asked = vi.fn();
    let connector = aWaitingWebConnector();
    server.use(
      ...given.theLinkOpens(),
      bff.get(desktopPath, ({ response }) => response(200).json(connector)),
      bff.post(`${desktopPath}/notice`, async ({ request, response }) => {
        const body = await request.json();
        asked(body);
        connector = aWaitingWebConnector({ willMail: true });
        return response(200).json(body);
      }),
    );
    const { user, container } = visit(desktopPage);
    const lede = await screen.findByText(/the request waits until/);
    expect(lede).toHaveTextContent("the request waits until October 28, 2025.");

    await user.click(screen.getByRole("button", { name: "Email me when it’s done" }));
    expect(screen.getByRole("button", { name: "Email me" })).toHaveAccessibleDescription(
      "Enter an email address first.",
    );
    await user.type(screen.getByRole("textbox", { name: "Your email" }), "rosa@bluestem.test");
    await user.click(screen.getByRole("button", { name: "Email me" }));

    expect(await screen.findByText(/^We will write to/)).toHaveTextContent("rosa@bluestem.test");
    expect(asked).toHaveBeenCalledWith({ emailAddress: "rosa@bluestem.test" });
    await waitFor(() => expect(lede).toHaveTextContent("October 28, 2025, and we email you."));
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("doesn't offer to write to who is written to already", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector({ willMail: true })));
    visit(desktopPage);

    expect(await screen.findByText(/and we email you\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Email me/ })).toBeNull();
  });

  it("sends itself to the Windows computer, once, for who is on a phone and taps twice (D-31)", async () => {
    const sent: unknown[] = [];
    server.use(
      ...given.theLinkOpens(),
      theConnectorIs(aWebConnector()),
      passwordsAre(),
      bff.post(`${desktopPath}/mail`, async ({ request, response }) => {
        const asked = (await request.json()) as { emailAddress: string };
        sent.push(asked);
        return response(200).json(asked);
      }),
    );
    const { user } = visit(desktopPage);

    await user.click(await screen.findByRole("button", { name: "Email me this page" }));
    const form = screen.getByRole("textbox", { name: "Your email" });
    expect(form).toHaveFocus();
    await user.type(form, "rosa@tidewater.com");
    const send = screen.getByRole("button", { name: "Send" });
    act(() => {
      send.click();
      send.click();
    });

    expect(await screen.findByText(/^Sent to rosa@tidewater\.com\./)).toBeVisible();
    expect(sent).toEqual([{ emailAddress: "rosa@tidewater.com" }]);

    // A mistyped address can be corrected.
    await user.click(screen.getByRole("button", { name: /Wrong address/ }));
    expect(screen.getByText(/^The newer message replaces the older one/)).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Your email" }), "ada@tidewater.com");
    await user.click(screen.getByRole("button", { name: "Send" }));

    expect(await screen.findByText(/^Sent to ada@tidewater\.com\./)).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it("goes on in the browser where the mail was opened, without the secret in its address", async () => {
    server.use(
      ...given.theLinkOpens(),
      theConnectorIs(aWebConnector()),
      passwordsAre(),
      bff.post("/webconnector/open", ({ response }) => response(200).json(anOpenedPage)),
    );
    visit(`/webconnector#${given.secret}`);

    expect(
      await screen.findByRole("heading", { name: "Connect QuickBooks Desktop" }),
    ).toBeVisible();
    expect(window.location.hash).toBe("");
  });

  it("says by which link the mailed request was begun, and forgets the one that the tab came by (D-9)", async () => {
    const visits: (string | null)[] = [];
    server.use(
      bff.get(desktopPath, ({ request, response }) => {
        visits.push(request.headers.get("Visit"));
        return response(200).json(aWebConnector());
      }),
      ...given.theLinkOpens(),
      passwordsAre(),
      bff.post("/webconnector/open", ({ response }) => response(200).json(anOpenedPage)),
    );
    const ofAnother = {
      submissionId: given.submissionId,
      business: { name: "Bay", email: "b@b.test" },
    };
    writeVisit({ workspaceId: "another", sharedLinkApplicationId: 3, ...ofAnother });
    visit(`/webconnector#${given.secret}`);

    await screen.findByRole("heading", { name: "Connect QuickBooks Desktop" });
    expect(visits).toEqual([`${given.workspaceId}/${anOpenedPage.submissionRequestId}`]);
    expect(readVisit()).toEqual({
      workspaceId: given.workspaceId,
      sharedLinkApplicationId: anOpenedPage.submissionRequestId,
      connectionRequestId: given.connectionRequestId,
      accountingPackage: "quickbooksdesktop",
    });
  });

  it("is another's where another mail is opened in the same window (D-9)", async () => {
    const other = { workspaceId: "9f4e2c1a-0000-4000-8000-000000000002", submissionRequestId: 8 };
    const otherRequest = "7d3b1a90-0000-4000-8000-000000000003";
    const asked: string[] = [];
    let opened = { ...given.session() };
    server.use(
      bff.get("/links/session", ({ response }) => response(200).json(opened)),
      ...given.theLinkOpens(),
      bff.get(desktopPath, ({ params, response }) => {
        asked.push(`${params.workspaceId}/${params.connectionRequestId}`);
        return response(200).json(aWebConnector());
      }),
      passwordsAre(),
      bff.post("/webconnector/open", async ({ request, response }) => {
        const { secret } = await request.json();
        if (secret === given.secret) return response(200).json(anOpenedPage);
        opened = { ...opened, ...other };
        return response(200).json({ ...other, connectionRequestId: otherRequest });
      }),
    );
    visit(`/webconnector#${given.secret}`);
    await screen.findByRole("heading", { name: "Connect QuickBooks Desktop" });

    window.location.hash = "A".repeat(given.secret.length);

    await waitFor(() => expect(asked).toContain(`${other.workspaceId}/${otherRequest}`));
    expect(asked.filter((one) => one.endsWith(otherRequest))).toEqual([
      `${other.workspaceId}/${otherRequest}`,
    ]);
    expect(window.location.hash).toBe("");
  });

  it("says that a request has ended which a mail leads to, and not that its link was removed", async () => {
    server.use(
      ...given.theLinkOpens(),
      bff.post("/webconnector/open", ({ response }) =>
        response(410).json(given.problem(410, "request-ended")),
      ),
    );
    visit(`/webconnector#${given.secret}`);

    expect(
      await screen.findByRole("heading", { level: 1, name: "QuickBooks Desktop did not call" }),
    ).toBeVisible();
    expect(screen.getByText(/its password no longer works/)).toBeVisible();
  });

  it("knows on the progress page as well what is waited for, for who comes in another browser", async () => {
    server.use(
      ...given.theLinkOpens(given.session([given.submission("importing")])),
      theConnectorIs(
        aWaitingWebConnector({
          state: "reading",
          financialRecordId: given.financialRecordId,
          trouble: { reason: "quickbooks-closed", at: "2025-10-14T13:25:00Z" },
        }),
      ),
      given.theImportIs(given.importing({ datasourceNameId: "quickbooksdesktop" })),
    );
    visit(desktopPage);

    expect(await screen.findByRole("heading", { name: "Collecting your records" })).toBeVisible();
    expect(await screen.findByText(/could not reach QuickBooks/)).toBeVisible();
  });
});
