import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { render } from "../testing/render.tsx";
import { SignedOutFrame } from "./signed-out-frame.tsx";

describe("what stands around a page without a session", () => {
  it("leads to the help centre, and to whom to write, where the tenant names them (P-E63)", () => {
    show(tenantWith({ supportEmailAddress: "help@copperfield.example" }));

    expect(screen.getByRole("link", { name: /Help/ })).toHaveAttribute(
      "href",
      "https://help.example.com",
    );
    expect(screen.getByRole("link", { name: "help@copperfield.example" })).toHaveAttribute(
      "href",
      "mailto:help@copperfield.example",
    );
  });

  it("names nobody where the tenant names nobody (P-E63)", () => {
    const { appSettings, ...tenant } = tenantWith();
    const { helpCentreUrl: _, ...nobody } = appSettings;
    show({ ...tenant, appSettings: nobody });

    expect(screen.queryByRole("link")).toBeNull();
  });
});

const show = (settings: TenantSettings) =>
  render(<SignedOutFrame settings={settings}>Here</SignedOutFrame>);
