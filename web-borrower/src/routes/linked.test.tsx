import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readVisit, rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import { findings } from "../testing/findings.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";
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
    expect(screen.getByText("With the general ledger behind them")).toBeVisible();
    expect(screen.getByText("Customer and vendor names are replaced with codes.")).toBeVisible();
    expect(screen.getAllByRole("button")).toHaveLength(4);
    for (const name of ["QuickBooks Online", "Xero", /^MYOB Business ?Beta$/, "DEX"]) {
      expect(screen.getByRole("button", { name })).toBeEnabled();
    }
    expect(screen.getByRole("link", { name: /dana.whitfield/ })).toBeVisible();
    expect(document.title).toBe("Share your accounting data · Copperfield");
    expect(await findings(container)).toEqual([]);
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
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(screen.queryByText("Loading")).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(screen.getByText("Loading")).toBeInTheDocument();
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

  it.each([
    ["expired", 410, "link-expired", "This link has expired", "/shareablelinkexpired"],
    ["was removed", 410, "link-deleted", "This link was removed", "/shareablelinkdeleted"],
    ["is unknown", 404, "not-found", "This link is incomplete", "/linkincomplete"],
    ["is malformed", 400, "invalid", "This link is incomplete", "/linkincomplete"],
  ] as const)(
    "leads to its own page when it %s (P-R35, P-R36, S-R9, S-R10, S-U32, S-M23)",
    async (...row) => {
      const [, status, type, says, path] = row;
      server.use(
        bff.post("/links/session", ({ response }) =>
          response(status).json(given.problem(status, type)),
        ),
        given.theTenantIs(),
      );

      const { container } = visit(linked);

      expect(await screen.findByRole("heading", { level: 1, name: says })).toHaveFocus();
      expect(window.location.pathname).toBe(path);
      expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
      expect(screen.getByRole("link", { name: "help@copperfieldcapital.com" })).toBeVisible();
      expect(await findings(container)).toEqual([]);
    },
  );

  it.each([
    { why: "it was cut", address: "/linked?rid=7#q3Zk0f2Yx1b8VnR5tLw7sJ" },
    { why: "nothing is left of it", address: "/linked?rid=7" },
    { why: "there is none", address: "/" },
  ])("is incomplete when $why", async ({ address }) => {
    server.use(
      bff.get("/links/session", ({ response }) =>
        response(401).json(given.problem(401, "no-session")),
      ),
      given.theTenantIs(),
    );

    visit(address);

    expect(await screen.findByRole("heading", { name: "This link is incomplete" })).toBeVisible();
    expect(screen.getByText(/Ask Copperfield to send it again/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Ask for the link again" })).toHaveAttribute(
      "href",
      "mailto:help@copperfieldcapital.com?subject=The%20link%20to%20share%20our%20accounting%20data",
    );
  });

  it("says that a lender's settings can't be read, asks no more by itself, and works once they can", async () => {
    const asked: true[] = [];
    server.use(
      bff.get("/tenant/settings", () => {
        asked.push(true);
        return given.noAnswer();
      }),
    );
    const { user } = visit(linked);

    const again = await screen.findByRole("button", { name: "Try again" });
    expect(asked).toHaveLength(1);

    server.use(...given.theLinkOpens());
    await user.click(again);
    expect(await screen.findByText("What will be shared")).toBeVisible();
  });

  it("stays and says so when nobody answers, and works once somebody does", async () => {
    server.use(given.theTenantIs(), bff.post("/links/session", given.noAnswer));
    const { user } = visit(linked);
    expect(await screen.findByRole("alert")).toHaveTextContent("We cannot reach our server.");

    server.use(...given.theLinkOpens());
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("heading", { name: "What will be shared" })).toBeVisible();
  });

  it("asks for its options five times, two seconds apart, then says so and reports it (S-T11, S-T12, S-K2, S-M9, S-M10)", async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const reports: unknown[] = [];
    server.use(
      bff.get("/{workspaceId}/SubmissionRequests/{submissionRequestId}", ({ response }) => {
        asked.push(Date.now());
        return response(404).json(given.problem(404, "not-found"));
      }),
      bff.post("/errorreports", async ({ request, response }) => {
        reports.push(await request.json());
        return response(204).empty();
      }),
      ...given.theLinkOpens(),
    );

    visit(linked);
    for (let tenths = 0; tenths < 150 && !screen.queryByRole("alert"); tenths += 1) {
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    await act(() => vi.advanceTimersByTimeAsync(60_000));

    expect(screen.getByRole("heading", { name: "Something is wrong" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "There has been an error retrieving the options for this request. Please contact support for additional assistance.",
    );
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(pauses).toHaveLength(4);
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(2_000);
    for (const pause of pauses) expect(pause).toBeLessThan(2_500);
    expect(reports).toMatchObject([{ name: "InitializationException", page: "/linked" }]);
  });

  it("says that whose books are asked for could not be read, and tries again (S-M14)", async () => {
    server.use(
      bff.get("/Entities/{workspaceId}/safedetails", ({ response }) =>
        response(404).json(given.problem(404, "not-found")),
      ),
      ...given.theLinkOpens(),
    );
    const { user } = visit(linked);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We cannot tell whose records are asked for.",
    );

    server.use(...given.theLinkOpens());
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText("Tidewater Marine Supply, Inc.")).toBeVisible();
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

    expect(await screen.findByText("Transactions")).toBeVisible();
    expect(screen.queryByText("Financial statements")).toBeNull();
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
