import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const page = `/allow?workspaceId=${given.workspaceId}&submissionId=${given.submissionId}#${given.secret}`;
const path = "/{workspaceId}/Submissions/{submissionId}/receipt/asked";

describe("a mail that asks for more", () => {
  it.each([
    ["Allow", true, /^Allowed\. /],
    ["Keep as is", false, "Everything stays as it is."],
  ] as const)("shows the difference alone, and takes the answer: %s", async (name, allow, said) => {
    const answers = theLenderAsks({ groups: ["accounts-payable"], bases: [], names: false });
    const { container, user } = visit(page);

    expect(
      await screen.findByText(
        /asks for more: open supplier bills\. Everything else stays the same\./,
      ),
    ).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name }));

    const answered = await screen.findByText(said);
    expect(answered).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(answered);
    await waitFor(() => expect(answers).toEqual([{ id: given.connectionId, allow }]));
  });

  it("is found from the receipt by whoever lost the mail, until it's answered", async () => {
    theLenderAsks({ groups: ["accounts-payable"], bases: [], names: false });
    let asksForMore = true;
    server.use(
      bff.get("/{workspaceId}/Submissions/{submissionId}/receipt", ({ response }) =>
        response(200).json(given.receipt({ asksForMore })),
      ),
    );
    const { container, user } = visit(page.replace("/allow", "/receipt").replace(/#.*/, ""));
    const link = await screen.findByRole("link", { name: "See what’s asked" });
    expect(screen.getByText(/^You decide\. Until you answer/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);

    await user.click(link);
    await screen.findByText(/asks for more: open supplier bills\./);
    asksForMore = false;
    await user.click(screen.getByRole("button", { name: "Keep as is" }));
    await screen.findByText("Everything stays as it is.");
    await user.click(screen.getByRole("link", { name: /receipt/ }));

    expect(await screen.findByText("41873-7C1E")).toBeVisible();
    expect(screen.queryByRole("link", { name: "See what’s asked" })).not.toBeInTheDocument();
  });

  it("says that nothing is asked where it was taken back before the answer", async () => {
    theLenderAsks({ groups: ["accounts-payable"], bases: [], names: false });
    const { user } = visit(page);
    const allow = await screen.findByRole("button", { name: "Allow" });
    server.use(
      bff.post(path, ({ response }) => response(404).json(given.problem(404, "not-found"))),
      bff.get(path, ({ response }) => response(200).json({})),
    );

    await user.click(allow);

    expect(await screen.findByText(/asks for nothing more/)).toBeVisible();
    expect(screen.queryByText("Your answer didn’t reach us.")).not.toBeInTheDocument();
  });

  it("says so where nothing is asked any more", async () => {
    theLenderAsks(undefined);

    visit(page);

    expect(await screen.findByText(/asks for nothing more/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Allow" })).not.toBeInTheDocument();
  });
});

type More = {
  readonly groups: "accounts-payable"[];
  readonly bases: "accrual"[];
  readonly names: boolean;
};

function theLenderAsks(more: More | undefined): unknown[] {
  const answers: unknown[] = [];
  server.use(
    ...given.theLinkOpens(),
    bff.post("/receipts/open", ({ response }) => response(200).json(given.receipt())),
    bff.get(path, ({ response }) =>
      response(200).json(more ? { asked: { id: given.connectionId, more } } : {}),
    ),
    bff.post(path, async ({ request, response }) => {
      answers.push(await request.json());
      return response(204).empty();
    }),
  );
  return answers;
}
