import { fireEvent, screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aListItem, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { showList, theListIs } from "../../testing/the-list.tsx";

afterEach(() => {
  vi.useRealTimers();
});

describe("the way to the newest collection", () => {
  it("asks for the newest collection, and goes to what there is now (P-U34, P-A34)", async () => {
    theListIs([aListItem()]);
    theNewestIs("00000000-0000-4000-8000-000000000777");
    const { user, history } = showList();

    await user.click(await screen.findByRole("link", { name: /^Overview/ }));

    await expect
      .poll(() => history.at(-1))
      .toBe(`/o/${tidewaterId}/00000000-0000-4000-8000-000000000777`);
  });

  it("says for four seconds that there is none (P-U35, P-M14, P-K9)", async () => {
    theListIs([aListItem()]);
    theNewestIs("00000000-0000-0000-0000-000000000000");
    const { history } = showList();
    const link = await screen.findByRole("link", { name: /^Statements/ });
    vi.useFakeTimers();

    fireEvent.click(link);
    await settled(() => screen.queryByRole("alert", { name: "Error" }) !== null);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "No data collections exist for this workspace.",
    );
    await pass(3.9);
    expect(screen.getByRole("alert")).toBeInTheDocument();
    await pass(0.1);
    await settled(() => screen.queryByRole("alert") === null);
    expect(history).toEqual(["/"]);
  });

  it("says the same of a workspace that never had one, and goes to the first there is by now (P-U25, P-U34, P-U35)", async () => {
    const { newestSubmissionId: _, newestFinancialRecordId: __, ...withoutAny } = aListItem();
    theListIs([withoutAny]);
    theNewestIs("00000000-0000-0000-0000-000000000000");
    const { user, history } = showList();
    const overview = await screen.findByRole("button", { name: /^Overview/ });

    await user.click(overview);
    expect(await screen.findByRole("alert", { name: "Error" })).toHaveTextContent(
      "No data collections exist for this workspace.",
    );
    expect(await accessibilityFaults()).toEqual([]);
    theNewestIs("00000000-0000-4000-8000-000000000777");
    await user.keyboard("{Escape}");
    await user.click(overview);

    await expect
      .poll(() => history.at(-1))
      .toBe(`/o/${tidewaterId}/00000000-0000-4000-8000-000000000777`);
  });

  it("says that it can't go on where asking fails (P-M9)", async () => {
    theListIs([aListItem()]);
    server.use(
      bff.get("/submissions/newest", ({ response }) =>
        response(404).json(aProblem({ status: 404 })),
      ),
    );
    const { user } = showList();

    await user.click(await screen.findByRole("link", { name: /^Overview/ }));

    expect(await screen.findByRole("alert", { name: "Error" })).toHaveTextContent(
      "An error has occurred retrieving information about the workspace. Unable to continue.",
    );
  });
});

const theNewestIs = (submissionId: string) =>
  server.use(
    bff.get("/submissions/newest", ({ response }) => response(200).json({ submissionId })),
  );
