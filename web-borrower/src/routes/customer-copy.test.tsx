import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { reload, visit } from "../testing/visit.tsx";

describe("a copy of one's own", () => {
  const address = `/downloadusercopy?eid=${given.workspaceId}&frid=${given.financialRecordId}`;

  it("that is there can be downloaded, and says what is in it (S-R8, P-R34, S-U28, S-U29, S-M50)", async () => {
    const keys: unknown[] = [];
    server.use(
      given.theTenantIs(),
      bff.post("/usercopies/open", async ({ request, response }) => {
        keys.push(await request.json());
        return response(200).json(aCopy());
      }),
    );

    const { container } = visit(`${address}#${given.secret}`);

    expect(await screen.findByRole("link", { name: "Download now" })).toHaveAttribute(
      "href",
      `/api/${given.workspaceId}/financialrecords/${given.financialRecordId}/customerdata`,
    );
    expect(keys).toEqual([
      {
        ...{ secret: given.secret, workspaceId: given.workspaceId },
        financialRecordId: given.financialRecordId,
      },
    ]);
    expect(screen.getByText("Zip archive of workbooks, 1.8 MB")).toBeVisible();
    const inside = screen.getByRole("region", { name: "In this file" });
    expect(within(inside).getByText(/with codes in place of names/)).toBeVisible();
    expect(
      screen.getByText(/until October 1\d, 2025 at \d+:44 [AP]M, for 4 more downloads/),
    ).toBeVisible();
    expect(window.location.hash).toBe("");
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("of a file of balances has statements, and no general ledger", async () => {
    const copy = { ...aCopy(), groups: ["financial-statements" as const], hasEntries: false };
    server.use(
      given.theTenantIs(),
      bff.post("/usercopies/open", ({ response }) => response(200).json(copy)),
    );

    visit(`${address}#${given.secret}`);

    const inside = await screen.findByRole("region", { name: "In this file" });
    expect(within(inside).getByText(/^Financial statements, January 1, 2022/)).toBeVisible();
    expect(inside).not.toHaveTextContent(/ledger/i);
  });

  it("is still there where the page is loaded again", async () => {
    server.use(
      given.theTenantIs(),
      bff.post("/usercopies/open", ({ response }) => response(200).json(aCopy())),
    );
    const page = visit(`${address}#${given.secret}`);
    await screen.findByRole("link", { name: "Download now" });

    reload(page);

    expect(await screen.findByRole("link", { name: "Download now" })).toBeVisible();
  });

  it("stays in sight after its last download, and says that its link is used up (S-U28)", async () => {
    let left = 1;
    server.use(
      given.theTenantIs(),
      bff.post("/usercopies/open", ({ response }) =>
        left > 0
          ? response(200).json({ ...aCopy(), downloadsLeft: left })
          : response(404).json(given.problem(404, "not-found")),
      ),
    );
    const { user } = visit(`${address}#${given.secret}`);
    const download = await screen.findByRole("link", { name: "Download now" });
    download.addEventListener("click", (event) => event.preventDefault());
    left = 0;

    await user.click(download);

    expect(await screen.findByText(/^This link has been used up\. Keep the file/)).toBeVisible();
    expect(screen.getByText("Tidewater - customer copy.zip")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Download now" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1, name: "Your copy is ready" })).toHaveFocus();
  });

  it.each([`${address}#${given.secret}`, address])(
    "that isn't there says so, why, and whom to ask (S-U29)",
    async (where) => {
      server.use(
        given.theTenantIs(),
        bff.post("/usercopies/open", ({ response }) =>
          response(404).json(given.problem(404, "not-found")),
        ),
      );

      const { container } = visit(where);

      expect(
        await screen.findByRole("heading", { level: 1, name: "The download does not exist" }),
      ).toBeVisible();
      expect(screen.queryByRole("link", { name: "Download now" })).toBeNull();
      expect(screen.getByRole("link", { name: "Email Copperfield" })).toHaveAttribute(
        "href",
        expect.stringContaining("mailto:help@copperfieldcapital.com"),
      );
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );
});

const aCopy = () => ({
  fileName: "Tidewater - customer copy.zip",
  bytes: 1_840_000,
  displayName: "Tidewater Marine Supply, Inc.",
  creationTime: "2025-10-14T13:42:00Z",
  expirationTime: "2025-10-17T13:44:00Z",
  downloadsLeft: 4,
  groups: ["financial-statements" as const, "accounts-receivable" as const],
  anonymized: true,
  hasEntries: true,
  from: "2022-01-01",
  upTo: "2025-09-30",
});
