import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { WebConnector } from "../api/web-connector.ts";
import { bff, server } from "../testing/bff.ts";
import { findings } from "../testing/findings.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";
import { aPassword, aWaitingWebConnector, aWebConnector } from "../testing/web-connector.ts";

const address = `/webconnector?request=${given.connectionRequestId}`;
const path = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}/webconnector";

afterEach(() => vi.restoreAllMocks());

describe("QuickBooks Desktop's page", () => {
  it("has four steps, of which the first is to be taken, and shows a password that is made once", async () => {
    const made = vi.fn();
    server.use(...given.theLinkOpens(), theConnectorIs(aWebConnector()), passwordsAre(made));
    const { container } = visit(address);

    expect(
      await screen.findByRole("heading", { level: 1, name: "Connect QuickBooks Desktop" }),
    ).toBeVisible();
    const [first, ...others] = stepsIn(screen.getByRole("list", { name: "Steps" }));
    expect(first).toHaveAttribute("aria-current", "step");
    expect(others).toHaveLength(3);
    expect(others.filter((step) => step.hasAttribute("aria-current"))).toEqual([]);
    expect(screen.getByRole("link", { name: "Download connection file" })).toHaveAttribute(
      "href",
      `/api/Workspaces/${given.workspaceId}/ConnectionRequests/${given.connectionRequestId}/webconnector/file`,
    );
    expect(screen.getByText("Yes, whenever this QuickBooks company file is open")).toBeVisible();
    expect(await screen.findByRole("textbox", { name: "Password for Web Connector" })).toHaveValue(
      "K7QP-2M9X-R4TD",
    );
    expect(made).toHaveBeenCalledTimes(1);
    expect(await findings(container)).toEqual([]);
  });

  it("copies the password, and says so", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWebConnector()), passwordsAre());
    const { user } = visit(address);

    await user.click(await screen.findByRole("button", { name: "Copy" }));

    expect(await navigator.clipboard.readText()).toBe("K7QP-2M9X-R4TD");
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  });

  it("waits once the file is there: it's ticked, the rest isn't, as nobody knows (S-T16)", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector()));
    const { container } = visit(address);

    expect(
      await screen.findByRole("heading", { level: 1, name: "Waiting for QuickBooks Desktop" }),
    ).toBeVisible();
    // Only what is waited for is read out: the clocks beside it tick every second.
    expect(screen.getByText("Waiting for the first call")).toHaveAttribute("role", "status");
    expect(screen.getByText("8 min").closest("[role=status]")).toBeNull();
    expect(screen.getByText("8 min")).toBeVisible();
    expect(screen.getByText(/^Checked/)).toBeVisible();
    expect(screen.getByText(/the request waits until October 28, 2025/)).toBeVisible();
    const steps = stepsIn(screen.getByRole("list", { name: "Steps" }));
    expect(steps.map((step) => step.textContent?.slice(0, 1))).toEqual(["C", "2", "3", "4"]);
    expect(screen.getByRole("link", { name: "Download again" })).toBeVisible();
    expect(await findings(container)).toEqual([]);
  });

  it("offers to write once it has called, and promises it when it knows where to", async () => {
    const asked = vi.fn();
    let connector = aWaitingWebConnector();
    server.use(
      ...given.theLinkOpens(),
      bff.get(path, ({ response }) => response(200).json(connector)),
      bff.post(`${path}/notice`, async ({ request, response }) => {
        const body = await request.json();
        asked(body);
        connector = aWaitingWebConnector({ willMail: true });
        return response(200).json(body);
      }),
    );
    const { user, container } = visit(address);
    const lede = await screen.findByText(/the request waits until/);
    expect(lede).toHaveTextContent("the request waits until October 28, 2025.");

    await user.click(screen.getByRole("button", { name: "Email me when it has called" }));
    expect(screen.getByRole("button", { name: "Email me" })).toBeDisabled();
    await user.type(screen.getByRole("textbox", { name: "Your email" }), "rosa@bluestem.test");
    await user.click(screen.getByRole("button", { name: "Email me" }));

    expect(await screen.findByText(/^We will write to/)).toHaveTextContent("rosa@bluestem.test");
    expect(asked).toHaveBeenCalledWith({ emailAddress: "rosa@bluestem.test" });
    await waitFor(() => expect(lede).toHaveTextContent("October 28, 2025, and we email you."));
    expect(await findings(container)).toEqual([]);
  });

  it("doesn't offer to write to who is written to already", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector({ willMail: true })));
    visit(address);

    expect(await screen.findByText(/and we email you\.$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Email me/ })).toBeNull();
  });

  it("doesn't make a new password for who comes again, unless they ask for one", async () => {
    const made = vi.fn();
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector()), passwordsAre(made));
    const { user } = visit(address);
    const [again] = await screen.findAllByRole("button", { name: /show a new password/i });
    expect(made).not.toHaveBeenCalled();

    await user.dblClick(again ?? document.body);

    expect(await screen.findByRole("textbox")).toHaveValue("K7QP-2M9X-R4TD");
    expect(made).toHaveBeenCalledTimes(1);
  });

  it("says that an old password was sent, and how to have the new one", async () => {
    server.use(
      ...given.theLinkOpens(),
      theConnectorIs(aWaitingWebConnector({ wrongPasswordAt: "2025-10-14T13:25:00Z" })),
      passwordsAre(),
    );
    const { user } = visit(address);

    expect(
      await screen.findByText("Web Connector sent an old password. Enter the new one."),
    ).toBeVisible();
    const [first] = screen.getAllByRole("button", { name: "Show a new password" });
    await user.click(first ?? document.body);

    expect(await screen.findByRole("textbox")).toHaveValue("K7QP-2M9X-R4TD");
  });

  it("names both companies where another file was open, and says that nothing was read", async () => {
    server.use(
      ...given.theLinkOpens(),
      theConnectorIs(
        aWaitingWebConnector({
          wrongCompany: {
            expected: "Tidewater Marine Supply, Inc.",
            found: "Bluestem Bakery Co.",
            at: "2025-10-14T13:25:00Z",
          },
        }),
      ),
    );
    visit(address);

    expect(
      await screen.findByText(
        /^Bluestem Bakery Co\. is open in QuickBooks, and this request is about Tidewater/,
      ),
    ).toHaveTextContent("Nothing was read from it.");
  });

  it.each([
    ["quickbooks-closed", "could not reach QuickBooks"],
    ["not-permitted", "may not see everything"],
    ["quickbooks-failed", "answered with an error"],
  ] as const)("says what to do about %s", async (reason, words) => {
    const trouble = { reason, at: "2025-10-14T13:25:00Z" };
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector({ trouble })));
    visit(address);

    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });

  it("asks whose books they are as soon as Web Connector has called, by itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let connector = aWaitingWebConnector();
    server.use(
      ...given.theLinkOpens(),
      bff.get(path, ({ response }) => response(200).json(connector)),
      bff.get(
        "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
        ({ response }) =>
          response(200).json(given.connection({ accountingPackage: "quickbooksdesktop" })),
      ),
    );
    visit(address);
    await screen.findByRole("heading", { name: "Waiting for QuickBooks Desktop" });

    connector = aWaitingWebConnector({
      state: "called",
      firstCallAt: "2025-10-14T13:31:00Z",
      connectionId: given.connectionId,
      datasetName: "Tidewater Marine Supply, Inc.",
    });
    await act(() => vi.advanceTimersByTimeAsync(3_000));

    expect(await screen.findByRole("heading", { level: 1, name: /Is this/ })).toBeVisible();
    expect(window.location.pathname).toBe("/connected");
    vi.useRealTimers();
  });

  it("goes to the progress of books that are being read", async () => {
    server.use(
      ...given.theLinkOpens(given.session([given.submission("importing")])),
      theConnectorIs(
        aWaitingWebConnector({ state: "reading", financialRecordId: given.financialRecordId }),
      ),
      bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
        response(200).json(given.importing()),
      ),
    );
    visit(address);

    await waitFor(() => expect(window.location.pathname).toBe("/progress"));
  });

  it("ends after 14 days without a call, with somebody to ask and another way in", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWebConnector({ state: "ended" })));
    const { container } = visit(address);

    expect(
      await screen.findByRole("heading", { level: 1, name: "QuickBooks Desktop did not call" }),
    ).toBeVisible();
    expect(screen.getByText(/Nothing moved since October 14, 2025/)).toBeVisible();
    expect(screen.getByRole("link", { name: /choose how to share/ })).toHaveAttribute(
      "href",
      "/linked?choose",
    );
    expect(await findings(container)).toEqual([]);
  });

  it("sends itself to the Windows computer, for who is on a phone", async () => {
    const sent: unknown[] = [];
    server.use(
      ...given.theLinkOpens(),
      theConnectorIs(aWebConnector()),
      passwordsAre(),
      bff.post(`${path}/mail`, async ({ request, response }) => {
        const asked = (await request.json()) as { emailAddress: string };
        sent.push(asked);
        return response(200).json(asked);
      }),
    );
    const { user } = visit(address);

    await user.click(await screen.findByRole("button", { name: "Email me this page" }));
    const form = screen.getByRole("textbox", { name: "Your email" });
    expect(form).toHaveFocus();
    await user.type(form, "rosa@tidewater.com");
    await user.click(screen.getByRole("button", { name: "Send" }));

    expect(await screen.findByText(/^Sent to rosa@tidewater\.com\./)).toBeVisible();
    expect(sent).toEqual([{ emailAddress: "rosa@tidewater.com" }]);
  });

  it("goes on in the browser where the mail was opened, without the secret in its address", async () => {
    server.use(
      ...given.theLinkOpens(),
      theConnectorIs(aWebConnector()),
      passwordsAre(),
      bff.post("/webconnector/open", ({ response }) =>
        response(200).json({
          connectionRequestId: given.connectionRequestId,
          workspaceId: given.workspaceId,
        }),
      ),
    );
    visit(`/webconnector#${given.secret}`);

    expect(
      await screen.findByRole("heading", { name: "Connect QuickBooks Desktop" }),
    ).toBeVisible();
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
      bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
        response(200).json(given.importing({ datasourceNameId: "quickbooksdesktop" })),
      ),
    );
    visit(address);

    expect(await screen.findByRole("heading", { name: "Collecting your records" })).toBeVisible();
    expect(await screen.findByText(/could not reach QuickBooks/)).toBeVisible();
  });

  it("offers files only where the lender takes some", async () => {
    const packages = given.settings().appSettings.accountingPackages;
    const withFiles = given.settings({
      accountingPackages: [...packages, { id: "fileupload", name: "File upload", beta: false }],
    });
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector()));
    const { unmount } = visit(address);
    await screen.findByText(/^Stuck\?/);
    expect(screen.queryByRole("link", { name: "upload files instead" })).toBeNull();
    unmount();

    server.use(...given.theLinkOpens(given.session(), withFiles));
    visit(address);

    expect(await screen.findByRole("link", { name: "upload files instead" })).toHaveAttribute(
      "href",
      "/fileupload",
    );
  });
});

const theConnectorIs = (connector: WebConnector) =>
  bff.get(path, ({ response }) => response(200).json(connector));

const passwordsAre = (made = vi.fn()) =>
  bff.post(`${path}/password`, ({ response }) => {
    made();
    return response(200).json(aPassword());
  });

const stepsIn = (list: HTMLElement) => within(list).getAllByRole("listitem");
