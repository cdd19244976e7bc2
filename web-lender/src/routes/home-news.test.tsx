import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { dana, tenantWith } from "../testing/a-tenant.ts";
import { aCollection, aJob, aListItem, aPageOf } from "../testing/a-workspace.ts";
import { accessibilityFaults } from "../testing/accessibility.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { WorkspaceListRoute } from "./workspace-list.tsx";

it("stands above the table: what runs, and what waits for the lender (P-U23, P-U33)", async () => {
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([aJob()])),
    bff.post("/submissions/search", ({ response }) => response(200).json([aCollection()])),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([aListItem()]))),
  );
  render(<WorkspaceListRoute />, { person: dana });

  const running = await screen.findByRole("region", { name: "Running imports" });
  const waiting = await screen.findByRole("region", { name: "Pending your intervention" });
  const table = await screen.findByRole("table", { name: "Workspaces" });

  for (const above of [running, waiting]) {
    expect(above.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(await accessibilityFaults()).toEqual([]);
});
