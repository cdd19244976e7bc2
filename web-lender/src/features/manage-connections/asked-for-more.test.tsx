import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import type { Connection } from "../../api/connections.ts";
import { aConnection, aConsent, anAsk } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { showConnections, theConnectionsAre } from "../../testing/the-connections.tsx";

const oneAsk =
  "/workspaces/{workspaceId}/connections/{connectionId}/permissionasks/{permissionAskId}";
const takenBack = anAsk({ state: "taken-back", endedAt: "2025-10-14T10:00:00Z" });

describe("a connection whose borrower was asked for more", () => {
  it("says so, and what for, by whom and when; and takes it back", async () => {
    theAskIs(anAsk());
    const { user } = showConnections();
    const row = (await screen.findAllByRole("row"))[1];
    expect(row).toHaveTextContent("Asked for more on Oct 13, 2025");
    await openPermission(user);

    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/^Names of customers and suppliers, instead of codes; /)).toBeVisible();
    expect(dialog.getByText("Dana Whitfield, on Oct 13, 2025")).toBeVisible();
    expect(dialog.getByText("Waiting for the borrower’s answer")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    const taken = takingBack(204);
    theAskIs(takenBack);
    await user.click(dialog.getByRole("button", { name: "Take back" }));

    expect(await dialog.findByText("Taken back on Oct 14, 2025")).toBeVisible();
    expect(taken).toEqual([anAsk().id]);
    expect(dialog.queryByRole("button", { name: "Take back" })).toBeNull();
    expect(row).not.toHaveTextContent("Asked for more");
    expect(screen.getByText("Taken back. The borrower is no longer asked.")).toBeVisible();
  });

  it("says what was answered meanwhile, where it can't be taken back", async () => {
    theAskIs(anAsk());
    const { user } = showConnections();
    await openPermission(user);
    takingBack(404);
    theAskIs(anAsk({ state: "kept", endedAt: "2025-10-14T10:00:00Z" }));

    await user.click(screen.getByRole("button", { name: "Take back" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("This could not be taken back");
    expect(await screen.findAllByText("Kept as is on Oct 14, 2025")).toHaveLength(2);
  });

  it("says what was allowed with the permission that it replaced", async () => {
    const allowed = anAsk({ state: "allowed", endedAt: "2025-10-14T10:00:00Z" });
    theConsentsAre([
      aConsent(),
      aConsent({
        ...{ id: "00000000-0000-4000-8000-000000000551", state: "superseded" },
        ...{ canBeAsked: false, asked: allowed },
      }),
    ]);
    const { user } = showConnections();
    await openPermission(user);

    expect(screen.getByText("Allowed on Oct 14, 2025")).toBeVisible();
    expect(screen.getByText("Allowed more on Oct 14, 2025")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
    await waitFor(() => expect(screen.queryByText(/^Asked for more/)).toBeNull());
  });
});

type User = ReturnType<typeof showConnections>["user"];

const openPermission = async (user: User) =>
  user.click(await screen.findByRole("button", { name: /^Permission to read/ }));

const theAskIs = (asked: ReturnType<typeof anAsk>) => theConsentsAre([aConsent({ asked })]);

const theConsentsAre = (consents: Connection["consents"]) =>
  theConnectionsAre([aConnection({ consents })]);

function takingBack(status: 204 | 404): string[] {
  const taken: string[] = [];
  server.use(
    bff.delete(oneAsk, ({ params, response }) => {
      taken.push(params.permissionAskId);
      return status === 204
        ? response(204).empty()
        : response(404).json(aProblem({ status: 404, description: "There is nothing here." }));
    }),
  );
  return taken;
}
