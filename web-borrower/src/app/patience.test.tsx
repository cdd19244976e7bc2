import { screen } from "@testing-library/react";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

// Loaded before fake timers start.
await Promise.all([import("../routes/after-consent.ts"), import("../routes/portal.tsx")]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a page that waits", () => {
  it("has its own texts where the lender's haven't come within 2 s", async () => {
    server.use(silence("/tenant/portaltext"), ...given.theLinkOpens());

    visit(`/linked#${given.secret}`);
    await pass(1.9);
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    await settled(() => screen.queryByRole("button", { name: "Xero" }) !== null);

    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  });

  it("has its own invitation where the lender's hasn't come within 2 s", async () => {
    server.use(
      given.theTenantIs(),
      bff.get("/tenant/anonymouslimit", ({ response }) => response(200).json({ hasLimit: false })),
      silence("/tenant/portalborroweranonymoustext"),
    );

    visit("/portal");
    await pass(2);
    await settled(() => screen.queryByRole("textbox", { name: "Business name" }) !== null);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Copperfield");
  });

  it("is shown in our own looks where the lender's haven't come within 2 s, and keeps what came", async () => {
    server.use(
      silence("/tenant/settings"),
      ...given.theLinkOpens(given.session([given.submission("importing")])),
      given.theImportIs(given.importing()),
    );

    visit("/progress");
    await pass(2);
    await settled(() => screen.queryByRole("progressbar") !== null);
    await pass(15);

    expect(screen.getByRole("progressbar")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it.each([
    ["/tenant/settings", "/linked"],
    ["/links/session", "/linked"],
    ["/Entities/:workspaceId/safedetails", "/linked"],
    ["/:workspaceId/SubmissionRequests/:submissionRequestId", "/linked"],
  ])("offers to try again when %s hasn't been answered for 15 s", async (call, address) => {
    server.use(silence(call), ...given.theLinkOpens());

    visit(`${address}#${given.secret}`);
    await pass(14.5);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await pass(1);
    expect(screen.getByText(/We cannot reach our server/)).toBeVisible();
    server.use(...given.theLinkOpens());
    screen.getByRole("button", { name: "Try again" }).click();
    await settled(() => screen.queryByRole("button", { name: "Xero" }) !== null);
  });

  it("says after 20 s which package it waits for, which may take longer than a call of ours", async () => {
    rememberVisit({ accountingPackage: "xero" });
    const claimed = vi.fn();
    server.use(silence("/ConnectionRequests/claim", claimed), ...given.theLinkOpens());

    visit("/connected?state=abc");
    await settled(() => claimed.mock.calls.length > 0);
    await pass(19.5);
    expect(screen.getByText("Please stay on this page.")).toBeVisible();
    await pass(1);

    expect(
      screen.getByText(
        "We’re waiting for Xero to confirm your sign-in. Nothing has been read yet.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it.each([
    [
      given.importing(),
      "DEX hasn’t sent anything for a while. We have 4,210 journal lines so far and are waiting for more.",
    ],
    [given.importing({ steps: [] }), "Your collection is in line. It starts on its own."],
    [
      given.importing({ steps: [{ step: "company", state: "running", done: 0 }] }),
      "DEX is slow to answer. We’re waiting for your company’s accounts.",
    ],
    [
      given.importing({ steps: [{ step: "load", state: "running", done: 0 }] }),
      "Everything has been read. We’re still checking it, which takes longer for large books.",
    ],
  ])(
    "says what a collection waits for once nothing has moved for 20 s",
    async (status, sentence) => {
      let now = status;
      server.use(
        bff.get(
          "/{workspaceId}/financialrecords/{financialRecordId}/importstatus",
          ({ response }) => response(200).json(now),
        ),
        ...given.theLinkOpens(given.session([given.submission("importing")])),
      );

      visit("/progress");
      await settled(() => screen.queryByRole("list", { name: "Progress" }) !== null);
      await pass(19.5);
      expect(screen.queryByText(sentence)).toBeNull();
      await pass(1);
      expect(screen.getByText(sentence)).toBeVisible();

      now = given.importing({ steps: [{ step: "journal-lines", state: "running", done: 9_000 }] });
      await settled(() => screen.queryByText(sentence) === null);
    },
  );
});

it("keeps saying what it waits for while a package that doesn't answer is asked again", async () => {
  let now = given.importing({ steps: [{ step: "company", state: "running", done: 0 }] });
  server.use(
    bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
      response(200).json(now),
    ),
    ...given.theLinkOpens(given.session([given.submission("importing")])),
  );
  const sentence = "DEX is slow to answer. We’re waiting for your company’s accounts.";

  visit("/progress");
  await settled(() => screen.queryByRole("list", { name: "Progress" }) !== null);
  await pass(21);
  expect(screen.getByText(sentence)).toBeVisible();
  now = given.importing({ steps: [{ step: "company", state: "waiting", done: 0 }] });
  await pass(10);

  expect(screen.getByText(sentence)).toBeVisible();
});

const silence = (call: string, asked = () => {}) =>
  http.all(`*/api${call}`, () => {
    asked();
    return new Promise<never>(() => {});
  });
