import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const linked = `/linked?eid=${given.workspaceId}&rid=7&optionsid=7#${given.secret}`;

afterEach(() => vi.useRealTimers());

describe("a shared link that can't be followed", () => {
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
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  it("says until when it could be used and whom to ask, in a browser that never saw it (S-R9)", async () => {
    const endedLink = {
      expirationTime: "2025-10-01T12:00:00Z",
      ...{ contactName: "Dana Whitfield", contactEmail: "dana@copperfield.com" },
    };
    server.use(
      bff.post("/links/session", ({ response }) =>
        response(410).json({ ...given.problem(410, "link-expired"), endedLink }),
      ),
      given.theTenantIs(),
    );

    visit(linked);

    expect(await screen.findByText(/It could be used until October 1, 2025\./)).toBeVisible();
    expect(screen.getByText("Dana Whitfield")).toBeVisible();
    expect(screen.getByRole("link", { name: "dana@copperfield.com" })).toBeVisible();
  });

  it.each([
    ["no-session", "Open your link again"],
    ["session-idle", "Open your link again"],
    ["session-replaced", "This goes on in another browser"],
    ["link-expired", "This link has expired"],
    ["link-deleted", "This link was removed"],
  ])("says to a tab that was in by it why it's out: %s", async (type, says) => {
    rememberVisit({ workspaceId: given.workspaceId, sharedLinkApplicationId: 7 });
    server.use(
      bff.get("/links/session", ({ response }) => response(401).json(given.problem(401, type))),
      given.theTenantIs(),
    );

    visit("/linked?rid=7");

    expect(await screen.findByRole("heading", { level: 1, name: says })).toBeVisible();
  });

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
    expect(screen.getByText(/Ask the person who sent it to send it again/)).toBeVisible();
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
      await pass(0.1);
    }
    await pass(60);

    expect(screen.getByRole("heading", { name: "Something is wrong" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "There has been an error retrieving the options for this request. Please contact support for additional assistance.",
    );
    expect(screen.getByRole("link", { name: "help@copperfieldcapital.com" })).toHaveAttribute(
      "href",
      "mailto:help@copperfieldcapital.com",
    );
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(pauses).toHaveLength(4);
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(2_000);
    for (const pause of pauses) expect(pause).toBeLessThan(2_500);
    expect(reports).toMatchObject([{ name: "InitializationException", page: "/linked" }]);
  });

  it("says whom to tell where neither the lender's support nor a person is known", async () => {
    const { appSettings, ...tenant } = given.settings();
    const { supportEmailAddress: _, ...unsupported } = appSettings;
    server.use(
      bff.post("/links/session", ({ response }) =>
        response(429).json(given.problem(429, "too-many-requests")),
      ),
      ...given.theLinkOpens(given.session(), { ...tenant, appSettings: unsupported }),
    );

    visit(linked);

    expect(
      await screen.findByText("If this keeps happening, tell the person who sent you the link."),
    ).toBeVisible();
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
});
