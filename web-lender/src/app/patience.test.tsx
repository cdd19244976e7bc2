import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { pass } from "@tieout/web-portal/testing/clock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { Router } from "./router.tsx";
import { TenantTheme } from "./tenant-theme.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

describe("an answer that doesn't come", () => {
  it("holds up no page, where it's the tenant's settings (P-T42)", async () => {
    server.use(bff.get("/tenant/settings", never));
    render(<TenantTheme>Here</TenantTheme>);

    await pass(1.9);
    expect(screen.queryByText("Here")).not.toBeInTheDocument();
    await pass(0.2);

    expect(screen.getByText("Here")).toBeInTheDocument();
  });

  it("holds up no page, where it's the tenant's words (P-E26)", async () => {
    server.use(
      bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
      bff.post("/tenant/portallogintext", never),
      bff.post("/tenant/portaltext", never),
    );
    render(<Router />, { path: "/login" });

    await pass(5);

    expect(screen.getByRole("button", { name: "Log in" })).toBeVisible();
  });

  it("is given up after 15 seconds and not asked for again, so that the page can offer to", async () => {
    const asked: true[] = [];
    server.use(
      bff.get("/users", () => {
        asked.push(true);
        return never();
      }),
    );
    render(<Users />);

    await pass(14.9);
    expect(screen.getByText("waiting")).toBeInTheDocument();
    await pass(5);

    expect(screen.getByText("504")).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

function Users() {
  const { error } = useQuery(api.queryOptions("get", "/users"));
  return error?.status ?? "waiting";
}
