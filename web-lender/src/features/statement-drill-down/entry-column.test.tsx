import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { bill88213, septemberLines } from "../../testing/a-line-detail.ts";
import { showDrillDown, theBooksSay } from "../../testing/show-drill-down.tsx";

describe("the drill-down", () => {
  it("says what an anonymized collection left out, and that names are codes", async () => {
    const nameless = bill88213().lines.map(({ memo: _, referenceNumber: __, ...line }) => line);
    theBooksSay(septemberLines(), bill88213({ lines: nameless }));
    showDrillDown(
      { accountId: "1320", entry: "2025-09-09.1.88213", month: "2025-09-30" },
      {
        isAnonymized: true,
      },
    );

    const entry = await screen.findByRole("complementary", { name: "Document" });
    await within(entry).findByRole("heading", { name: "Bill 88213" });
    expect(entry).toHaveTextContent("ReferenceRedactedMemoRedacted");
    expect(screen.getByText("Names are replaced with codes")).toBeVisible();
  });

  it("pages through a long entry and says how much of it is shown", async () => {
    theBooksSay(septemberLines(), bill88213({ count: 3_000, nextCursor: "4.4" }));
    showDrillDown({ accountId: "1320", month: "2025-09-30" });

    expect(await screen.findByText("4 of 3,000 entries are shown.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show 200 more" })).toBeVisible();
  });

  it("says by how much an entry is out of balance", async () => {
    theBooksSay(septemberLines(), bill88213({ credit: 3_420_000, balanced: false }));
    showDrillDown({ accountId: "1320", month: "2025-09-30" });

    expect(await screen.findByText("These figures do not add up: 10.00 difference")).toBeVisible();
  });

  it("closes the document, and opens it again with a line", async () => {
    theBooksSay(septemberLines(), bill88213());
    const { user } = showDrillDown({ accountId: "1320", month: "2025-09-30" });

    await user.click(await screen.findByRole("button", { name: "Close document" }));
    expect(screen.queryByRole("complementary", { name: "Document" })).toBeNull();
    await user.click(screen.getByRole("row", { name: /88240/ }));

    expect(screen.getByRole("complementary", { name: "Document" })).toBeVisible();
  });
});
