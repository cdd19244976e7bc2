import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
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

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("QuickBooks Desktop's page", () => {
  it("has four steps, of which the first is to be taken, and shows a password that is made once", async () => {
    const made = vi.fn();
    server.use(...given.theLinkOpens(), theConnectorIs(aWebConnector()), passwordsAre(made));
    const { container } = visit(desktopPage);

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
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("copies the password, and says so", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWebConnector()), passwordsAre());
    const { user } = visit(desktopPage);

    await user.click(await screen.findByRole("button", { name: "Copy" }));

    expect(await navigator.clipboard.readText()).toBe("K7QP-2M9X-R4TD");
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  });

  it("waits once the file is there: it's ticked, the rest isn't, as nobody knows (S-T16)", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector()));
    const { container } = visit(desktopPage);

    expect(
      await screen.findByRole("heading", { level: 1, name: "Waiting for QuickBooks Desktop" }),
    ).toBeVisible();
    // Only what is waited for is announced; the clocks tick every second.
    expect(screen.getByText("Waiting for the first call")).toHaveAttribute("role", "status");
    expect(screen.getByText("8 min").closest("[role=status]")).toBeNull();
    expect(screen.getByText("8 min")).toBeVisible();
    expect(screen.getByText(/^Checked/)).toBeVisible();
    expect(screen.getByText(/the request waits until October 28, 2025/)).toBeVisible();
    const steps = stepsIn(screen.getByRole("list", { name: "Steps" }));
    expect(steps.map((step) => step.textContent?.slice(0, 1))).toEqual(["C", "2", "3", "4"]);
    expect(screen.getByRole("link", { name: "Download again" })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("doesn't make a new password for who comes again, unless they ask for one", async () => {
    const made = vi.fn();
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector()), passwordsAre(made));
    const { user } = visit(desktopPage);
    const [again] = await screen.findAllByRole("button", { name: /show a new password/i });
    expect(made).not.toHaveBeenCalled();

    await user.dblClick(again ?? document.body);

    expect(await screen.findByRole("textbox")).toHaveValue("K7QP-2M9X-R4TD");
    expect(made).toHaveBeenCalledTimes(1);
  });

  it("hides its password once another was made elsewhere, as this one doesn't work any more", async () => {
    let connector = aWebConnector();
    server.use(
      ...given.theLinkOpens(),
      bff.get(desktopPath, ({ response }) => response(200).json(connector)),
      passwordsAre(),
    );
    const { user } = visit(desktopPage);
    const shown = await screen.findByRole("textbox", { name: "Password for Web Connector" });
    const file = screen.getByRole("link", { name: "Download connection file" });
    file.addEventListener("click", (event) => event.preventDefault());

    connector = aWaitingWebConnector({ passwordMadeAt: "2025-10-14T13:31:00Z" });
    await user.click(file);

    await waitFor(() => expect(shown).not.toBeInTheDocument());
    expect(screen.getByText(/^It was shown once/)).toBeVisible();
  });

  it("says that an old password was sent, and how to have the new one", async () => {
    server.use(
      ...given.theLinkOpens(),
      theConnectorIs(aWaitingWebConnector({ wrongPasswordAt: "2025-10-14T13:25:00Z" })),
      passwordsAre(),
    );
    const { user } = visit(desktopPage);

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
    visit(desktopPage);

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
    visit(desktopPage);

    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });

  it("asks whose books they are as soon as Web Connector has called, by itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let connector = aWaitingWebConnector();
    server.use(
      ...given.theLinkOpens(),
      bff.get(desktopPath, ({ response }) => response(200).json(connector)),
      bff.get(
        "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
        ({ response }) =>
          response(200).json(given.connection({ accountingPackage: "quickbooksdesktop" })),
      ),
    );
    visit(desktopPage);
    await screen.findByRole("heading", { name: "Waiting for QuickBooks Desktop" });

    connector = aWaitingWebConnector({
      state: "called",
      firstCallAt: "2025-10-14T13:31:00Z",
      connectionId: given.connectionId,
      datasetName: "Tidewater Marine Supply, Inc.",
    });
    await pass(3);

    expect(await screen.findByRole("heading", { level: 1, name: /Is this/ })).toBeVisible();
    expect(window.location.pathname).toBe("/connected");
  });

  it("goes to the progress of books that are being read", async () => {
    server.use(
      ...given.theLinkOpens(given.session([given.submission("importing")])),
      theConnectorIs(
        aWaitingWebConnector({ state: "reading", financialRecordId: given.financialRecordId }),
      ),
      given.theImportIs(given.importing()),
    );
    visit(desktopPage);

    await waitFor(() => expect(window.location.pathname).toBe("/progress"));
  });

  it("ends after 14 days without a call, with somebody to ask and another way in", async () => {
    server.use(...given.theLinkOpens(), theConnectorIs(aWebConnector({ state: "ended" })));
    const { container } = visit(desktopPage);

    expect(
      await screen.findByRole("heading", { level: 1, name: "QuickBooks Desktop did not call" }),
    ).toBeVisible();
    expect(screen.getByText(/Nothing moved since October 14, 2025/)).toBeVisible();
    expect(screen.getByRole("link", { name: /choose how to share/ })).toHaveAttribute(
      "href",
      "/linked?choose",
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("offers files only where the lender takes some", async () => {
    const packages = given.settings().appSettings.accountingPackages;
    const withFiles = given.settings({
      accountingPackages: [...packages, { id: "fileupload", name: "File upload", beta: false }],
    });
    server.use(...given.theLinkOpens(), theConnectorIs(aWaitingWebConnector()));
    const { unmount } = visit(desktopPage);
    await screen.findByText(/^Stuck\?/);
    expect(screen.queryByRole("link", { name: "upload files instead" })).toBeNull();
    unmount();

    server.use(...given.theLinkOpens(given.session(), withFiles));
    visit(desktopPage);

    expect(await screen.findByRole("link", { name: "upload files instead" })).toHaveAttribute(
      "href",
      "/fileupload",
    );
  });
});

const stepsIn = (list: HTMLElement) => within(list).getAllByRole("listitem");
