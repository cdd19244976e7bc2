import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("a lender's looks", () => {
  it("are the brand's, with the lender's own settings over it, before anything shows (P-G20)", async () => {
    const settings = given.settings();
    server.use(
      given.theTenantIs({
        ...settings,
        brandConfig: {
          ...settings.brandConfig,
          palette: { primaryColor: "#14284b", secondaryColor: "#f4f5f8" },
          cssSettings: { "--line": "#d0d0d0", "--text": "#d0d0d0" },
        },
      }),
    );

    visit("/shareablelinkdeleted");

    await screen.findByRole("heading", { level: 1 });
    expect(worn("--tenant-primary")).toBe("#14284b");
    expect(worn("--line")).toBe("#d0d0d0");
    // Unreadable, so it must be dropped.
    expect(worn("--text")).not.toBe("#d0d0d0");
  });
});

const worn = (name: string) => document.documentElement.style.getPropertyValue(name);
