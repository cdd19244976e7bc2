import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { aConnection, aConsent, tidewaterId } from "../../testing/a-workspace.ts";
import { bff, server } from "../../testing/bff.ts";
import { showConnections, theConnectionsAre } from "../../testing/the-connections.tsx";

describe("the permission to read over a connection", () => {
  it("shows what may be read over a connection, by whom and until when, and what was read", async () => {
    const read = {
      submissionId: other(9),
      readAt: "2025-10-01T10:00:00Z",
      outcome: "Success",
    } as const;
    theConnectionsAre([
      aConnection({
        consents: [
          aConsent({ reads: [{ ...read, fromDay: "2020-01-01", throughDay: "2025-08-31" }] }),
          aConsent({
            ...{ id: other(8), state: "used", givenBy: "lender", userName: "Ana Petrov" },
            ...{ ground: "written-agreement", groundAgreedOn: "2025-03-01", term: "once" },
            groundNote: "Rosa Delgado",
            usedAt: "2025-09-15T10:00:00Z",
          }),
        ],
      }),
    ]);
    const { user } = showConnections();

    await user.click(await screen.findByRole("button", { name: /^Permission to read/ }));

    const dialog = screen.getByRole("dialog", {
      name: "Permission to read Tidewater Marine Supply",
    });
    expect(dialog).toHaveTextContent(/In force.*The borrower, on Sep 1, 2025/);
    expect(dialog).toHaveTextContent("Updates until Dec 31, 2030");
    expect(dialog).toHaveTextContent("Oct 1, 2025: Jan 1, 2020 to Aug 31, 2025");
    expect(dialog).toHaveTextContent(
      /Ana Petrov, on Sep 1, 2025.*in writing, Mar 1, 2025: Rosa Delgado/,
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("resumes what a deleted user signed in for once a colleague says why, and shows the agreement", async () => {
    const paused = aConsent({
      ...{ state: "paused", pausedFor: "user-deleted", givenBy: "lender", userName: "Ana Petrov" },
      ...{ ground: "written-agreement", submissionId: other(9) },
      groundDocument: {
        ...{ id: other(7), submissionId: other(9), fileName: "agreement.pdf", bytes: 9 },
        ...{ scanState: "clean", isDeleted: false },
      },
    });
    theConnectionsAre([aConnection({ status: "paused", consents: [paused] })]);
    const stated: unknown[] = [];
    server.use(
      bff.post(
        "/workspaces/{workspaceId}/connections/{connectionId}/grounds",
        async ({ request, response }) => {
          stated.push(await request.json());
          return response(204).empty();
        },
      ),
    );
    const { user } = showConnections();

    await user.click(await screen.findByRole("button", { name: /^Permission to read/ }));
    expect(screen.getByRole("dialog")).toHaveTextContent("A colleague can resume it.");
    expect(screen.getByRole("link", { name: "Download agreement.pdf" })).toHaveAttribute(
      "href",
      `/api/documents/${tidewaterId}/${other(9)}/${other(7)}`,
    );
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: /Relink/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Resume, Tidewater Marine Supply" }));
    const dialog = screen.getByRole("dialog", { name: "Resume Tidewater Marine Supply?" });
    expect(dialog).toHaveTextContent("Ana Petrov signed in to Xero");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(
      await screen.findByRole("radio", { name: "The client gave me access of my own" }),
    );
    await user.type(screen.getByRole("textbox", { name: /^Note/ }), "Since Oct 1");
    theConnectionsAre([aConnection()]);
    await user.click(within(dialog).getByRole("button", { name: "Resume" }));

    expect(await screen.findByText("Reading can go on")).toBeVisible();
    expect(stated).toEqual([{ ground: { kind: "client-access", note: "Since Oct 1" } }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

const other = (number: number) => `00000000-0000-4000-8000-00000000060${number}`;
