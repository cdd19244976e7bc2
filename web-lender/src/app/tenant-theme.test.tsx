import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { collectionLimit } from "../api/collection-limit.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { TenantTheme } from "./tenant-theme.tsx";

const primary = () => document.documentElement.style.getPropertyValue("--tenant-primary");

describe("TenantTheme", () => {
  it("dresses the page in the tenant's brand, its own settings last (P-G20, P-A22, P-T40)", async () => {
    const tenant = tenantWith();
    const brandConfig = {
      ...tenant.brandConfig,
      ...{ palette: { primaryColor: "#14284b", secondaryColor: "#f4f5f8" } },
      cssSettings: { "--line": "#d0d0d0" },
    };
    server.use(
      bff.get("/tenant/settings", ({ response }) => response(200).json({ ...tenant, brandConfig })),
    );
    render(<TenantTheme>Here</TenantTheme>);

    expect(await screen.findByText("Here")).toBeInTheDocument();
    expect(primary()).toBe("#14284b");
    expect(document.documentElement.style.getPropertyValue("--line")).toBe("#d0d0d0");
  });

  it("starts in the default brand where nothing can be read (P-T42, P-A22, P-K20)", async () => {
    server.use(bff.get("/tenant/settings", () => HttpResponse.error()));
    render(<TenantTheme>Here</TenantTheme>);

    expect(await screen.findByText("Here")).toBeInTheDocument();
    await waitFor(() => expect(primary()).toBe("#ffb281"));
  });

  it("stays where nothing can be read, and who comes later doesn't ask again (P-T42)", async () => {
    const asked: true[] = [];
    server.use(
      bff.get("/tenant/settings", () => {
        asked.push(true);
        return HttpResponse.error();
      }),
    );
    render(
      <TenantTheme>
        <SecondReader />
      </TenantTheme>,
    );

    expect(await screen.findByText("asked in vain")).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

function SecondReader() {
  const { isFetching } = useQuery(tenantSettings());
  return isFetching ? "asking again" : "asked in vain";
}

describe("a collection limit", () => {
  it("is reset on the day after the billing period's last (P-K26)", () => {
    const answer = {
      ...{ hasLimit: true, limit: 40, countRemaining: 3 },
      billingPeriod: { endDate: "2026-03-31" },
    };

    expect(collectionLimit().select?.(answer)).toEqual({
      ...{ limit: 40, remaining: 3, resetsOn: "2026-04-01" },
    });
  });
});
