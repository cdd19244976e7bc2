import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import type { WaitingCollection } from "../../api/past-collections.ts";
import { aCollection } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { AttendCollections } from "./needs-attention.tsx";

const ortega = aCollection({
  portalStatus: "ConnectionPendingUserIntervention",
  datasourceNameId: "example",
  creationTime: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  entity: { id: aCollection().entityId, displayName: "Ortega Brothers Roofing", accessible: true },
});

describe("AttendCollections", () => {
  it("is a table of what waits, with the way to it (P-U33, S-U47)", async () => {
    const waiting = theyWait([ortega]);
    show();

    const table = await screen.findByRole("table", { name: "Pending your intervention" });

    expect(within(table).getByRole("rowheader")).toHaveTextContent(
      "Ortega Brothers RoofingConnection needs approval in DEX, 2 days",
    );
    expect(
      within(table).getByRole("link", { name: "Review, Ortega Brothers Roofing" }),
    ).toHaveAttribute("href", `/o/${ortega.entityId}/${ortega.id}`);
    expect(waiting.bodies).toEqual([{ portalStatus: "ConnectionPendingUserIntervention" }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("isn't there when nothing waits (P-U33)", async () => {
    const waiting = theyWait([]);
    show();

    await waitFor(() => expect(waiting.bodies).toHaveLength(1));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("asks before it hides one, and takes that back (P-U33, P-A40, S-U48, S-T6, S-A35)", async () => {
    theyWait([ortega]);
    const patches: unknown[] = [];
    server.use(
      bff.patch("/submissions/{workspaceId}/{submissionId}", async ({ request, response }) => {
        const [step] = (await request.json()) as readonly { value: string }[];
        patches.push(step);
        theyWait(step?.value === "Normal" ? [] : [ortega]);
        return response(200).json(ortega);
      }),
    );
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Hide Ortega Brothers Roofing" }));
    await user.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(patches).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Hide Ortega Brothers Roofing" }));
    await user.click(await screen.findByRole("button", { name: "Hide" }));
    await waitFor(() => expect(screen.queryByRole("table")).not.toBeInTheDocument());
    // The toast takes a moment to become clickable.
    await waitFor(() => user.click(screen.getByRole("button", { name: "Undo" })));

    expect(await screen.findByRole("table")).toBeInTheDocument();
    expect(patches).toEqual([
      { op: "replace", path: "/portalstatus", value: "Normal" },
      { op: "replace", path: "/portalstatus", value: "ConnectionPendingUserIntervention" },
    ]);
  });

  it("says when one could not be hidden", async () => {
    theyWait([ortega]);
    server.use(
      bff.patch("/submissions/{workspaceId}/{submissionId}", ({ response }) =>
        response(404).json(aProblem({ status: 404 })),
      ),
    );
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: /^Hide/ }));
    await user.click(await screen.findByRole("button", { name: "Hide" }));

    expect(
      await screen.findByText("Ortega Brothers Roofing could not be hidden", {
        selector: "[role=alert] *",
      }),
    ).toBeInTheDocument();
  });
});

const show = () => render(<AttendCollections overviewAddress={(w, s) => `/o/${w}/${s}`} />);

function theyWait(collections: readonly WaitingCollection[]) {
  const asked = { bodies: [] as unknown[] };
  server.use(
    bff.post("/submissions/search", async ({ request, response }) => {
      asked.bodies.push(await request.json());
      return response(200).json(collections);
    }),
  );
  return asked;
}
