import { cleanup, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { showCollection, statementPath, theBffAnswers } from "../../testing/a-collection-page.tsx";
import { bff, server } from "../../testing/bff.ts";
import { tidewaterBooks } from "../../testing/tidewater.ts";

describe("saving statements", () => {
  it("sends the edits on the version they were made on, and is clean again (S-T24, S-T25, S-T28, S-U71)", async () => {
    const sent = theServerSaves();
    const { user } = await openStatements();
    expect(screen.getByRole("button", { name: "Save statement" })).toHaveAccessibleDescription(
      "No unsaved changes.",
    );
    for (const name of ["Nothing to undo", "Nothing to redo"]) {
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    }

    await choose(user, "Whole numbers");
    expect(screen.getByText("1 unsaved change")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "More ways to save" }));
    expect(await screen.findByRole("menuitem", { name: "Save as template" })).toBeVisible();
    await user.keyboard("{Escape}{Control>}s{/Control}");

    expect(await screen.findByText("Statement saved")).toBeVisible();
    expect(screen.getByRole("button", { name: "Save statement" })).toHaveAccessibleDescription(
      "No unsaved changes.",
    );
    expect(sent).toEqual([
      expect.objectContaining({
        ifMatch: '"1"',
        body: {
          edits: [
            expect.objectContaining({
              command: {
                do: "numberStyle",
                style: "ActualsDisplayedAsWholeNumber",
                was: "Actuals",
              },
            }),
          ],
          layoutHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      }),
    ]);
  });

  it("retries a save whose answer was lost under the same key, so that it's saved once (S-M37)", async () => {
    const sent = theServerSaves();
    server.use(
      bff.put(
        statementPath,
        ({ request, response }) => {
          sent.push({ ifMatch: null, key: request.headers.get("Idempotency-Key"), body: {} });
          return response.untyped(Response.error());
        },
        { once: true },
      ),
    );
    const { user } = await openStatements();

    await choose(user, "Whole numbers");
    await user.click(screen.getByRole("button", { name: "Save statement" }));
    expect(await screen.findByText(/^Not saved\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save statement" }));

    expect(await screen.findByText("Statement saved")).toBeVisible();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  it("repeats edits on what somebody else saved meanwhile, unasked where nothing clashes", async () => {
    const sent = theServerSaves();
    somebodySaved({ numberStyle: "Actuals" });
    const { user } = await openStatements();

    await choose(user, "Whole numbers");
    await user.click(screen.getByRole("button", { name: "Save statement" }));

    expect(await screen.findByText("Statement saved")).toBeVisible();
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"2"']);
  });

  it("asks once where both changed the same, and saves what was chosen", async () => {
    const sent = theServerSaves();
    somebodySaved({ numberStyle: "Thousands" });
    const { user } = await openStatements();

    await choose(user, "Whole numbers");
    await user.click(screen.getByRole("button", { name: "Save statement" }));

    const asking = await screen.findByRole("dialog", {
      name: "Marcus Oyelaran saved version 2 while you were editing",
    });
    expect(await accessibilityFaults()).toEqual([]);
    expect(within(asking).getByRole("button", { name: "Save on top" })).toHaveAccessibleDescription(
      "Choose which stays in each question first.",
    );
    await user.click(within(asking).getByRole("radio", { name: /Yours: .*Whole numbers/ }));
    await user.click(within(asking).getByRole("button", { name: "Save on top" }));

    expect(await screen.findByText("Statement saved")).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        ifMatch: '"2"',
        body: expect.objectContaining({
          edits: [
            expect.objectContaining({
              command: expect.objectContaining({ was: "Thousands" }),
            }),
          ],
        }),
      }),
    ]);
  });

  it("undoes and redoes by key, and is clean when all is undone", async () => {
    const { user } = await openStatements();

    await choose(user, "Whole numbers");
    await user.keyboard("{Control>}z{/Control}");
    expect(screen.queryByText("1 unsaved change")).toBeNull();
    expect(screen.getByRole("button", { name: "Save statement" })).toHaveAccessibleDescription(
      "No unsaved changes.",
    );

    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(screen.getByText("1 unsaved change")).toBeVisible();
  });

  it("leaves the statement alone while a dialog lies over it", async () => {
    const { user } = await openStatements();
    await choose(user, "Whole numbers");

    await user.click(screen.getByRole("button", { name: "Reset statement" }));
    await screen.findByRole("alertdialog");
    await user.keyboard("{Control>}z{/Control}{Escape}");

    expect(await screen.findByText("1 unsaved change")).toBeVisible();
  });

  it("offers what an ended page didn't save, and Esc loses none of it", async () => {
    const { user } = await openStatements();
    await choose(user, "Whole numbers");
    cleanup();

    const { user: later } = await openStatements();
    const offer = screen.getByRole("alertdialog", { name: "Restore 1 unsaved edit?" });
    expect(offer).toBeVisible();
    await later.keyboard("{Escape}");

    expect(screen.getByText("1 unsaved change")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Number style" })).toHaveTextContent(
      "Whole numbers",
    );
  });

  it("forgets what is discarded", async () => {
    const { user } = await openStatements();
    await choose(user, "Whole numbers");
    cleanup();

    const { user: later } = await openStatements();
    await later.click(screen.getByRole("button", { name: "Discard" }));
    cleanup();

    await openStatements();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

async function openStatements() {
  theBffAnswers();
  const shown = showCollection("financialstatements");
  // A dialog may lie over it.
  await screen.findByRole("treegrid", { hidden: true });
  return shown;
}

async function choose(user: UserEvent, style: string) {
  await user.click(screen.getByRole("combobox", { name: "Number style" }));
  await user.click(await screen.findByRole("option", { name: style }));
}

interface Sent {
  readonly ifMatch: string | null;
  readonly key: string | null;
  readonly body: unknown;
}

/** Saves whatever it's sent, as the next version. */
function theServerSaves(): Sent[] {
  const sent: Sent[] = [];
  server.use(
    bff.put(statementPath, async ({ request, response }) => {
      const ifMatch = request.headers.get("If-Match");
      sent.push({
        ifMatch,
        key: request.headers.get("Idempotency-Key"),
        body: await request.json(),
      });
      return response(200).json({ version: Number(ifMatch?.slice(1, -1)) + 1 });
    }),
  );
  return sent;
}

/** Refuses the first save: somebody saved version 2. */
function somebodySaved(changes: { readonly numberStyle: "Actuals" | "Thousands" }) {
  const { spread } = tidewaterBooks();
  const current = {
    version: 2,
    spread: { ...spread.spread, ...changes },
    origin: "edit" as const,
    by: "Marcus Oyelaran",
    at: "2025-10-15T14:31:00Z",
    commandsSince: [],
  };
  server.use(
    bff.put(
      statementPath,
      ({ response }) =>
        response(412).json({
          type: "changed-meanwhile",
          title: "The statements have changed",
          status: 412,
          detail: "Look at what changed.",
          description: "The statements have changed.",
          current,
        }),
      { once: true },
    ),
  );
}
