import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ToastProvider } from "@tieout/ui-kit";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { tidewaterId } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { DeleteWorkspace } from "./delete-workspace.tsx";

describe("DeleteWorkspace", () => {
  it("names what goes, with the focus on keeping it, and then deletes (P-A29, P-A56, P-U46)", async () => {
    const deleted: string[] = [];
    server.use(
      bff.delete("/Entities/{workspaceId}", ({ params, response }) => {
        deleted.push(params.workspaceId);
        const purgedAfter = "2026-04-14T09:00:00Z";
        return response(200).json({ id: params.workspaceId, deleted: true, purgedAfter });
      }),
    );
    const { onClose } = show();

    const asked = screen.getByRole("alertdialog", { name: "Delete Tidewater?" });
    expect(asked).toHaveTextContent(/links stop working at once.*after 30 days/);
    expect(screen.getByRole("button", { name: "Keep workspace" })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    const button = screen.getByRole("button", { name: "Delete workspace" });
    fireEvent.click(button);
    fireEvent.click(button);

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(deleted).toEqual([tidewaterId]);
    expect(await screen.findByText("Tidewater was deleted")).toBeInTheDocument();
  });

  it("stays and says why when it wasn't deleted", async () => {
    server.use(
      bff.delete("/Entities/{workspaceId}", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "Add yourself first." })),
      ),
    );
    const { user, onClose } = show();
    await user.click(screen.getByRole("button", { name: "Delete workspace" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Add yourself first.");
    expect(onClose).not.toHaveBeenCalled();
  });
});

function show() {
  const onClose = vi.fn();
  const page = render(
    <ToastProvider>
      <DeleteWorkspace
        workspace={{ id: tidewaterId, displayName: "Tidewater" }}
        onClose={onClose}
      />
    </ToastProvider>,
  );
  return { ...page, onClose };
}
