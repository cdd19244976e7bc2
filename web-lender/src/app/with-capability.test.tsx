import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { tenantWith } from "../testing/a-tenant.ts";
import { dana } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { WithCapability } from "./with-capability.tsx";

describe("WithCapability", () => {
  it("shows the page to who holds the capability, by its name (P-C1)", async () => {
    signedInWith(["CanManageUsers"]);
    render(<WithCapability capability="CanManageUsers">The page</WithCapability>);

    expect(await screen.findByText("The page")).toBeInTheDocument();
  });

  it("says Access Denied to anybody else, and leads back (P-N6, P-M15)", async () => {
    signedInWith(["CanCreateWorkspace"]);
    render(<WithCapability capability="CanManageUsers">The page</WithCapability>);

    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
    expect(screen.queryByText("The page")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to workspaces" })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

function signedInWith(userCapabilities: typeof dana.userCapabilities) {
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({
        hasLimit: false,
        billingPeriod: { endDate: "2026-03-31" },
      }),
    ),
    bff.post("/auth/postlogin", ({ response }) =>
      response(200).json({ ...dana, userCapabilities }),
    ),
  );
}
