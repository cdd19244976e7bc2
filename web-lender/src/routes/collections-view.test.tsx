import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { CollectionQuery } from "../api/past-collections.ts";
import { aRow, History, theBffHas } from "../testing/a-history.tsx";
import { tidewaterId } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";

describe("the view of a history", () => {
  it("keeps what was chosen in its address, for a reload and for who comes back", async () => {
    const asked = theBffHas([aRow()], { nextCursor: "next", total: 30 });
    const { user, history } = render(<History />, { path: "/dcr" });

    await user.click(await screen.findByRole("button", { name: "Deleted" }));
    await user.click(screen.getByRole("button", { name: "Workspace" }));
    await user.click(await screen.findByRole("button", { name: "Next page" }));
    await expect.poll(() => asked.at(-1)?.cursor).toBe("next");
    const last = asked.at(-1);
    const address = history.at(-1) ?? "";
    cleanup();
    render(<History />, { path: address });
    await screen.findByText("26–30 of 30");

    expect(history).toHaveLength(1);
    expect(asked.at(-1)).toEqual(last);
    expect(screen.getByRole("button", { name: "Deleted" })).toBePressed();
  });

  it("begins at its first page again where the way to a later one holds no more", async () => {
    server.use(
      bff.post("/submissions/query", ({ response }) =>
        response(400).json(aProblem({ status: 400, description: "This isn't a cursor of ours." })),
      ),
    );
    const { user, history } = render(<History />, {
      path: "/dcr?sort=status&order=ascending&page=2&cursor=old",
    });
    await screen.findByText("The search failed");
    theBffHas([aRow()]);

    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeVisible();
    expect(history.at(-1)).toBe("/dcr?sort=status&order=ascending");
  });

  it("says that all there is is hidden, and shows it", async () => {
    const hidden = aRow({ label: "Deleted", status: "deleted", deleted: true });
    server.use(
      bff.post("/submissions/query", async ({ request, response }) => {
        const { statuses } = (await request.json()) as CollectionQuery;
        const rows = statuses.includes("deleted") ? [hidden] : [];
        return response(200).json({ rows, total: rows.length, isTotalExact: true });
      }),
    );
    const { user } = render(<History workspaceId={tidewaterId} />);

    expect(await screen.findByText("Every data collection here is hidden")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show hidden collections" }));

    expect(await screen.findByRole("row", { name: /October 14, 2025/ })).toBeVisible();
  });
});
