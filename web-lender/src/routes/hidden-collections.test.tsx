import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { allPastCollections } from "../api/past-collections.ts";
import { aRow, History, theBffHas } from "../testing/a-history.tsx";
import { aSubmission } from "../testing/a-submission.ts";
import { aCollection } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { ReadAnew } from "../testing/read-anew.tsx";
import { render } from "../testing/render.tsx";

describe("hiding collections in a history", () => {
  it("asks before it hides one, and takes that back (S-U52, S-T4, S-C6)", async () => {
    const calls: string[] = [];
    theBffHas([aRow()]);
    server.use(
      bff.delete("/submissions/{submissionId}", ({ response }) => {
        calls.push("hidden");
        return response(200).json(aCollection({ deleted: true }));
      }),
      bff.put("/submissions/restore/{submissionId}", ({ response }) => {
        calls.push("restored");
        return response(200).json(aCollection());
      }),
    );
    const user = userEvent.setup();
    render(<History />);

    await user.click(await screen.findByRole("button", { name: /^Hide the data collection/ }));
    expect(calls).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Hide data collection" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await user.click(await screen.findByRole("button", { name: "Undo" }));

    await expect.poll(() => calls).toEqual(["hidden", "restored"]);
  });

  it("keeps a row opened while the list is read again without it, and once more with it", async () => {
    theBffHas([aRow()]);
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
        response(200).json(aSubmission()),
      ),
    );
    const { user } = render(
      <>
        <History />
        <ReadAnew what={allPastCollections} />
      </>,
    );
    await user.click(await screen.findByRole("button", { name: /^Files of/ }));

    theBffHas([]);
    await user.click(screen.getByRole("button", { name: "Read anew" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Files of/ })).toBeNull());
    theBffHas([aRow()]);
    await user.click(screen.getByRole("button", { name: "Read anew" }));

    expect(await screen.findByRole("button", { name: /^Files of/ })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  it("is asked by keyboard with the safe answer first, and Esc hides nothing (S-U52)", async () => {
    const hidden: string[] = [];
    theBffHas([aRow()]);
    server.use(
      bff.delete("/submissions/{submissionId}", ({ params, response }) => {
        hidden.push(params.submissionId);
        return response(200).json(aCollection({ deleted: true }));
      }),
    );
    const { user } = render(<History />);
    const hide = await screen.findByRole("button", { name: /^Hide the data collection/ });
    const ask = async () => {
      hide.focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus());
    };

    await ask();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(hide).toHaveFocus();
    expect(hidden).toEqual([]);
    await ask();
    await user.tab();
    await user.keyboard("{Enter}");

    await expect.poll(() => hidden).toHaveLength(1);
  });

  it("says when one could not be hidden, or taken back (S-M15, S-M27, S-M28)", async () => {
    const deleted = aRow({ id: "b", deleted: true, status: "deleted", label: "Deleted" }, false);
    theBffHas([aRow(), { ...deleted, may: { ...deleted.may, restore: true, hide: false } }]);
    const away = () => new Response(null, { status: 503 });
    server.use(
      bff.delete("/submissions/{submissionId}", ({ response }) => response.untyped(away())),
      bff.put("/submissions/restore/{submissionId}", ({ response }) => response.untyped(away())),
    );
    const { user } = render(<History />);

    await user.click(await screen.findByRole("button", { name: /^Restore/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("It could not be restored.");
    await user.click(screen.getByRole("button", { name: /^Hide the data collection/ }));
    await user.click(await screen.findByRole("button", { name: "Hide data collection" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The data collection could not be deleted",
    );
  });

  it("restores a deleted one from its row (S-U45, S-T4)", async () => {
    let restored = false;
    const hidden = aRow({ deleted: true, status: "deleted", label: "Deleted" }, false);
    theBffHas([{ ...hidden, may: { ...hidden.may, restore: true, hide: false } }]);
    server.use(
      bff.put("/submissions/restore/{submissionId}", ({ response }) => {
        restored = true;
        theBffHas([aRow()]);
        return response(200).json(aCollection());
      }),
    );
    render(<History />);

    await userEvent.setup().click(await screen.findByRole("button", { name: /^Restore/ }));

    await expect.poll(() => restored).toBe(true);
    // The pressed button is gone, so focus moves to its row.
    const row = (await screen.findByRole("button", { name: /^Hide/ })).closest("tr");
    await waitFor(() => expect(row?.querySelector("button")).toHaveFocus());
  });
});
