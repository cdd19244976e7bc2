import { cleanup, screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { dana, tenantWith } from "../testing/a-tenant.ts";
import { theServerAccepts, toTheLink } from "../testing/a-wizard.tsx";
import { aListItem, aPageOf } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { WorkspaceListRoute } from "./workspace-list.tsx";

describe("a new collection", () => {
  it.each([0, -1])(
    "is blocked with %i left: the limit's details open instead (P-T36, S-U11, S-U12)",
    async (left) => {
      theLimitIs({ hasLimit: true, limit: 50, countRemaining: left });
      const { user } = await atTheList();

      await user.click(screen.getByRole("button", { name: newCollection }));

      const details = await screen.findByRole("dialog", { name: "No data collections left" });
      expect(details).toHaveTextContent("April 1, 2026");
      expect(screen.getAllByRole("dialog")).toHaveLength(1);
      expect(screen.queryByRole("radio", { name: "Secure link" })).toBeNull();
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  it.each([{ hasLimit: true, limit: 50, countRemaining: 1 }, { hasLimit: false }])(
    "begins with %o (P-T36)",
    async (limit) => {
      theLimitIs(limit);
      const { user } = await atTheList();

      await user.click(screen.getByRole("button", { name: newCollection }));

      expect(await screen.findByRole("radio", { name: "Secure link" })).toBeChecked();
    },
  );
});

describe("a new collection by link", () => {
  it("is open again on a page that comes back, until there is a link", async () => {
    theLimitIs({ hasLimit: false });
    theServerAccepts();
    const first = await atTheList();
    await first.user.click(screen.getByRole("button", { name: newCollection }));
    await screen.findByRole("radio", { name: "Secure link" });
    cleanup();

    const { user } = await atTheList();
    await screen.findByRole("radio", { name: "Secure link" });
    await toTheLink(user);
    cleanup();

    await atTheList();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a new collection by file", () => {
  it("goes on to where the file is taken, where the tenant takes some (S-G5, S-C13, P-E58)", async () => {
    theLimitIs({ hasLimit: false });
    server.use(
      bff.post("/{workspaceId}/SubmissionRequests", ({ response }) =>
        response(200).json({ id: 41873 }),
      ),
    );
    const { user, history } = await atTheList({ allowExcelFileUpload: true });
    await user.click(screen.getByRole("button", { name: newCollection }));

    await user.click(await screen.findByRole("radio", { name: "Excel upload" }));
    const goOn = () => user.click(screen.getByRole("button", { name: "Continue" }));
    await goOn();
    await goOn();
    await goOn();

    await waitFor(() => expect(history.at(-1)).toMatch(/\/fileupload\?rid=41873$/));
  });

  it("isn't offered anywhere else (S-C13, P-E58)", async () => {
    theLimitIs({ hasLimit: false });
    const { user } = await atTheList();
    await user.click(screen.getByRole("button", { name: newCollection }));

    expect(await screen.findByRole("radio", { name: "Secure link" })).toBeChecked();
    expect(screen.queryByRole("radio", { name: "Excel upload" })).toBeNull();
  });
});

const newCollection = /New data collection/;

function theLimitIs(limit: { hasLimit: boolean; limit?: number; countRemaining?: number }) {
  server.use(
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ ...limit, billingPeriod: { endDate: "2026-03-31" } }),
    ),
  );
}

async function atTheList(appSettings: Parameters<typeof tenantWith>[0] = {}) {
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith(appSettings))),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([])),
    bff.post("/submissions/search", ({ response }) => response(200).json([])),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([aListItem()]))),
  );
  const page = render(<WorkspaceListRoute />, { person: dana });
  // Hidden behind the reopened dialog.
  await screen.findByRole("row", { name: /Tidewater/, hidden: true });
  return page;
}
