import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aSubmission, checksWith, submissionId, workspaceId } from "../testing/a-submission.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { aListItem, aPageOf, dana } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { tidewaterBooks } from "../testing/tidewater.ts";
import { Router } from "./router.tsx";

const collection = `${workspaceId}/${submissionId}`;

describe("the data collection report", () => {
  it("is led to from the menu, for who may view all collections (P-R17, P-U12, P-C3, S-R5, S-C1)", async () => {
    somebodyIsLoggedIn(["CanViewGlobalSubmissions"]);
    const { user, history } = render(<Router />, { path: "/home/workspacelist" });

    await user.click(await screen.findByRole("button", { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Data collection report" }));

    expect(
      await screen.findByRole("heading", { level: 1, name: /Data collection report/ }),
    ).toBeInTheDocument();
    expect(history.at(-1)).toBe("/dcr");
  });

  it("is kept from anybody else (P-R17, P-C3, P-N6, S-R5, S-C1)", async () => {
    somebodyIsLoggedIn();
    render(<Router />, { path: "/dcr" });

    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
  });

  it("isn't in anybody else's menu (P-U12, P-C3, S-C1)", async () => {
    somebodyIsLoggedIn();
    const { user } = render(<Router />, { path: "/home/workspacelist" });

    await user.click(await screen.findByRole("button", { name: /Dana Whitfield/ }));
    expect(await screen.findByRole("menuitem", { name: "Log out" })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: "Data collection report" })).toBeNull();
  });
});

describe("a data collection", () => {
  it.each(["submissiondetails", "workspacesubmissiondetails"])(
    "has its overview and statements under /%s (S-R1, S-R2, S-U59, S-U60, P-R9, P-R10, P-R11, P-R12)",
    async (route) => {
      somebodyIsLoggedIn();
      const { user, history } = render(<Router />, { path: `/${route}/${collection}/overview` });

      expect(
        await screen.findByRole("heading", { level: 1, name: "October 14, 2025" }),
      ).toBeInTheDocument();
      await user.click(screen.getByRole("link", { name: "Financial statements" }));

      expect(await screen.findByRole("treegrid", { name: "Balance sheet" })).toBeInTheDocument();
      expect(history.at(-1)).toBe(`/${route}/${collection}/financialstatements`);
    },
  );

  it.each(["submissiondetails", "workspacesubmissiondetails"])(
    "without an id under /%s is the list (S-U68, S-V10)",
    async (route) => {
      somebodyIsLoggedIn();
      const { history } = render(<Router />, { path: `/${route}` });

      expect(await screen.findByRole("row", { name: /Tidewater/ })).toBeInTheDocument();
      expect(history.at(-1)).toBe("/home/workspacelist");
    },
  );
});

function somebodyIsLoggedIn(userCapabilities: readonly string[] = []) {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const record = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}" as const;
  const session = {
    absoluteExpirationTime: inSeconds(86_400),
    slidingExpirationTime: inSeconds(1_800),
  };
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([])),
    bff.post("/submissions/search", ({ response }) => response(200).json([])),
    bff.post("/submissions/query", ({ response }) =>
      response(200).json({ rows: [], total: 0, isTotalExact: true }),
    ),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([aListItem()]))),
    bff.get("/auth/session", ({ response }) => response(200).json(session)),
    bff.post("/auth/postlogin", ({ response }) =>
      response(200).json({ ...dana, userCapabilities: [...userCapabilities] } as typeof dana),
    ),
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response(200).json(aSubmission()),
    ),
    bff.get(`${record}/checks`, ({ response }) => response(200).json(checksWith([]))),
    bff.get(`${record}/financialstatements/figures`, ({ response }) =>
      response(200).json(tidewaterBooks().figures),
    ),
    bff.get(`${record}/financialstatements/spread`, ({ response }) =>
      response(200).json(tidewaterBooks().spread),
    ),
  );
}
