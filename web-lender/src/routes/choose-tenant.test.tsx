import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Overridden } from "../app/app.tsx";
import { Router } from "../app/router.tsx";
import { tenantWith } from "../testing/a-tenant.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";

afterEach(() => vi.restoreAllMocks());

function theTenantHas(over: Parameters<typeof tenantWith>[0]) {
  server.use(bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith(over))));
}

describe("/tenant", () => {
  it("isn't there where tenants aren't chosen, whatever the browser keeps (P-U96, P-R30, P-E48)", async () => {
    window.sessionStorage.setItem("tieout.setting-overrides", '{"riskCalcEnabled":true}');
    theTenantHas({ dynamicTenantSelection: false });
    render(<Router />, { path: "/tenant" });

    expect(await screen.findByText(/cannot be found/)).toBeInTheDocument();
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("goes to a tenant by its name, at its own address (P-U97)", async () => {
    theTenantHas({ dynamicTenantSelection: true });
    const assign = vi.fn();
    vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, assign });
    server.use(
      bff.get("/tenant/{tenantName}/address", ({ params, response }) =>
        params.tenantName === "harborstone"
          ? response(200).json({ url: "https://harborstone.example" })
          : response(404).json(aProblem({ status: 404 })),
      ),
    );
    const { user } = render(<Router />, { path: "/tenant" });
    const name = await screen.findByRole("textbox", { name: "Tenant name" });

    await user.type(name, "nobody{Enter}");
    expect(await screen.findByText("There is no tenant by that name.")).toBeInTheDocument();
    await user.clear(name);
    await user.type(name, "harborstone");
    await user.click(screen.getByRole("button", { name: "Go" }));

    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://harborstone.example"));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("switches flags in this window, says so on every page, and puts them back (P-U98)", async () => {
    theTenantHas({ dynamicTenantSelection: true, disableNewWorkspaces: false });
    const { user } = render(
      <>
        <Overridden />
        <Router />
      </>,
      { path: "/tenant" },
    );
    const flag = await screen.findByRole("switch", { name: "disableNewWorkspaces" });

    await user.click(flag);

    expect(flag).toBeChecked();
    expect(await screen.findByText(/1 setting is overridden/)).toBeInTheDocument();
    expect(window.sessionStorage.getItem("tieout.setting-overrides")).toBe(
      '{"disableNewWorkspaces":true}',
    );
    await user.click(screen.getByRole("button", { name: "Reset 1 setting" }));
    await waitFor(() => expect(screen.queryByText(/overridden/)).toBeNull());
    expect(flag).not.toBeChecked();
  });
});

describe("/brand", () => {
  it("shows the brand as it's applied, and what was left out (P-R31, P-A22)", async () => {
    const tenant = tenantWith({ dynamicTenantSelection: true });
    const brandConfig = { ...tenant.brandConfig, cssSettings: { "--text": "#ffffff", "--x": "1" } };
    server.use(
      bff.get("/tenant/settings", ({ response }) => response(200).json({ ...tenant, brandConfig })),
    );
    render(<Router />, { path: "/brand" });

    expect(await screen.findByText("tenantPrimary")).toBeInTheDocument();
    expect(screen.getByText(/--text would make words/)).toHaveTextContent(
      "--x is no name of ours.",
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});
