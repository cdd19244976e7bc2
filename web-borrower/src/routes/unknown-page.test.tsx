import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("an address that is no page", () => {
  it("says so in the specification's words", async () => {
    server.use(given.theTenantIs());

    const { container } = visit("/nowhere");

    await waitFor(() =>
      expect(
        screen.getByText("We're sorry, the page you're trying to reach cannot be found."),
      ).toBeVisible(),
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
