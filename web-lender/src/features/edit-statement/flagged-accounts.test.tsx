import { screen, within } from "@testing-library/react";
import type { Spread } from "@tieout/core/spread/spread";
import { withNode } from "@tieout/core/spread/spread-tree";
import type { NodeRef } from "@tieout/core/statement/layout";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { statementOf } from "../../spread/use-statement.ts";
import { statementPath } from "../../testing/a-collection-page.tsx";
import { financialRecordId, submissionId, workspaceId } from "../../testing/a-submission.ts";
import { alderEditor, yearsOf } from "../../testing/alder.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { FlaggedAccounts } from "./flagged-accounts.tsx";

describe("flagged accounts", () => {
  it("are counted and listed, the largest first, each with why it's flagged and its latest amount (S-E43)", async () => {
    const { user, onGoTo, onClassify } = show();

    expect(
      await screen.findByText("2 accounts are new or changed since October 14, 2025."),
    ).toBeVisible();
    expect(screen.queryByRole("list", { name: /new or changed/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show accounts" }));
    const [first, second] = within(
      screen.getByRole("list", { name: /new or changed/ }),
    ).getAllByRole("listitem");
    expect(first).toHaveTextContent(
      "6000 WagesReclassified, was Operating expense · In Operating expenses130.00 FY 2025",
    );
    expect(second).toHaveTextContent("1420 Due from ownerNew · In Current assets80.00 FY 2025");
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole("button", { name: "6000 Wages" }));
    await user.click(screen.getByRole("button", { name: "Classify 6000 Wages" }));
    expect(onGoTo).toHaveBeenCalledWith("6000");
    expect(onClassify).toHaveBeenCalledWith("account/6000");
    expect(screen.queryByRole("button", { name: /Classify 1420/ })).toBeNull();
  });

  it("are accepted one by one or all at once, which one undo takes back", async () => {
    const { user, editor } = show();

    await user.click(await screen.findByRole("button", { name: "Show accounts" }));
    await user.click(screen.getByRole("button", { name: "Accept 1420 Due from owner" }));
    expect(screen.getByText(/^1 account is new or changed/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Accept all" }));
    expect(screen.queryByText(/new or changed/)).toBeNull();

    editor.undo();
    expect(await screen.findByText(/^1 account is new or changed/)).toBeVisible();
  });
});

function show() {
  const editor = alderEditor((spread) => flag(flag(spread, "account/1420"), "account/6000"));
  server.use(
    bff.get(`${statementPath}/spread`, ({ response }) =>
      response(200).json({
        ...{ version: 2, origin: "carried-over" },
        // The fixture is a spread as core has it; the contract's lists aren't readonly.
        spread: editor.spread as never,
        carriedOver: {
          ...{ submissionId, financialRecordId, version: 3, upTo: "2025-09-30" },
          collectedAt: "2025-10-14T13:42:00Z",
          flagged: [
            { accountId: "6000", why: "reclassified", was: "opex" },
            { accountId: "1420", why: "new" },
          ],
          ...{ renamed: [], parked: 0 },
        },
      }),
    ),
  );
  const does = { onGoTo: vi.fn(), onClassify: vi.fn() };
  const record = { workspaceId, financialRecordId };
  return {
    editor,
    ...does,
    ...render(
      <FlaggedAccounts
        {...does}
        editor={editor}
        readOnly={false}
        record={record}
        shown={statementOf(editor.books, editor.spread, yearsOf("BalanceSheet"), "en").shown}
      />,
    ),
  };
}

function flag(spread: Spread, ref: NodeRef): Spread {
  return withNode(spread, ref, (node) =>
    node.node === "account" ? { ...node, flagged: true } : node,
  );
}
