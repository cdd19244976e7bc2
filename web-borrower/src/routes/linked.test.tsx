import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readVisit, rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { reload, visit } from "../testing/visit.tsx";
import { aWaitingWebConnector } from "../testing/web-connector.ts";

const linked = `/linked?eid=${given.workspaceId}&rid=7&optionsid=7#${given.secret}`;

afterEach(() => vi.useRealTimers());

describe("a shared link", () => {
  it("shows who asks, for what, and where the books may be, and axe finds nothing (P-R24, S-U15, S-R6)", async () => {
    server.use(...given.theLinkOpens());

    const { container } = visit(linked);

    expect(
      await screen.findByRole("heading", {
        level: 1,
        name: "Copperfield is asking for your accounting data",
      }),
    ).toBeVisible();
    expect(screen.getByText("Tidewater Marine Supply, Inc.")).toBeVisible();
    expect(
      screen.getByText("3 full fiscal years and the year to date, through September 30, 2025"),
    ).toBeVisible();
    expect(screen.getByText("Financial statements, with the general ledger")).toBeVisible();
    expect(screen.getByText("Customer and supplier names are replaced with codes.")).toBeVisible();
    expect(screen.getAllByRole("button")).toHaveLength(4);
    for (const name of ["QuickBooks Online", "Xero", /^MYOB Business ?Beta$/, "DEX"]) {
      expect(screen.getByRole("button", { name })).toBeEnabled();
    }
    expect(screen.getByRole("link", { name: /dana.whitfield/ })).toBeVisible();
    expect(document.title).toBe("Share your accounting data · Copperfield");
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("leads back to QuickBooks Desktop while it's waited for, unless somebody chooses anew (D-14)", async () => {
    const waitingRequestId = given.connectionRequestId;
    server.use(
      ...given.theLinkOpens(given.session([given.submission("open")], { waitingRequestId })),
      bff.get(
        "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}/webconnector",
        ({ response }) => response(200).json(aWaitingWebConnector()),
      ),
    );

    const { user } = visit(linked);

    expect(
      await screen.findByRole("heading", { name: "Waiting for QuickBooks Desktop" }),
    ).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Choose again how to share them" }));
    expect(
      await screen.findByRole("heading", { name: /is asking for your accounting data/ }),
    ).toBeVisible();
  });

  it.each([".", ")", ">", "%3E", ").", '">', ",%20thanks"])(
    "opens where the sentence's %s was taken for a part of the link",
    async (after) => {
      const bodies: unknown[] = [];
      server.use(
        bff.post("/links/session", async ({ request, response }) => {
          bodies.push(await request.json());
          return response(200).json(given.session());
        }),
        ...given.theLinkOpens(),
      );

      visit(linked + after);

      expect(await screen.findByRole("button", { name: "Xero" })).toBeVisible();
      expect(bodies).toEqual([{ secret: given.secret }]);
    },
  );

  it("has its heading and what is shared inside main, as a skip link leads there", async () => {
    server.use(...given.theLinkOpens());
    visit(linked);
    await screen.findByRole("button", { name: "Xero" });

    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    expect(main.getByText("Financial statements, with the general ledger")).toBeVisible();
    expect(main.getByRole("button", { name: "Xero" })).toBeVisible();
    expect(main.queryByText("Secure connection")).toBeNull();
  });

  it("takes the secret out of the address at once, and exchanges it by POST (S-R13, S-R14, S-R15)", async () => {
    let body: unknown;
    server.use(
      bff.post("/links/session", async ({ request, response }) => {
        body = await request.json();
        return response(200).json(given.session());
      }),
      ...given.theLinkOpens(),
    );

    visit(linked);

    expect(window.location.hash).toBe("");
    expect(window.location.search).toContain("rid=7");
    await screen.findByRole("heading", { level: 1 });
    expect(body).toEqual({ secret: given.secret });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(given.secret);
  });

  it("is opened anew where the same one comes into the same window again", async () => {
    server.use(...given.theLinkOpens());
    visit(linked);
    await screen.findByRole("heading", { name: /is asking for your accounting data/ });

    server.use(
      bff.post("/links/session", ({ response }) =>
        response(410).json(given.problem(410, "link-deleted")),
      ),
    );
    window.location.hash = given.secret;

    expect(await screen.findByRole("heading", { name: "This link was removed" })).toBeVisible();
    expect(window.location.hash).toBe("");
  });

  it("names every call and says how far the clock is from UTC (S-A1)", async () => {
    let headers = new Headers();
    server.use(
      bff.get("/tenant/safedatacollectionlimit", ({ request, response }) => {
        headers = request.headers;
        return response(200).json({ hasLimit: false });
      }),
      ...given.theLinkOpens(),
    );

    visit(linked);

    await screen.findByRole("heading", { level: 1 });
    expect(headers.get("Request-Id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("Timezone-Offset")).toBe("0");
  });

  it("shows that it's busy after a second, and not before (S-U33, S-K10)", async () => {
    vi.useFakeTimers();
    server.use(
      bff.post("/links/session", () => new Promise<never>(() => {})),
      ...given.theLinkOpens(),
    );
    visit(linked);
    await pass(0.9);
    expect(screen.queryByText("Loading")).toBeNull();

    await pass(1);

    expect(screen.getByText("Loading")).toBeInTheDocument();
  });

  it("is waited for under the lender's name, and says after a few seconds that it takes longer (S-U33)", async () => {
    vi.useFakeTimers();
    server.use(
      bff.get("/{workspaceId}/SubmissionRequests/{submissionRequestId}", ({ response }) =>
        response(404).json(given.problem(404, "not-found")),
      ),
      ...given.theLinkOpens(),
    );
    visit(linked);
    await pass(3);
    expect(screen.getByRole("banner")).toHaveTextContent("Copperfield");
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();

    await pass(4);

    expect(screen.getByRole("heading", { name: "This takes longer than usual" })).toBeVisible();
  });

  it("goes on with the session from before when the page is loaded again", async () => {
    server.use(
      bff.post("/links/session", ({ response }) =>
        response(404).json(given.problem(404, "link-unknown")),
      ),
      ...given.theLinkOpens(),
    );

    visit("/linked?rid=7");

    expect(await screen.findByRole("heading", { name: "What will be shared" })).toBeVisible();
  });

  it("is still known where the page is loaded again before it was opened, and given up once it was (D-8)", async () => {
    server.use(
      bff.post("/links/session", () => Response.error()),
      ...given.theLinkOpens(),
    );
    const page = visit(linked);
    await screen.findByText(/We cannot reach our server/);
    const exchanged: string[] = [];
    server.use(
      bff.post("/links/session", async ({ request, response }) => {
        exchanged.push((await request.json()).secret);
        return response(200).json(given.session());
      }),
    );

    const loaded = reload(page);
    expect(await screen.findByRole("heading", { name: "What will be shared" })).toBeVisible();
    reload(loaded);

    expect(await screen.findByRole("heading", { name: "What will be shared" })).toBeVisible();
    expect(exchanged).toEqual([given.secret]);
    expect(window.history.state).toBeNull();
  });

  it("has the lender's usual options where no options are named for it (S-T10)", async () => {
    const asked: string[] = [];
    const usual = given.request({ accountingCollectionGroups: ["transactions"] });
    server.use(
      bff.get(
        "/{workspaceId}/SubmissionRequests/{submissionRequestId}",
        ({ request, response }) => {
          asked.push(request.url);
          return response(404).json(given.problem(404, "not-found"));
        },
      ),
      ...given.theLinkOpens(
        given.session([], { submissionRequestId: 0 }),
        given.settings({ defaultOptions: usual }),
      ),
    );

    visit(`/linked?eid=${given.workspaceId}#${given.secret}`);

    expect(await screen.findByText("All transactions")).toBeVisible();
    expect(screen.queryByText(/^Financial statements/)).toBeNull();
    expect(asked).toEqual([]);
  });

  it("forgets in this tab what was remembered of another link (S-G11)", async () => {
    rememberVisit({
      ...{ workspaceId: given.workspaceId, sharedLinkApplicationId: 6 },
      ...{ submissionId: given.submissionId, business: { name: "Other", email: "o@other.com" } },
    });
    server.use(...given.theLinkOpens());

    visit(linked);

    await screen.findByRole("heading", { name: "What will be shared" });
    expect(readVisit()).toEqual({
      ...{ workspaceId: given.workspaceId, sharedLinkApplicationId: 7 },
      sharedLinkCompanyName: "Tidewater Marine Supply, Inc.",
      linkExpirationTime: "2025-11-13T00:00:00Z",
      contact: { name: "Dana Whitfield", email: "dana.whitfield@copperfieldcapital.com" },
    });
  });
});
