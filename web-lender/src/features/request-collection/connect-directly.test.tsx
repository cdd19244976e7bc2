import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  aWindow,
  button,
  connectionId,
  goOn,
  sayGround,
  showWizard,
  theServerAccepts,
  toThePackages,
} from "../../testing/a-wizard.tsx";
import { aConnection, aConsent } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";

afterEach(() => vi.restoreAllMocks());

describe("RequestCollection by direct connection", () => {
  it("opens the package inside the click, asks whose books they are, and starts (S-U8, S-G3, S-A4)", async () => {
    const opened = aWindow();
    const { user, onClose } = showWizard();
    const sent = theServerAccepts({ becomes: "Success" });
    await toThePackages(user);
    await user.click(screen.getByRole("radio", { name: "DEX" }));
    await goOn(user);

    await sayGround(user);
    await user.click(await screen.findByRole("button", { name: "Open DEX" }));
    expect(opened).toHaveBeenCalledWith(
      "https://vendor.example/consent",
      expect.anything(),
      expect.anything(),
    );

    expect(
      await screen.findByRole("dialog", { name: "Is this Tidewater Marine Supply, Inc.?" }),
    ).toHaveTextContent("Tidewater Marine Supply Incorporated");
    await user.click(button("Start import"));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.requests).toMatchObject([{ hasShareableLink: false, allowUserUpload: false }]);
    expect(sent.imports).toEqual([{ connectionId }]);
  });

  it("has a file asked for in place of a package, where there is a page that takes it", async () => {
    const onFile = vi.fn();
    const accountingPackages = [
      { id: "example", name: "DEX", beta: false },
      { id: "fileupload", name: "File upload", beta: false },
    ] as const;
    const { user } = showWizard({ accountingPackages }, [], { onFile });
    const sent = theServerAccepts();
    await toThePackages(user);

    await user.click(screen.getByRole("radio", { name: "Upload a file" }));
    await goOn(user);

    await waitFor(() => expect(onFile).toHaveBeenCalledExactlyOnceWith(41873));
    expect(sent.requests).toMatchObject([{ hasShareableLink: false }]);
  });

  it("offers no package that calls from the borrower's own computer, and says how it is connected", async () => {
    const accountingPackages = [
      { id: "quickbooksdesktop", name: "QuickBooks Desktop", beta: false },
      { id: "example", name: "DEX", beta: false },
    ] as const;
    const { user } = showWizard({ accountingPackages }, [
      aConnection({
        ...{ datasourceNameId: "quickbooksdesktop", datasetName: "Bluestem at a desk" },
        ...{ state: "Disconnected", status: "disconnected", relink: "unsupported" },
      }),
    ]);
    await toThePackages(user);

    expect(await screen.findByRole("radio", { name: "DEX" })).toBeVisible();
    expect(screen.queryByRole("radio", { name: /Desk/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^QuickBooks Desktop is connected by a secure link/)).toBeVisible();
  });

  it("lists what can't be connected yet, and lets nobody choose it (S-G7, P-G17)", async () => {
    const unavailablePackages = [
      { name: "NetSuite", beta: false },
      { name: "MYOB Business", beta: true },
      { name: "Reckon", beta: false },
    ];
    const { user } = showWizard({ unavailablePackages });
    await toThePackages(user);

    expect(
      await screen.findByText("Not available yet: NetSuite, MYOB Business (Beta), Reckon"),
    ).toBeVisible();
    expect(screen.queryByRole("radio", { name: /NetSuite|MYOB|Reckon/ })).not.toBeInTheDocument();
  });

  it("collects over a connection that stands, without anybody signing in", async () => {
    const opened = aWindow();
    const { user, onClose } = showWizard({}, [
      aConnection({ id: connectionId, datasetName: "Tidewater books", consents: [aConsent()] }),
    ]);
    const sent = theServerAccepts();
    await toThePackages(user);

    await user.click(await screen.findByRole("radio", { name: "Tidewater books" }));
    await goOn(user);

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.imports).toEqual([{ connectionId }]);
    expect(opened).not.toHaveBeenCalled();
  });

  it("has a connection that turned out to have expired connected anew, and not tried again (S-M11)", async () => {
    aWindow();
    const books = { datasetName: "Tidewater books", datasourceNameId: "example" } as const;
    const existing = { id: connectionId, consents: [aConsent()], ...books };
    const { user, onClose } = showWizard({}, [aConnection(existing)]);
    theServerAccepts();
    const expired =
      "The connection for this company has expired. Unable to import financials at this time.";
    server.use(
      bff.post("/{workspaceId}/Submissions/{submissionId}/imports", ({ response }) =>
        response(409).json(aProblem({ status: 409, description: expired })),
      ),
    );
    await toThePackages(user);
    await user.click(await screen.findByRole("radio", { name: "Tidewater books" }));
    server.use(
      bff.get("/workspaces/{workspaceId}/connections", ({ response }) =>
        response(200).json([
          aConnection({ ...existing, state: "Disconnected", status: "disconnected" }),
        ]),
      ),
    );
    await goOn(user);

    expect(await screen.findByText(expired)).toBeVisible();
    expect(await screen.findByRole("radio", { name: "Tidewater books" })).toBeChecked();
    expect(await screen.findByText("Relink")).toBeVisible();
    await goOn(user);

    await sayGround(user);
    expect(await screen.findByRole("button", { name: "Open DEX" })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("lets no connection be chosen beyond its permission, says what is beyond, and makes a link where nobody can be asked by mail", async () => {
    const { user } = showWizard({}, [
      aConnection({
        ...{ id: connectionId, datasetName: "Tidewater books", datasourceNameId: "example" },
        consents: [
          aConsent({
            ...{ groups: ["financial-statements"], anonymizeCustomersAndVendors: true },
            canBeAsked: false,
          }),
        ],
      }),
    ]);
    const sent = theServerAccepts();
    await toThePackages(user);

    const excesses = await screen.findByRole("list", { name: /^Beyond the permission/ });
    expect(
      within(excesses)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Not included: accounts receivable.",
      "Names of customers and vendors aren’t included, only codes. Memos aren’t included either.",
    ]);
    expect(screen.queryByRole("radio", { name: "Tidewater books" })).toBeNull();
    expect(button("Continue")).toHaveAccessibleDescription(
      "Choose an accounting package or a connection first.",
    );
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(button("Ask for this"));

    expect(await screen.findByRole("textbox", { name: "Secure link" })).toBeVisible();
    expect(sent.requests).toMatchObject([
      {
        hasShareableLink: true,
        accountingCollectionGroups: ["financial-statements", "accounts-receivable"],
      },
    ]);
    expect(sent.imports).toEqual([]);
  });

  it("has the lender sign in on a ground over what was allowed once and is used", async () => {
    aWindow();
    const used = aConsent({ state: "used", term: "once", submissionId: connectionId });
    const { user } = showWizard({}, [
      aConnection({
        ...{ id: connectionId, datasourceNameId: "example", state: "Disconnected" },
        ...{ status: "used", consents: [used] },
      }),
    ]);
    theServerAccepts();
    await toThePackages(user);

    expect(
      await screen.findByText(/was for one data collection, and its records have/),
    ).toBeVisible();
    await user.click(button("Sign in yourself"));
    await sayGround(user);

    expect(await screen.findByRole("button", { name: "Open DEX" })).toBeVisible();
  });

  it("says what the server found beyond the permission, where that has changed meanwhile", async () => {
    const books = { id: connectionId, datasetName: "Tidewater books", consents: [aConsent()] };
    const { user, onClose } = showWizard({}, [aConnection(books)]);
    theServerAccepts();
    server.use(
      bff.post("/{workspaceId}/Submissions/{submissionId}/imports", ({ response }) =>
        response(409).json({
          ...aProblem({ status: 409, description: "The borrower has agreed to less than this." }),
          type: "beyond-consent",
          errors: [
            {
              ...{ pointer: "/consent/company", code: "other-company" },
              description: "It was agreed for another company.",
            },
          ],
        }),
      ),
    );
    await toThePackages(user);
    await user.click(await screen.findByRole("radio", { name: "Tidewater books" }));
    await goOn(user);

    expect(await screen.findByText("It was agreed for another company.")).toBeVisible();
    expect(screen.queryByRole("radio", { name: "Tidewater books" })).toBeNull();
    expect(button("Ask for this")).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("says so when access was not allowed, and tries again for the same submission (S-M18)", async () => {
    aWindow();
    const { user } = showWizard();
    const sent = theServerAccepts({ becomes: "Error" });
    await toThePackages(user);
    await user.click(screen.getByRole("radio", { name: "DEX" }));
    await goOn(user);
    await sayGround(user);
    await user.click(await screen.findByRole("button", { name: "Open DEX" }));

    expect(await screen.findByText(/Access was not allowed in DEX/)).toBeInTheDocument();
    await user.click(button("Try again"));

    expect(await screen.findByRole("button", { name: "Open DEX" })).toBeInTheDocument();
    expect(sent.requests).toHaveLength(1);
  });

  it("says so when the browser blocks the window", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const { user } = showWizard();
    theServerAccepts();
    await toThePackages(user);
    await user.click(screen.getByRole("radio", { name: "DEX" }));
    await goOn(user);

    await sayGround(user);
    await user.click(await screen.findByRole("button", { name: "Open DEX" }));

    expect(await screen.findByText(/Your browser blocked the window/)).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says so when it can't be prepared (S-M17)", async () => {
    const { user } = showWizard();
    theServerAccepts();
    server.use(
      bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "No token for you." })),
      ),
    );
    await toThePackages(user);
    await user.click(screen.getByRole("radio", { name: "DEX" }));
    await goOn(user);
    await sayGround(user);

    expect(await screen.findByText("No token for you.")).toBeInTheDocument();
    expect(button("Try again")).toBeInTheDocument();
  });
});
